import picomatch from 'picomatch';
import type { Policy } from '../policy/policy.ts';
import { isRegular, type Tree } from '../repo/tree.ts';

/** The engine's memory has the same extension as asset files, but makes no claims. */
export const MEMORY_GRAPH = /(?:^|\/)memory_graph[^/]*\.jsonl$/;

/** Returns a test for paths, of which one of the globs must match the whole path from the root. */
export function pathTest(globs: readonly string[]): (path: string) => boolean {
  // A path may contain line breaks.
  const tests = globs.map((glob) => picomatch(glob, { dot: true, nonegate: true, flags: 's' }));
  return (path) => tests.some((matches) => matches(path));
}

/**
 * Returns a test for paths of asset files: one of the policy's `assets.include` globs must match the
 * whole path from the root, and the file must not be a memory graph.
 */
export function assetPathTest({
  assets: { include },
}: Pick<Policy, 'assets'>): (path: string) => boolean {
  const isIncluded = pathTest(include);
  return (path) => isIncluded(path) && !MEMORY_GRAPH.test(path);
}

/** Returns the paths of all asset files of a tree. */
export function assetPathsIn(tree: Tree, policy: Pick<Policy, 'assets'>): string[] {
  const isAssetPath = assetPathTest(policy);
  return [...tree.files()]
    .filter(({ kind, path }) => isRegular(kind) && isAssetPath(path))
    .map(({ path }) => path);
}
