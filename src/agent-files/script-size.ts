import type { Tree } from '../repo/tree.ts';

/** Nobody reads a larger script. */
const MOST_BYTES = 200_000;
const LONGEST_LINE = 2_000;

/** Returns why nobody can read a script, as a clause; undefined for one that a person can read. */
export async function whyUnreadable(tree: Tree, path: string): Promise<string | undefined> {
  const size = tree.stat(path)?.size ?? 0;
  if (size > MOST_BYTES) return `it has ${Math.round(size / 1000)} kB`;
  const text = (await tree.read(path)).toString('latin1');
  if (text.includes('\0')) return 'it is no text';
  const longest = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0);
  return longest > LONGEST_LINE ? `a line has ${longest} characters` : undefined;
}
