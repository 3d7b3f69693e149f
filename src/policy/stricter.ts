import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../ground/error.ts';
import { digestPolicy } from './load.ts';
import { type LoadedPolicy, POLICY_KEYS, type Policy } from './policy.ts';
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
  const combined = combine(first.policy, second.policy);
  if ('conflicts' in combined) {
    throw new GateError(
      'policy_conflict',
      `The policies of the base and of ${name} differ in ${combined.conflicts.join(', ')}; the gate cannot determine which is stricter.`,
      'Use the same values in both policies.',
    );
  }
  const { ref, digest } = second;
  const names = [...(first.combinedWith ? [first.combinedWith.name] : []), name];
  return {
    ...first,
    policy: combined.policy,
    digest: digestPolicy(combined.policy),
    combinedWith: { name: names.join(' and '), digest, ...(ref !== undefined && { ref }) },
  };
}

/** Returns the stricter value of each key, or the keys of which neither value is stricter. */
export function combine(
  first: Policy,
  second: Policy,
): { readonly policy: Policy } | { readonly conflicts: readonly string[] } {
  const conflicts: string[] = [];
  const values = valuesOf(first);
  const others = valuesOf(second);
  for (const [path, { strictness }] of POLICY_KEYS) {
    const [value, other] = [values.get(path), others.get(path)];
    if (canonicalize(value) === canonicalize(other)) continue;
    const combined = strictness.combine(value, other);
    if (combined) values.set(path, combined.value);
    else conflicts.push(path);
  }
  return conflicts.length > 0 ? { conflicts } : { policy: policyWith(values) };
}
