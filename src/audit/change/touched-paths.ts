import type { Change } from '../../repo/change.ts';
import { isWithin, normalise, resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { namesOf } from './blast-radius.ts';

/** One name that a change touches; both names of a rename are touched. */
export interface TouchedPath {
  readonly path: string;
  /** Where a symlink that the change leaves there leads to, in the audited tree; else empty. */
  readonly via: string;
}

/** Every name that a change touches, with symlinks followed in the audited tree. */
export function touchedPaths(change: Change, tree: Tree): TouchedPath[] {
  return change.files.flatMap((file) =>
    namesOf(file).map((path) => ({
      path,
      via: path === file.path && file.newMode === SYMLINK ? destination(tree, path) : '',
    })),
  );
}

/**
 * Finds what a change touches at a forbidden path or under it. Case counts, as in the reference
 * engine. Where an entry is a symlink at the base, what it leads to is forbidden with it.
 *
 * @returns a function from a forbidden path to the names that touch it; equal entries are looked up
 *   once, because many genes forbid the same paths
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

/**
 * Whether a path is a directory, or under one, that has this name at any depth, in whatever case: a
 * checkout on a case-insensitive file system would take `.GIT` for `.git`.
 */
export function isWithinAnywhere(path: string, directory: string): boolean {
  const segments = (normalise(path) ?? path).split('/');
  return segments.some((_, start) =>
    isWithin(segments.slice(start).join('/'), directory, { ignoreCase: true }),
  );
}

/** The beginning of a changed file, as the place of a finding about its name. */
export function atFile(path: string) {
  return { location: { path, line: 1, column: 1 } };
}

/** Git's mode of a symlink. */
export const SYMLINK = '120000';

function findTouches(touched: readonly TouchedPath[], directories: string[]): TouchedPath[] {
  const within = (path: string) => directories.some((directory) => isWithin(path, directory));
  return touched.flatMap(({ path, via }) => {
    if (within(path)) return [{ path, via: '' }];
    return via !== '' && within(via) ? [{ path, via }] : [];
  });
}

/** A symlink to what is not there yet leads to the first part that is missing. */
function destination(tree: Tree, link: string): string {
  const found = resolveInTree(tree, link);
  return found.kind === 'inside' || found.kind === 'missing' ? found.path : '';
}

function entryPlaces(baseTree: Tree, entry: string): string[] {
  const found = resolveInTree(baseTree, entry);
  return found.kind === 'inside' ? [entry, found.path] : [entry];
}
