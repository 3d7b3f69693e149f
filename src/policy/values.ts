import { POLICY_KEYS, type Policy, policySchema } from './policy.ts';

/** Returns the values of a policy by key path, in schema order. */
export function valuesOf(policy: Policy): Map<string, unknown> {
  return new Map([...POLICY_KEYS.keys()].map((path) => [path, valueAt(policy, path.split('.'))]));
}

/** Builds the policy with these values. */
export function policyWith(values: ReadonlyMap<string, unknown>): Policy {
  const policy: Record<string, unknown> = {};
  for (const [path, value] of values) setAt(policy, path.split('.'), value);
  return policySchema.parse(policy);
}

type Section = Record<string, unknown>;

function valueAt(section: Section, [name = '', ...rest]: readonly string[]): unknown {
  return rest.length === 0 ? section[name] : valueAt(section[name] as Section, rest);
}

function setAt(section: Section, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) section[name] = value;
  else {
    section[name] ??= {};
    setAt(section[name] as Section, rest, value);
  }
}
