import type { Change } from '../../repo/change.ts';
import { isWithin, resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { namesOf } from './blast-radius.ts';

/** One path that a change touches; a rename touches two. */
export interface TouchedPath {
  readonly path: string;
  /** The target of a symlink at this path of the audited tree; otherwise empty. */
  readonly via: string;
}

/** Returns every touched path, with symlinks followed in the audited tree. */
export function touchedPaths(change: Change, tree: Tree): TouchedPath[] {
  return change.files.flatMap((file) =>
    namesOf(file).map((path) => ({
      path,
      via: path === file.path && file.newMode === SYMLINK ? destination(tree, path) : '',
    })),
  );
}

/**
 * Finds touched paths at or below a forbidden path. Paths are case-sensitive, as in the reference
 * engine. The target of a symlink at the base is also forbidden.
 * @returns touched paths, in the order of the change, by forbidden path; cached, because many genes
 *   forbid the same paths
 */
export function touchesOf(
  touched: readonly TouchedPath[],
  baseTree: Tree,
): (entry: string) => readonly TouchedPath[] {
  const known = new Map<string, readonly TouchedPath[]>();
  return (entry) => {
    const found = known.get(entry) ?? findTouches(touched, entryPlaces(baseTree, entry));
    known.set(entry, found);
    return found;
  };
}

/** Returns the start of a changed file, as the location of a finding about its path. */
export function atFile(path: string) {
  return { location: { path, line: 1, column: 1 } };
}

/** The git mode of a symlink. */
export const SYMLINK = '120000';

/** A path takes precedence over its symlink's target. */
function findTouches(
  touched: readonly TouchedPath[],
  directories: readonly string[],
): readonly TouchedPath[] {
  const isInside = (path: string) => directories.some((directory) => isWithin(path, directory));
  return touched.flatMap((touch) => {
    if (isInside(touch.path)) return [{ path: touch.path, via: '' }];
    return touch.via !== '' && isInside(touch.via) ? [touch] : [];
  });
}

/** A symlink to a missing path resolves to its first missing part. */
function destination(tree: Tree, link: string): string {
  const found = resolveInTree(tree, link);
  return found.kind === 'inside' || found.kind === 'missing' ? found.path : '';
}

function entryPlaces(baseTree: Tree, entry: string): string[] {
  const found = resolveInTree(baseTree, entry);
  return found.kind === 'inside' ? [entry, found.path] : [entry];
}

/** Paths reported for one forbidden path: a committed dependency directory has very many. */
const MOST_PATHS = 3;

/** Returns the first touched paths under one forbidden path; the last one has the number of omitted ones. */
export function someTouches(
  touches: readonly TouchedPath[],
): readonly (TouchedPath & { readonly more?: number })[] {
  const more = touches.length - MOST_PATHS;
  return touches
    .slice(0, MOST_PATHS)
    .map((touch, index) => (more > 0 && index === MOST_PATHS - 1 ? { ...touch, more } : touch));
}
