import picomatch from 'picomatch';
import { GateError } from '../ground/error.ts';
import { combine } from './combine.ts';
import { digestPolicy } from './load.ts';
import { type LoadedPolicy, type Policy, policySchema, withEntry } from './policy.ts';

/**
 * Returns what the policy of the default branch says about a protected branch: its other keys with those
 * of every entry of `branches` that matches.
 *
 * @param loaded the policy of the default branch
 * @param branch without `refs/heads/`
 * @returns undefined if the branch is not protected
 * @throws GateError `policy_conflict` if several entries match, and neither is stricter
 */
export function policyOfBranch(
  loaded: LoadedPolicy,
  branch: string,
  defaultBranch: string,
): LoadedPolicy | undefined {
  const { branches, ...others } = loaded.policy;
  const entries = Object.entries(branches).filter(([name]) => matches(name, branch));
  if (entries.length === 0 && branch !== defaultBranch) return undefined;
  const own = { ...others, branches: {} };
  const policy = entries
    .map(([, entry]) => policySchema.parse(withEntry(own, entry)))
    .reduce<Policy | undefined>((all, one) => (all ? both(all, one, branch) : one), undefined);
  if (policy === undefined) return loaded;
  return { ...loaded, policy, digest: digestPolicy(policy) };
}

/** A name or a glob, as in a ruleset of GitHub: `*` does not match a slash. */
function matches(pattern: string, branch: string): boolean {
  return pattern === branch || picomatch.isMatch(branch, pattern, { dot: true, nonegate: true });
}

function both(first: Policy, second: Policy, branch: string): Policy {
  const combined = combine(first, second);
  if ('policy' in combined) return combined.policy;
  throw new GateError(
    'policy_conflict',
    `The entries of \`branches\` that match ${JSON.stringify(branch)} differ in ${combined.conflicts.join(', ')}; the gate cannot determine which is stricter.`,
    'Use the same values in these entries of the policy of the default branch.',
  );
}
