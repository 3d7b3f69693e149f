import picomatch from 'picomatch';
import type { Finding } from '../finding/finding.ts';
import { DEFAULT_PROTECTED_PATHS } from '../policy/policy.ts';
import { isWithin } from '../repo/paths.ts';
import { atFile } from './change-paths.ts';
import { protectedPath } from './rules/change/protected-path.ts';
import { policyChanged } from './rules/policy/policy-changed.ts';
import type { TouchedPath } from './touched-paths.ts';

/**
 * Finds protected files that a change touches: an error where the policy names them, a warning
 * where only the gate's own list does. An edit of the policy itself is told apart, since it is also
 * without effect on this change.
 *
 * @param named the policy's `protected_paths`
 * @param policyPath the policy's own file; undefined if it is none of the repository
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
    const findings: Finding[] = [];
    const isPolicy = path === policyPath;
    if (isPolicy) findings.push(policyChanged.find({ path }, atFile(path)));
    const pattern = byPolicy(place);
    if (pattern !== undefined) {
      findings.push(protectedPath.find({ path, pattern, by: 'the policy' }, atFile(path)));
      return findings;
    }
    const usual = isPolicy ? undefined : byDefault(place);
    if (usual !== undefined) {
      const args = { path, pattern: usual, by: 'the default list' };
      findings.push(protectedPath.find(args, { ...atFile(path), severity: 'warning' }));
    }
    return findings;
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
