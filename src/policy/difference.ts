import { stringify } from 'yaml';
import { POLICY_KEYS, type Policy } from './policy.ts';
import { type Direction, missingFrom } from './strictness.ts';
import { valuesOf } from './values.ts';

/** One key in which two policies differ. */
export interface PolicyDifference {
  /** As in `blast_radius.audit_log`. */
  readonly key: string;
  /** What changes, for a person: `append → forbidden`, or the entries that come and go. */
  readonly change: string;
  readonly direction: Direction;
}

/** What differs between two policies, defaults included, in the order of the schema. */
export function comparePolicies(from: Policy, to: Policy): PolicyDifference[] {
  const [before, after] = [valuesOf(from), valuesOf(to)];
  return [...POLICY_KEYS].flatMap(([key, { strictness }]) => {
    const [old, now] = [before.get(key), after.get(key)];
    const change = changeWords(old, now);
    return change === undefined ? [] : [{ key, change, direction: strictness.compare(old, now) }];
  });
}

/** Undefined where nothing changes; the order of a list does not count. */
function changeWords(from: unknown, to: unknown): string | undefined {
  if (Array.isArray(from) && Array.isArray(to)) {
    const words = [
      ...missingFrom(from, to).map((entry) => `+ ${entryWords(entry)}`),
      ...missingFrom(to, from).map((entry) => `- ${entryWords(entry)}`),
    ];
    return words.length === 0 ? undefined : words.join(', ');
  }
  return from === to ? undefined : `${shown(from)} → ${shown(to)}`;
}

/** A family or a pattern is long, and has a name. */
function entryWords(entry: unknown): string {
  const name = (entry as { readonly name?: unknown }).name;
  return typeof name === 'string' ? name : shown(entry);
}

function shown(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}
