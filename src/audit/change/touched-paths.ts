import type { Change } from '../../repo/change.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { namesOf } from './blast-radius.ts';

/** One path that a change touches; a rename touches both of its paths. */
export interface TouchedPath {
  readonly path: string;
  /** The target of a symlink at this path in the audited tree; otherwise empty. */
  readonly via: string;
}

/** Returns every path that a change touches, with symlinks followed in the audited tree. */
export function touchedPaths(change: Change, tree: Tree): TouchedPath[] {
  return change.files.flatMap((file) =>
    namesOf(file).map((path) => ({
      path,
      via: path === file.path && file.newMode === SYMLINK ? destination(tree, path) : '',
    })),
  );
}

/**
 * Finds what a change touches at or below a forbidden path. Paths are case-sensitive, as in the
 * reference engine. If an entry is a symlink at the base, its target is also forbidden.
 *
 * @returns a function from a forbidden path to the touched paths, in the order of the change. The
 *   paths are sorted once, so that an entry costs a search and its results, not a walk over the change;
 *   the results are cached, because many genes forbid the same paths
 */
export function touchesOf(
  touched: readonly TouchedPath[],
  baseTree: Tree,
): (entry: string) => readonly TouchedPath[] {
  const known = new Map<string, readonly TouchedPath[]>();
  let sorted: readonly Place[] | undefined;
  return (entry) => {
    const cached = known.get(entry);
    if (cached !== undefined) return cached;
    sorted ??= placesOf(touched);
    const found = findTouches(touched, sorted, entryPlaces(baseTree, entry));
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

/** A path that the change touches, or the target of a symlink there, as a sortable name. */
interface Place {
  readonly name: string;
  /** Position in the touched paths. */
  readonly index: number;
  readonly isTarget: boolean;
}

/** Sorted by UTF-16 code units, so that everything below a directory is consecutive. */
function placesOf(touched: readonly TouchedPath[]): readonly Place[] {
  const places = touched.flatMap(({ path, via }, index) => [
    ...place(path, index, false),
    ...(via === '' ? [] : place(via, index, true)),
  ]);
  return places.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function place(path: string, index: number, isTarget: boolean): Place[] {
  const name = normalise(path);
  return name === undefined ? [] : [{ name, index, isTarget }];
}

function findTouches(
  touched: readonly TouchedPath[],
  sorted: readonly Place[],
  directories: readonly string[],
): TouchedPath[] {
  /** Whether only the target of each touched path is within a directory; a path takes precedence. */
  const byTarget = new Map<number, boolean>();
  for (const directory of directories) {
    for (const { index, isTarget } of within(sorted, directory)) {
      byTarget.set(index, isTarget && (byTarget.get(index) ?? true));
    }
  }
  return [...byTarget]
    .sort(([a], [b]) => a - b)
    .flatMap(([index, isTarget]) => {
      const found = touched[index];
      return found ? [isTarget ? found : { path: found.path, via: '' }] : [];
    });
}

/** Returns the sorted places that are a directory or below it. */
function* within(sorted: readonly Place[], directory: string): Generator<Place> {
  const outer = normalise(directory);
  if (outer === undefined) return;
  if (outer === '') {
    yield* sorted;
    return;
  }
  for (const [from, isIn] of [
    [outer, (name: string) => name === outer],
    [`${outer}/`, (name: string) => name.startsWith(`${outer}/`)],
  ] as const) {
    for (let at = firstFrom(sorted, from); at < sorted.length; at += 1) {
      const found = sorted[at];
      if (found === undefined || !isIn(found.name)) break;
      yield found;
    }
  }
}

/** Returns the position of the first place whose name is not before `name`. */
function firstFrom(sorted: readonly Place[], name: string): number {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.name ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A symlink to a path that does not exist resolves to the first missing part. */
function destination(tree: Tree, link: string): string {
  const found = resolveInTree(tree, link);
  return found.kind === 'inside' || found.kind === 'missing' ? found.path : '';
}

function entryPlaces(baseTree: Tree, entry: string): string[] {
  const found = resolveInTree(baseTree, entry);
  return found.kind === 'inside' ? [entry, found.path] : [entry];
}

/**
 * The paths that are reported for one forbidden path. Otherwise a committed dependency directory would have
 * a finding for each of its files, and for each gene that forbids it.
 */
const MOST_PATHS = 20;

/** A touched path to report; the last one says how many further ones there are. */
type ReportedTouch = TouchedPath & { readonly more?: number };

/** Returns the first paths of those that a change touches under one forbidden path. */
export function someTouches(touches: readonly TouchedPath[]): readonly ReportedTouch[] {
  const more = touches.length - MOST_PATHS;
  return touches
    .slice(0, MOST_PATHS)
    .map((touch, index) => (more > 0 && index === MOST_PATHS - 1 ? { ...touch, more } : touch));
}
