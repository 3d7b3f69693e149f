import type { Tree, TreeEntry } from './tree.ts';

/** Linux follows this many symlinks in one path before it fails with ELOOP. */
const MAX_SYMLINKS = 40;

const ROOT: TreeEntry = { path: '', kind: 'directory', tracked: true };

const DRIVE = /^[A-Za-z]:/;

/** Follows symlinks in a {@link Tree}. */
export type Resolution =
  | { readonly kind: 'inside'; readonly path: string; readonly entry: TreeEntry }
  /** The path leaves the tree by `..`, an absolute path, or a symlink. */
  | { readonly kind: 'outside'; readonly path: string }
  /** `path` is the first missing part. */
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'loop'; readonly path: string };

/** Fast path: matches most paths that are already normal. */
const NORMAL = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * Normalises a path as policies, assets and git objects spell it: relative to the root, `/` between segments (`\`
 * counts as one), no `.`, no `..`, no empty segment.
 * @returns `''` for the root; undefined for a path that is absolute (POSIX, drive or UNC), leaves the root at any
 *   point, or contains NUL
 */
export function normalise(path: string): string | undefined {
  if (NORMAL.test(path)) return path;
  const unified = path.replaceAll('\\', '/');
  if (unified.startsWith('/') || unified.includes('\0')) return undefined;
  const segments: string[] = [];
  for (const segment of unified.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  // A drive at the start or after `./`, where Windows also recognises it.
  return DRIVE.test(unified) || DRIVE.test(segments[0] ?? '') ? undefined : segments.join('/');
}

/**
 * Follows a path through the tree as a kernel does: segment by segment, with the tree's symlinks, and `..`
 * relative to a symlink's target. Only `/` is a separator, because a Tree has git's names. Some programs (node)
 * simplify `a/../b` before they open the file; for these, pass the result of {@link normalise}.
 */
export function resolveInTree(tree: Tree, path: string): Resolution {
  if (path.startsWith('/') || path.includes('\0')) return { kind: 'outside', path };
  const ahead = path.split('/').reverse();
  const behind: string[] = [];
  let entry = ROOT;
  let symlinks = 0;
  for (let segment = ahead.pop(); segment !== undefined; segment = ahead.pop()) {
    if (segment === '' || segment === '.') continue;
    if (entry.kind !== 'directory')
      return { kind: 'missing', path: [...behind, segment].join('/') };
    if (segment === '..') {
      if (behind.pop() === undefined) return { kind: 'outside', path };
      entry = directoryAt(behind);
      continue;
    }
    const at = [...behind, segment].join('/');
    const found = tree.stat(at);
    if (found === undefined) return { kind: 'missing', path: at };
    if (found.kind !== 'symlink') {
      behind.push(segment);
      entry = found;
      continue;
    }
    symlinks += 1;
    if (symlinks > MAX_SYMLINKS) return { kind: 'loop', path };
    const target = tree.readlink(at);
    if (target === undefined || target === '' || target.length > MAX_PATH)
      return { kind: 'missing', path: at };
    if (target.startsWith('/') || target.includes('\0')) return { kind: 'outside', path: at };
    ahead.push(...target.split('/').reverse());
  }
  return { kind: 'inside', path: entry.path, entry };
}

/** Every segment before this one is a directory, so the parent needs no lookup. */
function directoryAt(segments: readonly string[]): TreeEntry {
  return segments.length === 0 ? ROOT : { ...ROOT, path: segments.join('/') };
}

/**
 * True if a path is a directory or is below it, by whole segments: `lib2` is not within `lib`. Everything is
 * within `''`, but a path that {@link normalise} rejects is within none.
 * @param options.ignoreCase compares like a case-insensitive file system (macOS, Windows)
 */
export function isWithin(
  path: string,
  directory: string,
  { ignoreCase = false }: { readonly ignoreCase?: boolean } = {},
): boolean {
  const inner = normalise(path);
  const outer = normalise(directory);
  if (inner === undefined || outer === undefined) return false;
  return covers(outer, inner, ignoreCase);
}

/** A directory at an absolute path, and its known contents. */
export interface MountedTree {
  readonly at: string;
  readonly tree?: Tree;
}

/**
 * Resolves a path on a machine of which only one mounted tree is known: like a kernel, with the tree's symlinks.
 * All other names are assumed not to be symlinks. `\\` counts as `/`, and a drive as the first segment.
 * @param from the absolute directory of a relative path
 * @returns an absolute path with `/` between segments; undefined for a UNC or drive-relative path, NUL, an
 *   overlong path, or a symlink loop
 */
export function locatePath(
  path: string,
  from: string,
  { at, tree }: MountedTree,
): string | undefined {
  if (isUnclear(path)) return undefined;
  const start = absoluteSegments(path) ?? [...(absoluteSegments(from) ?? []), ...relative(path)];
  const ahead = start.reverse();
  const mounted = place((absoluteSegments(at) ?? []).filter((segment) => segment !== ''));
  const behind: string[] = [];
  let symlinks = 0;
  for (let segment = ahead.pop(); segment !== undefined; segment = ahead.pop()) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      behind.pop();
      continue;
    }
    behind.push(segment);
    const target = tree && readMountedLink(tree, mounted, place(behind));
    if (target === undefined) continue;
    symlinks += 1;
    if (symlinks > MAX_SYMLINKS || isUnclear(target)) return undefined;
    const absolute = absoluteSegments(target);
    if (absolute === undefined) behind.pop();
    else behind.length = 0;
    ahead.push(...(absolute ?? relative(target)).reverse());
  }
  return place(behind);
}

/** True for the same path or one below it. */
export function isLocatedIn(
  inner: string,
  outer: string,
  { ignoreCase = false }: { readonly ignoreCase?: boolean } = {},
): boolean {
  return covers(outer.slice(1), inner.slice(1), ignoreCase);
}

function readMountedLink(tree: Tree, mounted: string, at: string): string | undefined {
  if (!isLocatedIn(at, mounted)) return undefined;
  return tree.readlink(mounted === '/' ? at.slice(1) : at.slice(mounted.length + 1));
}

function place(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}

function relative(path: string): string[] {
  return path.replaceAll('\\', '/').split('/');
}

/** @returns undefined for a relative path */
function absoluteSegments(path: string): string[] | undefined {
  return /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path) ? relative(path) : undefined;
}

/** PATH_MAX of Linux; a longer path cannot be opened. */
const MAX_PATH = 4096;

function isUnclear(path: string): boolean {
  if (path.length > MAX_PATH) return true;
  return path.includes('\0') || /^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(path);
}

/** Compares two normalised paths by whole segments. */
function covers(outer: string, inner: string, ignoreCase: boolean): boolean {
  if (outer === '') return true;
  const [a, b] = ignoreCase ? [foldCase(inner), foldCase(outer)] : [inner, outer];
  return a === b || a.startsWith(`${b}/`);
}

/** Upper case first, then lower case: only this order makes `ſ` equal `s`. */
function foldCase(path: string): string {
  if (NORMAL.test(path)) return path.toLowerCase();
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

/** True if a path is, or is in, a directory of this name at any depth, in any case. */
export function isWithinAnywhere(path: string, directory: string): boolean {
  const normal = normalise(path);
  if (normal !== undefined) return `/${foldCase(normal)}/`.includes(`/${foldCase(directory)}/`);
  const segments = path.split('/');
  return segments.some((_, start) =>
    isWithin(segments.slice(start).join('/'), directory, { ignoreCase: true }),
  );
}

/**
 * True if a path was probably meant as a pattern, and so matches nothing: it has a wildcard, a negation,
 * alternatives in braces, or quotes or blanks around it. Brackets are no sign, because routes are often named
 * `[id]`.
 */
export function looksLikePattern(path: string): boolean {
  return /[*?]|^!|\{[^{},]*,[^{}]*\}|^["'`].*["'`]$/.test(path) || path.trim() !== path;
}
