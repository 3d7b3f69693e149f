import { normalise } from '../repo/paths.ts';

/** Characters that separate words: blanks, quotes, and the signs of assignments and operators. */
const BETWEEN_WORDS = /[\s"'`;&|()<>=]+/;

/**
 * Returns all words of a command that could be paths, normalised. Reads no file and accepts invalid commands, so
 * it also finds the paths in a blocked command or a deleted script.
 *
 * @param directory the working directory
 */
export function namedPaths(command: string, directory = ''): readonly string[] {
  const inside = directory === '' ? '' : `${directory}/`;
  return command.split(BETWEEN_WORDS).map((word) => normalise(inside + word) ?? word);
}
