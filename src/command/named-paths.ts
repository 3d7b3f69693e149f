import type { Start } from '../assets/store.ts';
import { normalise } from '../repo/paths.ts';

/** What separates words for a shell, quotes, and the signs of assignments and operators. */
const BETWEEN_WORDS = /[\s"'`;&|()<>=]+/;

/**
 * Returns the words of a command that can be paths, normalized. Reads no file and needs no valid command,
 * so it also finds what a blocked command or a deleted script has been named by.
 *
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
