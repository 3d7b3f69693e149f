import { posix } from 'node:path';
import type { Policy } from '../policy/policy.ts';
import { foldersAbove } from '../repo/entry-index.ts';
import { isWithin, normalise } from '../repo/paths.ts';
import { perTree, type Tree } from '../repo/tree.ts';

/** Where commands start. */
export interface Start {
  /** From git's root, which is `''`. */
  readonly root: string;
  /** The name of the checkout in the directory above it: commands start there, and `root` is `''`. */
  readonly checkoutAs?: string | undefined;
}

/** A directory with asset files, from git's root, and where its commands run. */
export interface Store extends Start {
  readonly path: string;
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
    .map(({ path, root = '.', checkout_as: checkoutAs }) => ({
      path: normalise(path) ?? '',
      root: normalise(root) ?? '',
      ...(checkoutAs !== undefined && { checkoutAs }),
    }))
    .filter(({ path }) => isWithin(file, path))
    .sort((one, other) => other.path.length - one.path.length);
  const path = posix.dirname(file).replace(/^\.$/, '');
  if (named !== undefined) return { ...named, path, named: true };
  const home = [base, tree].find((each) => each?.stat(path)?.kind === 'directory');
  return { path, root: (home && packagesAbove(home, path)[0]) ?? '' };
}

/** Returns where the commands of all these asset files start; git's root if that differs, or there are none. */
export function commonStart(files: Iterable<string>, terms: StoreTerms): Start {
  const starts = new Map([...files].map((file) => startOf(storeOf(file, terms))));
  const [only = { root: '' }] = starts.values();
  return starts.size < 2 ? only : { root: '' };
}

function startOf({ root, checkoutAs }: Store): readonly [string, Start] {
  return [JSON.stringify([root, checkoutAs]), { root, checkoutAs }];
}

/** A start as reports show it: `.` for git's root, and `..` for the directory above the checkout. */
export function shownRoot({ root, checkoutAs }: Start): string {
  return checkoutAs === undefined ? root || '.' : '..';
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
