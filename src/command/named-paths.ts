import { normalise } from '../repo/paths.ts';

/** What separates words for a shell, quotes, and the signs of assignments and operators. */
const BETWEEN_WORDS = /[\s"'`;&|()<>=]+/;

/**
 * Returns the words of a command that can be paths, normalized. Reads no file and needs no valid command,
 * so it also finds what a blocked command or a deleted script has been named by.
 *
 * @param directory in which the command runs
 */
export function namedPaths(command: string, directory = ''): readonly string[] {
  const inside = directory === '' ? '' : `${directory}/`;
  return command.split(BETWEEN_WORDS).map((word) => normalise(inside + word) ?? word);
}
