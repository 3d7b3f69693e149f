import { posix } from 'node:path';
import { groupBy } from '../ground/group-by.ts';
import { perTree } from './per-tree.ts';
import type { Tree, TreeEntry } from './tree.ts';

const byName = perTree((tree) => groupBy(tree.files(), ({ path }) => posix.basename(path)));

/** Returns what {@link Tree.files} lists under one name, in any directory, without a search of all files. */
export function filesNamed(tree: Tree, name: string): readonly TreeEntry[] {
  return byName(tree).get(name) ?? [];
}
