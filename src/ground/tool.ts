/** The tool that made a report. A test checks that the version equals that of package.json. */
export const TOOL = { name: 'gene-gate', version: '0.1.0' } as const;

/** The page of the project, with the pages of the rules. */
export const HOME = 'https://github.com/gene-gate/gene-gate';

/**
 * How this build is started, wherever a command line is printed or written: a clone beside the repository, as the
 * page {@link HOW_TO_GET_IT} says. A name of the registry that the project does not own would run anybody's code;
 * `scripts/release.mjs` writes the package of the released version here once the project owns it.
 */
export const COMMAND = 'node ../gene-gate/dist/cli/index.js';

/** Where it says how to get what {@link COMMAND} starts. */
export const HOW_TO_GET_IT = `${HOME}#use-it-in-a-terminal`;
