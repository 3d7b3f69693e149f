import { digestPolicy } from './load.ts';
import { type IgnoredInput, type LoadedPolicy, POLICY_KEYS, type PolicyInputs } from './policy.ts';
import { policyWith, valuesOf } from './values.ts';

/**
 * Applies a workflow's inputs to a policy. The workflow file of a pull request comes from the pull
 * request itself, so an input can only tighten the policy.
 *
 * @returns the effective policy, with the inputs that were ignored because they would loosen it
 */
export function tightenPolicy(loaded: LoadedPolicy, inputs: PolicyInputs): LoadedPolicy {
  if (Object.values(inputs).every((value) => value === undefined)) return loaded;
  const values = valuesOf(loaded.policy);
  const ignoredInputs: IgnoredInput[] = [];
  const asked = new Map<string, unknown>(Object.entries(inputs));
  for (const [path, { strictness, input }] of POLICY_KEYS) {
    const given = input && asked.get(input.name);
    const kept = values.get(path);
    if (!input || given === undefined || given === kept) continue;
    if (kept === input.open || strictness.compare(kept, given) === 'tighter') {
      values.set(path, given);
    } else {
      const words = { given: String(given), kept: String(kept) };
      ignoredInputs.push({ input: input.name, key: path, ...words });
    }
  }
  const policy = policyWith(values);
  return { ...loaded, policy, digest: digestPolicy(policy), ignoredInputs };
}
