/** The tool that made a report. A test checks that the version equals that of package.json. */
export const TOOL = { name: 'gene-gate', version: '0.1.0' } as const;

/** The page of the project, with the pages of the rules. */
export const HOME = 'https://github.com/gene-gate/gene-gate';
