import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../error.ts';
import { digestPolicy } from './load.ts';
import { type LoadedPolicy, POLICY_KEYS } from './policy.ts';
import { policyWith, valuesOf } from './values.ts';

/**
 * Combines two policies so that nothing is allowed that either of them refuses: of each key the
 * stricter value, lists of what is refused together, lists of what is accepted as far as both agree.
 *
 * @param name what the second one is called in errors and in the report
 * @throws GateError `policy_conflict` if they differ in a key of which it cannot be said which value
 *   is the stricter one
 */
export function stricterOf(first: LoadedPolicy, second: LoadedPolicy, name: string): LoadedPolicy {
  const conflicts: string[] = [];
  const values = valuesOf(first.policy);
  const others = valuesOf(second.policy);
  for (const [path, { strictness }] of POLICY_KEYS) {
    const [value, other] = [values.get(path), others.get(path)];
    if (canonicalize(value) === canonicalize(other)) continue;
    const combined = strictness.combine(value, other);
    if (combined) values.set(path, combined.value);
    else conflicts.push(path);
  }
  if (conflicts.length > 0) {
    throw new GateError(
      'policy_conflict',
      `The policies of the base and of ${name} differ in ${conflicts.join(', ')}, and it cannot be said which one is stricter.`,
      'Make these keys the same on both branches, or leave policy-ref out.',
    );
  }
  const policy = policyWith(values);
  const { ref, digest } = second;
  return {
    ...first,
    policy,
    digest: digestPolicy(policy),
    combinedWith: { name, digest, ...(ref !== undefined && { ref }) },
  };
}
