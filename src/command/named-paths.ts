import type { Start } from '../assets/store.ts';
import { normalise } from '../repo/paths.ts';

/** Characters that separate words: blanks, quotes, and the signs of assignments and operators. */
const BETWEEN_WORDS = /[\s"'`;&|()<>=]+/;

/**
 * Returns all words of a command that could be paths, normalised. Reads no file and accepts invalid
 * commands, so it also finds paths in a blocked command or a deleted script.
 * @param start where the command runs
 */
export function namedPaths(command: string, { root, checkoutAs }: Start): readonly string[] {
  const inside = root === '' ? '' : `${root}/`;
  return command.split(BETWEEN_WORDS).map((word) => {
    const path = normalise(inside + word) ?? word;
    return checkoutAs !== undefined && path.startsWith(`${checkoutAs}/`)
      ? path.slice(checkoutAs.length + 1)
      : path;
  });
}
