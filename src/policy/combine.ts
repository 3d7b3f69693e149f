import { canonicalize } from '@evomap/gep-sdk';
import picomatch from 'picomatch';
import { stringify } from 'yaml';
import { GateError } from '../ground/error.ts';
import type { Mapping } from '../ground/mapping.ts';
import { digestPolicy } from './load.ts';
import {
  type IgnoredInput,
  type LoadedPolicy,
  POLICY_KEYS,
  type Policy,
  type PolicyInputs,
  policySchema,
  withEntry,
} from './policy.ts';
import { type Direction, missingFrom } from './strictness.ts';

/**
 * Combines two policies to refuse everything that either one refuses: the stricter value of each key,
 * the union of refused values, the intersection of accepted ones.
 * @throws GateError `policy_conflict` if they differ in a key whose values have no order of strictness
 */
export function stricterOf(first: LoadedPolicy, second: LoadedPolicy, name: string): LoadedPolicy {
  const policy = combine(first.policy, second.policy, {
    which: `The policies of the base and of ${name}`,
    hint: 'Use the same values in both policies.',
  });
  const { ref, digest } = second;
  const names = [...(first.combinedWith ? [first.combinedWith.name] : []), name];
  return {
    ...first,
    policy,
    digest: digestPolicy(policy),
    combinedWith: { name: names.join(' and '), digest, ...(ref !== undefined && { ref }) },
  };
}

/**
 * Returns the stricter value of each key.
 * @throws GateError `policy_conflict` that names the keys without one
 */
function combine(
  first: Policy,
  second: Policy,
  { which, hint }: { readonly which: string; readonly hint: string },
): Policy {
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
  if (conflicts.length === 0) return policyWith(values);
  const message = `${which} differ in ${conflicts.join(', ')}; the gate cannot determine which is stricter.`;
  throw new GateError('policy_conflict', message, hint);
}

/**
 * Applies a workflow's inputs to a policy. A pull request brings its own workflow file, so an input can
 * only tighten the policy.
 * @returns the effective policy, with the ignored inputs, which would loosen it
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

/** By key path, in schema order. */
export function valuesOf(policy: Policy): Map<string, unknown> {
  const sections: Readonly<Record<string, unknown>> = policy;
  return new Map(
    [...POLICY_KEYS.keys()].map((path) => {
      const [section = '', name] = path.split('.');
      const value = sections[section];
      return [path, name === undefined ? value : (value as Mapping)[name]];
    }),
  );
}

export function policyWith(values: ReadonlyMap<string, unknown>): Policy {
  const policy: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const [section = '', name] = path.split('.');
    policy[section] =
      name === undefined ? value : { ...(policy[section] as object), [name]: value };
  }
  return policySchema.parse(policy);
}

/**
 * Returns the default branch's policy for a protected branch: with the keys of every matching entry of
 * `branches`.
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
  const [first, ...rest] = entries.map(([, entry]) => policySchema.parse(withEntry(own, entry)));
  if (first === undefined) return loaded;
  const conflict = {
    which: `The entries of \`branches\` that match ${JSON.stringify(branch)}`,
    hint: 'Use the same values in these entries of the policy of the default branch.',
  };
  const policy = rest.reduce((all, one) => combine(all, one, conflict), first);
  return { ...loaded, policy, digest: digestPolicy(policy) };
}

/** A name or a glob, as in a ruleset of GitHub: `*` does not match a slash. */
function matches(pattern: string, branch: string): boolean {
  return pattern === branch || picomatch.isMatch(branch, pattern, { dot: true, nonegate: true });
}

/** A key with different values in two policies. */
export interface PolicyDifference {
  /** Such as `blast_radius.audit_log`. */
  readonly key: string;
  /** In readable form: `append → forbidden`, or the added and removed entries. */
  readonly change: string;
  readonly direction: Direction;
  /** Whether the second policy allows more in this key, or might. */
  readonly loosens: boolean;
}

/** Compares two policies, including defaults, in schema order. */
export function comparePolicies(from: Policy, to: Policy): PolicyDifference[] {
  const [before, after] = [valuesOf(from), valuesOf(to)];
  return [...POLICY_KEYS].flatMap(([key, { strictness }]) => {
    const [old, now] = [before.get(key), after.get(key)];
    const change = changeWords(old, now);
    if (change === undefined) return [];
    const direction = strictness.compare(old, now);
    const loosens = strictness.loosens?.(old, now) ?? direction !== 'tighter';
    return [{ key, change, direction, loosens }];
  });
}

function changeWords(from: unknown, to: unknown): string | undefined {
  if (Array.isArray(from) && Array.isArray(to)) {
    const words = [
      ...missingFrom(from, to).map((entry) => `+ ${entryWords(entry)}`),
      ...missingFrom(to, from).map((entry) => `- ${entryWords(entry)}`),
    ];
    return words.length === 0 ? undefined : words.join(', ');
  }
  return canonicalize(from) === canonicalize(to) ? undefined : `${shown(from)} → ${shown(to)}`;
}

/** Families and patterns are long, so only their names are shown. */
function entryWords(entry: unknown): string {
  const name = (entry as { readonly name?: unknown }).name;
  return typeof name === 'string' ? name : shown(entry);
}

function shown(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}
