import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../error.ts';
import { digestPolicy } from './load.ts';
import { type LoadedPolicy, POLICY_KEYS } from './policy.ts';
import { policyWith, valuesOf } from './values.ts';

/**
 * Combines two policies so that everything that either one refuses is refused: the stricter value of
 * each key, the union of lists of refused values, the intersection of lists of accepted values.
 *
 * @param name the name of the second policy in errors and in the report
 * @throws GateError `policy_conflict` if they differ in a key whose values cannot be ordered by
 *   strictness
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
      `The policies of the base and of ${name} differ in ${conflicts.join(', ')}; the gate cannot determine which is stricter.`,
      'Use the same values on both branches, or remove policy-ref.',
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
