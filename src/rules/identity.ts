import { hash } from 'node:crypto';
import { ruleOf } from './catalogue.ts';
import type { Finding } from './finding.ts';
import type { Arguments } from './rule.ts';

/**
 * Returns an id for a finding that does not depend on the rest of the change: the same finding has
 * the same id in another commit, even if lines moved and counts changed.
 *
 * @returns 64 hexadecimal digits: the sha256 of the rule, the subject, and the rule's arguments; the
 *   path is included only if the finding has no subject
 */
export function identityOf(finding: Finding): string {
  const { rule, subject, location, args } = finding;
  const about = subject && [subject.type, subject.id, subject.command];
  return digest([rule, about ?? location?.path, dataOf(rule, args)]);
}

/**
 * Returns the id of each finding of one report: its identity, with a number for the second (`:2`) and
 * every further finding that has the same one.
 */
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
 * Returns an id for the cause of a finding. Findings that differ only in their asset, command, and
 * path have the same cause, and so have those that tell one problem by several rules. Reports count
 * and show causes.
 *
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

/** Names of arguments that contain a path or what one command passes, in every rule that has them. */
const OF_PLACES: ReadonlySet<string> = new Set(['path', 'paths', 'via', 'value', 'written']);

type Datum = readonly [name: string, value: string | boolean | readonly string[]];

/**
 * Returns the arguments sorted by name, without numbers, which are counts, limits, and lines, and without what else
 * is like the path that a finding names.
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
