import { posix } from 'node:path';
import { groupBy } from '../../ground/group-by.ts';
import { nearestName } from '../../ground/nearest-name.ts';
import { isWithin } from '../../repo/paths.ts';
import { filesNamed, perTree } from '../../repo/per-tree.ts';
import { isRegular, type Tree, type TreeEntry } from '../../repo/tree.ts';

const byFolder = perTree((tree) => groupBy(tree.files(), ({ path }) => posix.dirname(path)));

/** Longer paths are nobody's mistake. */
const MOST_PARTS = 20;

/**
 * The file of the commit that a path is probably meant for: of the same extension, at the path in another
 * directory, or with a name that is written much like it in the same one.
 *
 * @param wanted a path at which there is nothing, from the root of the tree
 */
export function nearestFile(tree: Tree, wanted: string): string | undefined {
  const parts = wanted.split('/').slice(-MOST_PARTS);
  const name = parts.at(-1) ?? '';
  const folder = posix.dirname(wanted);
  const shorter = parts
    .slice(1, -1)
    .map((_, at) => parts.slice(at + 1).join('/'))
    .find((path) => isOwnFile(tree.stat(path)));
  if (shorter !== undefined) return shorter;
  const namesakes = filesNamed(tree, name).filter(isOwnFile);
  const longer = namesakes.filter(({ path }) => path.endsWith(`/${wanted}`));
  if (longer.length === 1) return longer[0]?.path;
  const siblings = (byFolder(tree).get(folder) ?? [])
    .filter(({ path }) => posix.extname(path) === posix.extname(name))
    .map(({ path }) => posix.basename(path));
  const near = nearestName(name, siblings);
  if (near !== undefined) return posix.join(folder, near);
  return namesakes.length === 1 ? namesakes[0]?.path : undefined;
}

function isOwnFile(entry: TreeEntry | undefined): boolean {
  return !!entry?.tracked && isRegular(entry.kind) && !isWithin(entry.path, 'node_modules');
}
