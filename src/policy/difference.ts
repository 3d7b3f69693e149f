import { canonicalize } from '@evomap/gep-sdk';
import { stringify } from 'yaml';
import { valuesOf } from './combine.ts';
import { POLICY_KEYS, type Policy } from './policy.ts';
import { type Direction, missingFrom } from './strictness.ts';

/** A key with different values in two policies. */
export interface PolicyDifference {
  /** The path of the key, such as `blast_radius.audit_log`. */
  readonly key: string;
  /** The change in readable form: `append → forbidden`, or the added and removed entries. */
  readonly change: string;
  readonly direction: Direction;
  /** Whether the second policy allows more in this key, or might. */
  readonly loosens: boolean;
}

/** Compares two policies, including defaults; returns the differences in schema order. */
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

/** Undefined if nothing changed; the order of a list does not matter. */
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

/** Families and patterns are long, so they are shown by name. */
function entryWords(entry: unknown): string {
  const name = (entry as { readonly name?: unknown }).name;
  return typeof name === 'string' ? name : shown(entry);
}

function shown(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}
