import { createHash } from 'node:crypto';
import { ruleOf } from './catalogue.ts';
import type { Finding } from './finding.ts';
import type { Arguments } from './rule.ts';

/**
 * Says which finding it is, whatever else the change contains: the same one has the same id in
 * another commit, although lines moved and counts changed.
 *
 * @returns 64 hexadecimal digits: sha256 of the rule, the subject and the rule's arguments; the path
 *   counts only where there is no subject
 */
export function identityOf(finding: Finding): string {
  const { rule, subject, location, args } = finding;
  const about = subject && [subject.type, subject.id, subject.command];
  return digest([rule, about ?? location?.path, dataOf(rule, args)]);
}

/**
 * Says why, so that a reader is told one cause once: what makes findings alike that differ in their
 * asset, command and path only.
 *
 * @returns 64 hexadecimal digits
 */
export function causeOf(finding: Finding): string {
  const { rule, subject, location, args } = finding;
  const { instance = [] } = ruleOf(rule);
  const places = new Set<unknown>([...Object.values(subject ?? {}), location?.path]);
  const data = dataOf(rule, args).filter(
    ([name, value]) => !PATHS.has(name) && !instance.includes(name) && !places.has(value),
  );
  return digest([rule, data]);
}

/** Names of arguments that say where, in every rule that has them. */
const PATHS: ReadonlySet<string> = new Set(['path', 'paths', 'via']);

type Datum = readonly [name: string, value: string | boolean | readonly string[]];

/** The arguments in the order of their names, without numbers: those are counts, limits and lines. */
function dataOf(rule: Finding['rule'], args: Arguments): readonly Datum[] {
  const { counted = [] } = ruleOf(rule);
  const names = Object.keys(args).sort();
  return names.flatMap((name): Datum[] => {
    const value = args[name];
    if (value === undefined || typeof value === 'number') return [];
    return [[name, counted.includes(name) ? withoutNumbers(value) : value]];
  });
}

function withoutNumbers(value: Datum[1]): Datum[1] {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string'
    ? value.replace(/\d+/g, '#')
    : value.map((each) => each.replace(/\d+/g, '#'));
}

function digest(identity: unknown): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}
