import { canonicalize } from '@evomap/gep-sdk';
import { stringify } from 'yaml';
import type { Policy } from './policy.ts';
import { type Direction, directionOf, directionOfList } from './strictness.ts';

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
  return compareValues('', from, to);
}

function compareValues(key: string, from: unknown, to: unknown): PolicyDifference[] {
  if (isSection(from) || isSection(to)) {
    const [before, after] = [isSection(from) ? from : {}, isSection(to) ? to : {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      compareValues(key === '' ? name : `${key}.${name}`, before[name], after[name]),
    );
  }
  if (Array.isArray(from) && Array.isArray(to)) return compareLists(key, from, to);
  if (from === to) return [];
  const change = `${shown(from)} → ${shown(to)}`;
  return [{ key, change, direction: directionOf(key, from, to) }];
}

function compareLists(key: string, from: unknown[], to: unknown[]): PolicyDifference[] {
  const [before, after] = [from, to].map((list) => new Set(list.map((each) => canonicalize(each))));
  const added = to.filter((each) => !before?.has(canonicalize(each)));
  const removed = from.filter((each) => !after?.has(canonicalize(each)));
  if (added.length + removed.length === 0) return [];
  const change = [
    ...added.map((each) => `+ ${entryWords(each)}`),
    ...removed.map((each) => `- ${entryWords(each)}`),
  ].join(', ');
  return [{ key, change, direction: directionOfList(key, added.length, removed.length) }];
}

/** A section of a policy, or an entry of one of its lists. */
export function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A family or a pattern is long, and has a name. */
function entryWords(entry: unknown): string {
  return isSection(entry) && typeof entry.name === 'string' ? entry.name : shown(entry);
}

function shown(value: unknown): string {
  if (value === undefined) return 'none';
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}
