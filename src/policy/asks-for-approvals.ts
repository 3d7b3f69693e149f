import { DEFAULT_POLICY } from './default.ts';
import { type Policy, policySchema, withEntry } from './policy.ts';

/**
 * Whether approvals are a usual part of changes under a policy: its profile has commands that require
 * confirmation, it names who approves, or it requires more people than the default one. The default policy
 * asks only for changes that weaken the gate, which are rare.
 */
export function asksForApprovals({ branches, ...policy }: Policy): boolean {
  const entries = Object.values(branches).map((entry) =>
    policySchema.parse(withEntry({ ...policy, branches: {} }, entry)),
  );
  return [policy, ...entries].some(asks);
}

function asks({ profile, approvals }: Pick<Policy, 'profile' | 'approvals'>): boolean {
  const { strong, very_strong, gate } = DEFAULT_POLICY.approvals;
  return (
    profile === 'curated' ||
    approvals.people.length > 0 ||
    approvals.strong > strong ||
    approvals.very_strong > very_strong ||
    approvals.gate > gate
  );
}
