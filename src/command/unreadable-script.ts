import { isRegular, type Tree } from '../repo/tree.ts';

/** What a reviewer can still read of a script, and what GitHub shows of its difference. */
const MOST_BYTES = 200_000;
const LONGEST_LINE = 2_000;

/** Returns why nobody can read a script, as the rest of a sentence; undefined if somebody can, or if there is none. */
export async function whyUnreadable(tree: Tree, path: string): Promise<string | undefined> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind)) return undefined;
  if (size > MOST_BYTES) return `has ${size} bytes`;
  const lines = (await tree.read(path)).toString('utf8').split('\n');
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  return long < 0 ? undefined : `has ${lines[long]?.length} characters on line ${long + 1}`;
}
