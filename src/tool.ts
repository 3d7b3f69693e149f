/** Who made a report. A test holds the version equal to package.json's. */
export const TOOL = { name: 'gene-gate', version: '0.1.0' } as const;
