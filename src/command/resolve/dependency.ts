import type { Span } from '../../model/finding.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { installedProblems, type UsedPackage } from './installed.ts';
import { compareWithBase } from './lock/compare.ts';
import { readLocks } from './lock/read.ts';
import { INVALID, readPackageJson } from './package-json.ts';
import type { Place } from './place.ts';

/** Why neither a review nor the lockfile covers code under node_modules. */
export type DependencyFault =
  | 'undeclared'
  | 'unlocked'
  | 'removed'
  | 'committed'
  | 'elsewhere'
  | 'linked';

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
  const { tree, base = tree } = place;
  const { name, path } = used;
  const fault = await dependencyFault(tree, base, name);
  const compared = await compareWithBase(tree, base, name);
  return [
    ...(fault === undefined || fault === 'no lockfile'
      ? []
      : [problemAt('dependency-unverified', span, { name, path, fault })]),
    ...(fault === 'no lockfile' ? [problemAt('lockfile-missing', span, {})] : []),
    ...compared.redirected.map((args) => problemAt('dependency-redirected', span, args)),
    ...compared.changed.map((args) => problemAt('dependency-changed', span, args)),
    ...(await installedProblems(tree, used, span)),
  ];
}

/** Whether problems of {@link inspectDependency} leave open which code would start. */
export function isUnverified({ rule }: Problem): boolean {
  return rule === 'dependency-unverified' || rule === 'target-untracked';
}

/**
 * Whether a package is a direct dependency of the root's package.json that a lockfile knows. Without a
 * lockfile on both sides nothing is known; a change that deletes it, or the entry, removes the package.
 */
async function dependencyFault(
  tree: Tree,
  base: Tree,
  name: string,
): Promise<DependencyFault | 'no lockfile' | undefined> {
  const [locks, baseLocks] = await Promise.all([readLocks(tree), readLocks(base)]);
  const isLocked = (some: typeof locks) => some.some(({ entriesOf }) => entriesOf(name).length > 0);
  if (!isLocked(locks) && isLocked(baseLocks)) return 'removed';
  const manifest = await readPackageJson(tree, '');
  if (manifest === undefined || manifest === INVALID) return 'undeclared';
  if (!manifest.dependencies.has(name)) return 'undeclared';
  if (isLocked(locks)) return undefined;
  return locks.length === 0 && baseLocks.length === 0 ? 'no lockfile' : 'unlocked';
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
