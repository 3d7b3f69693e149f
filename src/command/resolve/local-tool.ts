import { posix } from 'node:path';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';

/** npm's and pnpm's wrappers start the package's file, named relative to their own directory. */
const WRAPPED = /"\$basedir\/([^"\n]+)"\s+"\$@"/;
/** pnpm's wrappers also name the directories of packages that a tool may load. */
const NODE_PATH = /export NODE_PATH="([^"$\n]+)"/;
const NODE_ALONE = /^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/;
const MAX_WRAPPER_BYTES = 16 * 1024;

/** A tool of `node_modules/.bin` that node runs. */
export interface LocalTool {
  /** The path of the package's file in the tree. */
  readonly file: string;
  /** Variables that the tool's wrapper sets. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The file that a tool's name means in a script: the nearest `node_modules/.bin` has a link to it, or a
 * wrapper that starts it.
 *
 * @param directories whose `node_modules/.bin` are looked into, in this order
 * @returns undefined if node does not run it, so that a shell should look it up
 */
export async function localTool(
  tree: Tree,
  folders: readonly string[],
  name: string,
): Promise<LocalTool | undefined> {
  const linked = folders
    .map((folder) => posix.join(folder, 'node_modules/.bin', name))
    .find((path) => tree.stat(path) !== undefined);
  if (linked === undefined) return undefined;
  const found = resolveInTree(tree, linked);
  if (found.kind !== 'inside' || !isRegular(found.entry.kind)) return undefined;
  if (found.path !== linked) {
    const runs = found.entry.kind === 'executable' && (await isForNode(tree, found.path));
    return runs ? { file: found.path, env: {} } : undefined;
  }
  if ((found.entry.size ?? 0) > MAX_WRAPPER_BYTES) return undefined;
  const wrapper = (await tree.read(linked)).toString('utf8');
  const [, wrapped] = WRAPPED.exec(wrapper) ?? [];
  if (wrapped === undefined) return undefined;
  const file = resolveInTree(tree, posix.join(posix.dirname(linked), wrapped));
  const isNodes =
    file.kind === 'inside' && isRegular(file.entry.kind) && (await isForNode(tree, file.path));
  const [, loaded] = NODE_PATH.exec(wrapper) ?? [];
  return isNodes
    ? { file: file.path, env: loaded === undefined ? {} : { NODE_PATH: loaded } }
    : undefined;
}

/** Whether the file names node without flags as its interpreter. */
async function isForNode(tree: Tree, path: string): Promise<boolean> {
  const [first = ''] = (await tree.read(path)).subarray(0, 256).toString('latin1').split('\n', 1);
  return NODE_ALONE.test(first);
}
