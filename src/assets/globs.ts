import { DEFAULT_ASSET_GLOBS } from '../policy/default.ts';
import { ASSET_GLOBS, globTest } from '../policy/globs.ts';
import type { Policy } from '../policy/policy.ts';

/** The engine's memory has the same extension as asset files, but makes no claims. */
const MEMORY_GRAPH = /(?:^|\/)memory_graph[^/]*\.jsonl$/;

const tests = new WeakMap<readonly string[], (path: string) => boolean>();

/**
 * Returns a test for paths of asset files: one of the policy's `assets.include` globs must match the
 * whole path from the root, and the file must not be a memory graph.
 */
export function assetPathTest({
  assets: { include },
}: Pick<Policy, 'assets'>): (path: string) => boolean {
  const known = tests.get(include);
  if (known !== undefined) return known;
  const globs = include.map((glob) => globTest(glob, ASSET_GLOBS, DEFAULT_ASSET_GLOBS));
  const test = (path: string) => globs.some((matches) => matches(path)) && !MEMORY_GRAPH.test(path);
  tests.set(include, test);
  return test;
}
