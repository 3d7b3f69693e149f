import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { LOCKFILES } from '../../programs/file-names.ts';
import { subTree } from '../../repo/sub-tree.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { compareWithBase } from './lock/compare.ts';
import { binOf, objectIn, textIn } from './lock/lock-entry.ts';
import { readLocks } from './lock/read-locks.ts';
import { foldersUpFrom } from './npm-project.ts';
import { readJsonFile, usablePackageJson } from './package-json.ts';
import type { Place, Resolved } from './resolution.ts';

/** The package that a path under node_modules belongs to: `node_modules/@a/b/c.js` is `@a/b`. */
export function packageOf(path: string): string | undefined {
  return /^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(path)?.[1];
}

/**
 * Inspects a package whose code a command starts: whether the root's package.json declares it and the
 * lockfile knows it, how the entry of the lockfile differs from the one at the base, and whether the
 * installed package is the one of the entry.
 */
export async function inspectDependency(
  place: Place,
  used: UsedPackage,
  span: Span,
): Promise<Problem[]> {
  const { tree, base = tree } = placeAtHome(place);
  return [
    ...(await declarationProblems(tree, base, used, span)),
    ...(await compareWithBase(tree, base, used.name, span)),
    ...(await installedProblems(tree, used, span)),
  ];
}

/** Whether problems of {@link inspectDependency} leave open which code would start. */
export function isUnverified({ rule }: Problem): boolean {
  return rule === 'dependency-unverified' || rule === 'target-untracked';
}

/**
 * Why a package is no direct dependency of the root's package.json that a lockfile knows. Without a
 * lockfile on both sides nothing is known; a change that deletes it, or the entry, removes the package.
 */
async function declarationProblems(
  tree: Tree,
  base: Tree,
  { name, path }: UsedPackage,
  span: Span,
): Promise<Problem[]> {
  const unverified = (fault: string) => [
    problemAt('dependency-unverified', span, { name, path, fault }),
  ];
  const [locks, baseLocks] = await Promise.all([readLocks(tree), readLocks(base)]);
  const isLocked = (some: typeof locks) => some.some(({ entriesOf }) => entriesOf(name).length > 0);
  if (!isLocked(locks) && isLocked(baseLocks)) return unverified('removed');
  const manifest = await usablePackageJson(tree, '');
  if (!manifest?.dependencies.has(name)) return unverified('undeclared');
  if (isLocked(locks)) return [];
  return locks.length === 0 && baseLocks.length === 0
    ? [problemAt('lockfile-missing', span, {})]
    : unverified('unlocked');
}

/** Which declared package would provide a binary once it is installed, if a lockfile says so. */
export async function ownerOf(
  tree: Tree,
  binary: string,
  declared: ReadonlySet<string>,
): Promise<string | undefined> {
  const locks = await readLocks(tree);
  const entries = (name: string) => locks.flatMap(({ entriesOf }) => entriesOf(name));
  if (declared.has(binary) && (locks.length === 0 || entries(binary).length > 0)) return binary;
  return [...declared].find((name) =>
    entries(name).some(({ bin }) => bin !== undefined && Object.hasOwn(bin, binary)),
  );
}

/** A package whose code a command starts. */
interface UsedPackage {
  /** The name of its directory in `node_modules`. */
  readonly name: string;
  /** What names it in the command. */
  readonly path: string;
  /**
   * The binary that is started: its file from the directory of the package, and its name, which is
   * undefined for the only one.
   */
  readonly binary?: { readonly name: string | undefined; readonly file: string };
}

/**
 * Compares an installed package with its entry in the lockfile: its name, its version, and the file of
 * the binary. Its content is not compared: only an installation from the lockfile proves that.
 *
 * @returns no problem for a package that is not installed
 */
async function installedProblems(
  tree: Tree,
  { name, binary }: UsedPackage,
  span: Span,
): Promise<Problem[]> {
  const folder = `node_modules/${name}`;
  if (tree.stat(folder) === undefined) return [];
  const locks = await readLocks(tree);
  const entries = locks.flatMap(({ entriesOf }) => entriesOf(name));
  if (entries.length === 0) return [];
  const read = await readJsonFile(tree, `${folder}/package.json`);
  const manifest = objectIn(read);
  const own = textIn(manifest, 'name');
  const version = textIn(manifest, 'version');
  const stale = (what: string, locked: string, installed: string) => [
    problemAt('dependency-stale', span, { name, what, locked, installed: installed || 'nothing' }),
  ];
  // Without a package.json only the binary can be compared.
  const isKnown = read !== undefined;
  const sameName = entries.filter((entry) => !isKnown || entry.name === (own || name));
  if (sameName.length === 0) return stale('name', entries[0]?.name ?? '', own);
  const same = sameName.filter((entry) => !isKnown || ['', version].includes(entry.version));
  if (same.length === 0) return stale('version', sameName[0]?.version ?? '', version);
  if (binary === undefined) return [];
  const locked = same.flatMap(({ bin }) => (bin === undefined ? [] : [bin]));
  const bins = locked.length > 0 ? locked : [binOf(manifest.bin, own || name) ?? {}];
  if (locked.length === 0 && manifest.bin === undefined) return [];
  const { name: called, file } = binary;
  const files = bins.flatMap((bin) =>
    Object.entries(bin).flatMap(([each, path]) =>
      called === undefined || called === each ? [posix.normalize(path)] : [],
    ),
  );
  if (files.includes(file)) return [];
  return stale(called === undefined ? 'binary' : `binary ${called}`, files[0] ?? 'nothing', file);
}

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
function placeAtHome(place: Place, home = dependencyHome(place)): Place {
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
