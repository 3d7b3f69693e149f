import { posix } from 'node:path';
import type { Policy } from '../policy/policy.ts';
import { foldersAbove } from '../repo/entry-index.ts';
import { isWithin, normalise } from '../repo/paths.ts';
import { perTree, type Tree } from '../repo/tree.ts';

/** Where commands start. */
export interface Start {
  /** From git's root, which is `''`. */
  readonly root: string;
  /** The name of the checkout in the directory above it, where commands start; `root` is `''`. */
  readonly checkoutAs?: string | undefined;
}

/** A directory with asset files, from git's root. */
export interface Store extends Start {
  readonly path: string;
  /** Set by the policy. */
  readonly named?: true;
}

export interface StoreTerms {
  readonly policy: Pick<Policy, 'stores'>;
  /** Without one, every store belongs to the root. */
  readonly tree?: Tree | undefined;
  /** A store of this tree keeps its root. */
  readonly base?: Tree | undefined;
}

/** Returns the store of an asset file: its root is the policy's, else the nearest package. */
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

/** Returns the common start of the commands of these files, else git's root. */
export function commonStart(files: Iterable<string>, terms: StoreTerms): Start {
  const starts = new Map([...files].map((file) => startOf(storeOf(file, terms))));
  const [only = { root: '' }] = starts.values();
  return starts.size < 2 ? only : { root: '' };
}

function startOf({ root, checkoutAs }: Store): readonly [string, Start] {
  return [JSON.stringify([root, checkoutAs]), { root, checkoutAs }];
}

/** For reports: `.` is git's root, `..` the directory above the checkout. */
export function shownRoot({ root, checkoutAs }: Start): string {
  return checkoutAs === undefined ? root || '.' : '..';
}

const known = perTree(() => new Map<string, readonly string[]>());

/** Returns the packages around a directory, the nearest first. */
export function packagesAbove(tree: Tree, directory: string): readonly string[] {
  const packages = known(tree).get(directory) ?? findPackages(tree, directory);
  known(tree).set(directory, packages);
  return packages;
}

function findPackages(tree: Tree, directory: string): readonly string[] {
  const folders = new Set([directory, ...foldersAbove(directory).reverse(), '']);
  return [...folders].filter((each) => tree.stat(posix.join(each, 'package.json')) !== undefined);
}
