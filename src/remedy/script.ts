/** The directory of scripts that are made from commands. */
export const SCRIPT_FOLDER = 'scripts/validate';

/** A script that does the same as a command or the code of a command. */
export interface Script {
  /** The beginning of its file name. */
  readonly name: 'eval' | 'run';
  readonly text: string;
  readonly extension: 'cjs' | 'mjs';
}
