import type { Tree, TreeEntry } from './tree.ts';

/** As many symlinks as Linux follows in one path before it says ELOOP. */
const MAX_SYMLINKS = 40;

const ROOT: TreeEntry = { path: '', kind: 'directory', tracked: true };

const DRIVE = /^[A-Za-z]:/;

/** Where a path of a {@link Tree} leads once its symlinks are followed. */
export type Resolution =
  | { readonly kind: 'inside'; readonly path: string; readonly entry: TreeEntry }
  /** It leaves the tree: by `..`, by an absolute path, or by a symlink that does. */
  | { readonly kind: 'outside'; readonly path: string }
  /** Nothing stands at `path`, the first part of the way that is not there. */
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'loop'; readonly path: string };

/** Paths that are spelt that way already: most of them are, and there are many. */
const NORMAL = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * The one spelling of a path that policies, assets and git objects may spell differently: relative
 * to the root, `/` between segments (`\` counts as one), no `.`, no `..`, no empty segment.
 *
 * @returns `''` for the root; undefined for a path that is absolute (POSIX, drive or UNC), that
 *   leaves the root at any point, or that holds NUL
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
  // A drive, wherever it stood: Windows would take what follows `./` for one, too.
  return DRIVE.test(unified) || DRIVE.test(segments[0] ?? '') ? undefined : segments.join('/');
}

/**
 * Follows a path through the tree as a kernel would: segment by segment, symlinks as the tree has
 * them, `..` from where a symlink led. Only `/` separates, because a Tree's names are git's.
 *
 * A program that simplifies `a/../b` by text before it opens the file (node does) is modelled by
 * passing the result of {@link normalise}.
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
    if (target === undefined || target === '') return { kind: 'missing', path: at };
    if (target.startsWith('/') || target.includes('\0')) return { kind: 'outside', path: at };
    ahead.push(...target.split('/').reverse());
  }
  return { kind: 'inside', path: entry.path, entry };
}

/** What was walked through to get here were directories, so a parent needs no second look. */
function directoryAt(segments: readonly string[]): TreeEntry {
  return segments.length === 0 ? ROOT : { ...ROOT, path: segments.join('/') };
}

/**
 * Whether a path is a directory or stands somewhere under it, compared by whole segments: `lib2` is
 * not within `lib`. Everything is within `''`.
 *
 * @param options.ignoreCase compare as a case-insensitive file system does (macOS, Windows)
 * @returns false also if {@link normalise} rejects either path; ask it first where that matters
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

/** A directory by its absolute path, and what is known to stand under it. */
export interface MountedTree {
  readonly at: string;
  readonly tree?: Tree;
}

/**
 * Where a path leads on a machine of which only a mounted tree is known: as a kernel goes, with the
 * symlinks of the tree, and with what the tree does not have taken for names without any. `\\` counts
 * as `/`, and a drive as the first segment.
 *
 * @param from the absolute directory that a relative path starts from
 * @returns absolute, with `/` between segments; undefined for what is none of these: a UNC or
 *   drive-relative path, NUL, one that is too long, symlinks in a circle
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

/** Whether a place that {@link locatePath} gave is a directory that it gave, or somewhere under it. */
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

/** PATH_MAX of Linux; a longer path leads nowhere. */
const MAX_PATH = 4096;

function isUnclear(path: string): boolean {
  if (path.length > MAX_PATH) return true;
  return path.includes('\0') || /^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(path);
}

/** Compares two paths of one spelling by whole segments. */
function covers(outer: string, inner: string, ignoreCase: boolean): boolean {
  if (outer === '') return true;
  const [a, b] = ignoreCase ? [foldCase(inner), foldCase(outer)] : [inner, outer];
  return a === b || a.startsWith(`${b}/`);
}

/** Upper before lower case, because `ſ` and `s` meet only there. */
function foldCase(path: string): string {
  if (NORMAL.test(path)) return path.toLowerCase();
  return path.normalize('NFC').toUpperCase().toLowerCase();
}
