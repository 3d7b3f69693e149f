import { hash } from 'node:crypto';
import { ruleOf } from './catalogue.ts';
import type { Finding } from './finding.ts';
import type { Arguments } from './rule.ts';

/**
 * Returns a finding's id, independent of the rest of the change: it is equal in another commit, even if
 * lines moved and counts changed.
 * @returns 64 hexadecimal digits: the sha256 of the rule, the subject, and the rule's arguments, and of
 *   the path only without a subject
 */
export function identityOf(finding: Finding): string {
  const { rule, subject, location, args } = finding;
  const about = subject && [subject.type, subject.id, subject.command];
  return digest([rule, about ?? location?.path, dataOf(rule, args)]);
}

/** Returns the id of each finding of one report: its identity, with a number (`:2`) for repetitions. */
export function idsOf(findings: readonly Finding[]): ReadonlyMap<Finding, string> {
  const seen = new Map<string, number>();
  return new Map(
    findings.map((finding) => {
      const identity = identityOf(finding);
      const nth = (seen.get(identity) ?? 0) + 1;
      seen.set(identity, nth);
      return [finding, nth === 1 ? identity : `${identity}:${nth}`];
    }),
  );
}

/**
 * Returns an id for the cause of a finding: the same for findings that differ only in asset, command
 * and path, and for several rules about one problem. Reports count and show causes.
 * @returns 64 hexadecimal digits
 */
export function causeOf(finding: Finding): string {
  const { rule, subject, location, args } = finding;
  const { cause, instance = [] } = ruleOf(rule);
  if (cause) return digest([cause(args)]);
  const places = new Set<unknown>([...Object.values(subject ?? {}), location?.path]);
  const data = dataOf(rule, args).filter(
    ([name, value]) => !OF_PLACES.has(name) && !instance.includes(name) && !places.has(value),
  );
  return digest([rule, data]);
}

/** Arguments of any rule that contain a path or one command's operands. */
const OF_PLACES: ReadonlySet<string> = new Set(['path', 'paths', 'via', 'value', 'written']);

type Datum = readonly [name: string, value: string | boolean | readonly string[]];

/**
 * Returns the arguments sorted by name, without numbers (counts, limits, lines) and without what is
 * similar to a finding's path.
 */
function dataOf(rule: Finding['rule'], args: Arguments): readonly Datum[] {
  const { counted = [] } = ruleOf(rule);
  const names = Object.keys(args).sort();
  return names.flatMap((name): Datum[] => {
    const value = args[name];
    if (value === undefined || typeof value === 'number' || name === 'likewise') return [];
    const isCounted = name === 'detail' || counted.includes(name);
    return [[name, isCounted ? withoutNumbers(value) : value]];
  });
}

function withoutNumbers(value: Datum[1]): Datum[1] {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string'
    ? value.replace(/\d+/g, '#')
    : value.map((each) => each.replace(/\d+/g, '#'));
}

function digest(identity: unknown): string {
  return hash('sha256', JSON.stringify(identity));
}
