import { posix } from 'node:path';
import { objectIn, textIn } from '../../ground/mapping.ts';
import type { Span } from '../../model/finding.ts';
import { LOCKFILES } from '../../programs/file-names.ts';
import { subTree, type Tree } from '../../repo/tree.ts';
import { isProblem, type Problem, problemAt } from '../../rules/problem.ts';
import { compareWithBase } from './origin.ts';
import { binOf, readJsonFile, readLocks, usablePackageJson } from './package-json.ts';
import type { Place, Resolved } from './resolution.ts';
import { hasOtherContent } from './tree-file.ts';
import { foldersUpFrom } from './workspaces.ts';

/** Returns the package of a path under node_modules: `@a/b` for `node_modules/@a/b/c.js`. */
export function packageOf(path: string): string | undefined {
  return /^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(path)?.[1];
}

interface UsedPackage {
  /** The name of its directory in `node_modules`. */
  readonly name: string;
  /** As in the command. */
  readonly path: string;
  /** The started file relative to the package, and its name; undefined if it is the only one. */
  readonly binary?: { readonly name: string | undefined; readonly file: string };
}

/**
 * Inspects a package whose code a command starts: is it declared by the root's package.json and fixed by a
 * lockfile, has its source changed since the base, and does the installed package match the lockfile?
 */
export async function inspectDependency(
  place: Place,
  used: UsedPackage,
  span: Span,
): Promise<Problem[]> {
  const { tree, base = tree } = placeAtHome(place);
  const { name, path } = used;
  const fault = await declarationFault(tree, base, name);
  const differs = fault === undefined ? await staleness(tree, used) : undefined;
  const unverified = (more: { readonly fault: string; readonly differs?: string }) =>
    problemAt('dependency-unverified', span, { name, path, ...more });
  return [
    ...(fault === undefined ? [] : [unverified({ fault })]),
    ...(differs === undefined ? [] : [unverified({ fault: 'stale', differs })]),
    ...(await inspectOrigin(place, name, span)),
  ];
}

/** Compares the source of a package with the base, even if it need not be declared. */
export async function inspectOrigin(place: Place, name: string, span: Span): Promise<Problem[]> {
  const { tree, base = tree } = placeAtHome(place);
  const paths = await uncompared(tree, base);
  return [
    ...paths.map((path) => problemAt('dependency-not-compared', span, { name, path })),
    ...(await compareWithBase(tree, base, name, span)),
  ];
}

/** True for a problem of {@link inspectDependency} that leaves the started code uncertain. */
export function isUnverified(problem: Problem): boolean {
  if (isProblem(problem, 'dependency-unverified')) return problem.args.fault !== 'stale';
  return isProblem(problem, 'target-missing') && problem.args.untracked === true;
}

/**
 * Returns why a package is no declared and locked dependency of the root. An unread lockfile counts as
 * containing every package. Without a lockfile on either side, nothing is known; a change that deletes
 * it, or the entry, removes the package.
 */
async function declarationFault(
  tree: Tree,
  base: Tree,
  name: string,
): Promise<'removed' | 'undeclared' | 'unlocked' | undefined> {
  const [locks, former] = await Promise.all([readLocks(tree), readLocks(base)]);
  const isIn = ({ npm }: typeof locks) => npm?.packages.has(name) === true;
  const knows = (some: typeof locks) => isIn(some) || some.unread.length > 0;
  const isTakenOut = isIn(former) && !isIn(locks) && tree.stat(former.npm?.path ?? '');
  if (isTakenOut || (knows(former) && !knows(locks))) return 'removed';
  const manifest = await usablePackageJson(tree, '');
  if (!manifest?.dependencies.has(name)) return 'undeclared';
  return knows(locks) || (locks.npm ?? former.npm) === undefined ? undefined : 'unlocked';
}

/** Returns unread lockfiles that the change touches; `''` if there is no lockfile at all. */
async function uncompared(tree: Tree, base: Tree): Promise<readonly string[]> {
  const [{ npm, unread }, former] = await Promise.all([readLocks(tree), readLocks(base)]);
  if (!npm && unread.length === 0 && !former.npm && former.unread.length === 0) return [''];
  const changed = await Promise.all(unread.map((path) => hasOtherContent(tree, base, path)));
  return unread.filter((_, index) => changed[index]);
}

/** Returns the declared package that would provide a binary, according to a lockfile. */
export async function ownerOf(
  tree: Tree,
  binary: string,
  declared: ReadonlySet<string>,
): Promise<string | undefined> {
  const { npm, unread } = await readLocks(tree);
  const packages = npm?.packages;
  const isFixed = unread.length > 0 || packages === undefined || packages.has(binary);
  if (declared.has(binary) && isFixed) return binary;
  return [...declared].find((name) => Object.hasOwn(packages?.get(name)?.bin ?? {}, binary));
}

/**
 * Compares name, version and binary of an installed package with npm's lockfile. Its content is not
 * compared; only an installation from the lockfile proves it.
 * @returns the difference as a clause; undefined for a package that is not installed
 */
async function staleness(tree: Tree, { name, binary }: UsedPackage): Promise<string | undefined> {
  const folder = `node_modules/${name}`;
  const entry = (await readLocks(tree)).npm?.packages.get(name);
  if (entry === undefined || tree.stat(folder) === undefined) return undefined;
  const read = await readJsonFile(tree, `${folder}/package.json`);
  const manifest = objectIn(read);
  const own = textIn(manifest, 'name') || name;
  const version = textIn(manifest, 'version');
  const differs = (what: string, installed: string, locked: string) =>
    `the installed package has the ${what} \`${installed || 'nothing'}\`, but the lockfile has \`${locked}\``;
  // Without a package.json, only the binary can be compared.
  if (read !== undefined && own !== entry.name) return differs('name', own, entry.name);
  if (read !== undefined && !['', version].includes(entry.version)) {
    return differs('version', version, entry.version);
  }
  const bin =
    entry.bin ?? (manifest.bin === undefined ? undefined : (binOf(manifest.bin, own) ?? {}));
  if (binary === undefined || bin === undefined) return undefined;
  const { name: called, file } = binary;
  const files = Object.entries(bin).flatMap(([each, path]) =>
    called === undefined || called === each ? [posix.normalize(path)] : [],
  );
  const what = called === undefined ? 'binary' : `binary ${called}`;
  return files.includes(file) ? undefined : differs(what, file, files[0] ?? 'nothing');
}

/**
 * Returns the directory with package.json, lockfile and `node_modules` for a place: the nearest one
 * with a lockfile, before or after the change; else the root.
 */
export function dependencyHome({ tree, base = tree, directory }: Place): string {
  const isLocked = (folder: string) => (each: Tree) =>
    LOCKFILES.some((name) => each.stat(posix.join(folder, name)) !== undefined);
  return foldersUpFrom(directory).find((folder) => [tree, base].some(isLocked(folder))) ?? '';
}

/** Returns a place relative to its {@link dependencyHome}. */
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

/** Resolves something in the {@link dependencyHome}. The returned paths are relative to the tree's root. */
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
