/** Name and version in reports. A test compares the version with package.json. */
export const TOOL = { name: 'gene-gate', version: '0.1.0' } as const;

/** The home page of the project, which links the rule pages. */
export const HOME = 'https://github.com/gene-gate/gene-gate';

/**
 * How messages and generated files start this build: a clone beside the repository, as {@link HOW_TO_GET_IT}
 * describes. The name of an npm package that the project does not own could run anybody's code;
 * `scripts/release.mjs` writes the released package here once the project owns it.
 */
export const COMMAND = 'node ../gene-gate/dist/cli/index.js';

/** The instructions for installing {@link COMMAND}. */
export const HOW_TO_GET_IT = `${HOME}#use-it-in-a-terminal`;
