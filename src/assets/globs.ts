import picomatch from 'picomatch';
import type { Policy } from '../policy/policy.ts';

/** The engine's memory has the same extension as asset files, but makes no claims. */
const MEMORY_GRAPHS = '**/memory_graph*.jsonl';

/**
 * Returns a test for paths of asset files: one of the policy's `assets.include` globs must match the
 * whole path from the root, and the file must not be a memory graph.
 */
export function assetPathTest({ assets }: Pick<Policy, 'assets'>): (path: string) => boolean {
  return picomatch(assets.include, { dot: true, nonegate: true, ignore: MEMORY_GRAPHS });
}
