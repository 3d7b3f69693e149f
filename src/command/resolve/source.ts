import type { Tree, TreeEntry } from '../../repo/tree.ts';

const MAX_BYTES = 256 * 1024;

/** Calls of node's `fs` that write, delete or rename files, by names that hardly mean anything else. */
const WRITES =
  /\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;

/**
 * Whether a script's own text calls functions that change files. A hint for reviewers and no proof:
 * what a script does through its imports is not looked at, and a comment counts like code.
 */
export async function callsWriteFunctions(tree: Tree, entry: TreeEntry): Promise<boolean> {
  if ((entry.size ?? 0) > MAX_BYTES) return false;
  const source = (await tree.read(entry.path)).subarray(0, MAX_BYTES).toString('latin1');
  return WRITES.test(source);
}
