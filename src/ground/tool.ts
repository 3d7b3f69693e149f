/** Name and version in reports. A test compares the version with package.json. */
export const TOOL = { name: 'gene-gate', version: '0.1.0' } as const;

/** The home page of the project, which links the rule pages. */
export const HOME = 'https://github.com/gene-gate/gene-gate';

/**
 * Where it says how to get the program that every text calls `gene-gate`. What others read has no path of one machine,
 * and no `npx gene-gate`: a name of the registry that the project does not own would run anybody's code.
 */
export const HOW_TO_GET_IT = `${HOME}#use-it-on-your-own-repository`;
