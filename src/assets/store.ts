import { posix } from 'node:path';
import type { Policy } from '../policy/policy.ts';
import { foldersAbove } from '../repo/entry-index.ts';
import { isWithin, normalise } from '../repo/paths.ts';
import { perTree, type Tree } from '../repo/tree.ts';

/** A directory with asset files, and where its commands run; both from git's root, which is `''`. */
export interface Store {
  readonly path: string;
  readonly root: string;
  /** The policy says the root. */
  readonly named?: true;
}

/** What decides where the commands of a store run. */
export interface StoreTerms {
  readonly policy: Pick<Policy, 'stores'>;
  /** The audited tree; without one, every store belongs to the root. */
  readonly tree?: Tree | undefined;
  /** The tree before the change. A store that it has keeps the root that it has there. */
  readonly base?: Tree | undefined;
}

/** Returns the store that an asset file is in: the root that the policy says, else the nearest package. */
export function storeOf(file: string, { policy, tree, base }: StoreTerms): Store {
  const [named] = policy.stores
    .map(({ path, root }) => ({ path: normalise(path) ?? '', root: normalise(root) ?? '' }))
    .filter(({ path }) => isWithin(file, path))
    .sort((one, other) => other.path.length - one.path.length);
  const path = posix.dirname(file).replace(/^\.$/, '');
  if (named !== undefined) return { path, root: named.root, named: true };
  const home = [base, tree].find((each) => each?.stat(path)?.kind === 'directory');
  return { path, root: (home && packagesAbove(home, path)[0]) ?? '' };
}

/** Returns the root that all of these asset files have; git's root if they have several, or there are none. */
export function commonRoot(files: Iterable<string>, terms: StoreTerms): string {
  const roots = new Set([...files].map((file) => storeOf(file, terms).root));
  const [only = ''] = roots;
  return roots.size === 1 ? only : '';
}

const known = perTree(() => new Map<string, readonly string[]>());

/** Returns the directories that a directory can belong to, the nearest first: those that have a package.json. */
export function packagesAbove(tree: Tree, directory: string): readonly string[] {
  const packages = known(tree).get(directory) ?? findPackages(tree, directory);
  known(tree).set(directory, packages);
  return packages;
}

function findPackages(tree: Tree, directory: string): readonly string[] {
  const folders = new Set([directory, ...foldersAbove(directory).reverse(), '']);
  return [...folders].filter((each) => tree.stat(posix.join(each, 'package.json')) !== undefined);
}
