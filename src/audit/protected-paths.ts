import picomatch from 'picomatch';
import type { Finding } from '../finding/finding.ts';
import { DEFAULT_PROTECTED_PATHS } from '../policy/policy.ts';
import { isWithin } from '../repo/paths.ts';
import { atFile } from './change-paths.ts';
import { protectedPath } from './rules/change/protected-path.ts';
import type { TouchedPath } from './touched-paths.ts';

/**
 * Finds protected files that a change touches: an error where the policy names them, a warning
 * where only the gate's own list does.
 *
 * @param named the policy's `protected_paths`
 * @param policyPath the policy's own file, which has warnings of its own; undefined if it is none of
 *   the repository
 */
export function protectedPathFindings(
  touched: readonly TouchedPath[],
  named: readonly string[],
  policyPath: string | undefined,
): Finding[] {
  const byPolicy = matcherOf(named);
  const byDefault = matcherOf(DEFAULT_PROTECTED_PATHS);
  return touched.flatMap((place) => {
    const { path } = place;
    const pattern = byPolicy(place);
    if (pattern !== undefined) {
      return [protectedPath.find({ path, pattern, by: 'the policy' }, atFile(path))];
    }
    const usual = path === policyPath ? undefined : byDefault(place);
    if (usual === undefined) return [];
    const args = { path, pattern: usual, by: 'the default list' };
    return [protectedPath.find(args, { ...atFile(path), severity: 'warning' })];
  });
}

/** Finds the pattern that covers a path: as a glob, or as a directory that the path is in. */
function matcherOf(patterns: readonly string[]): (touched: TouchedPath) => string | undefined {
  const matchers = patterns.map((pattern) => {
    const isMatch = picomatch(pattern, { dot: true, nocase: true, nonegate: true });
    const covers = (path: string) => isMatch(path) || isWithin(path, pattern, { ignoreCase: true });
    return { pattern, covers };
  });
  return ({ path, via }) => matchers.find(({ covers }) => covers(path) || covers(via))?.pattern;
}
