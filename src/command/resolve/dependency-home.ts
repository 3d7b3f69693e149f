import { posix } from 'node:path';
import { LOCKFILES } from '../../families/file-names.ts';
import { subTree } from '../../repo/sub-tree.ts';
import type { Tree } from '../../repo/tree.ts';
import { foldersUpFrom } from './npm-project.ts';
import type { Place, Resolved } from './resolution.ts';

/**
 * Returns the directory whose package.json, lockfile and `node_modules` provide the dependencies of a place:
 * the nearest one with a lockfile, before or after the change; else the root.
 */
export function dependencyHome({ tree, base = tree, directory }: Place): string {
  const isLocked = (folder: string) => (each: Tree) =>
    LOCKFILES.some((name) => each.stat(posix.join(folder, name)) !== undefined);
  return foldersUpFrom(directory).find((folder) => [tree, base].some(isLocked(folder))) ?? '';
}

/** Returns a place as it is seen from the {@link dependencyHome}. */
export function placeAtHome(place: Place, home = dependencyHome(place)): Place {
  if (home === '') return place;
  const { tree, base, directory, changed } = place;
  const inside = `${home}/`;
  return {
    ...place,
    tree: subTree(tree, home),
    ...(base && { base: subTree(base, home) }),
    directory: directory.slice(inside.length),
    changed: new Set(
      [...changed].flatMap((path) => (path.startsWith(inside) ? path.slice(inside.length) : [])),
    ),
  };
}

/** Resolves something at the {@link dependencyHome}; the paths that are found are from the tree's root again. */
export async function resolveAtHome(
  place: Place,
  resolve: (place: Place) => Promise<Resolved>,
): Promise<Resolved> {
  const home = dependencyHome(place);
  const { targets, problems } = await resolve(placeAtHome(place, home));
  return {
    targets: targets.map((each) =>
      each.path === undefined ? each : { ...each, path: posix.join(home, each.path) },
    ),
    problems,
  };
}
