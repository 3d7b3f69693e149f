import picomatch from 'picomatch';
import type { Policy } from '../policy/policy.ts';

/** The engine's memory stands beside the assets and has their ending, but makes no claim. */
const MEMORY_GRAPHS = '**/memory_graph*.jsonl';

/**
 * Makes the test for paths of asset files: one of the policy's `assets.include` globs matches the
 * whole path from the root, and it is no memory graph.
 */
export function assetPathTest({ assets }: Pick<Policy, 'assets'>): (path: string) => boolean {
  return picomatch(assets.include, { dot: true, nonegate: true, ignore: MEMORY_GRAPHS });
}
