import { groupBy } from '../../ground/group-by.ts';
import { dangerIn } from '../../judge/command-harm.ts';
import type { Span } from '../../model/finding.ts';
import type { ReportFinding } from '../gate-report.ts';
import { count, named } from './words.ts';

/** What is worse comes first, by the words for it: all others are behind these. */
const WORST: readonly RegExp[] = [
  /weakens the gate/i,
  /download|remote code|whatever it reads|what npm runs|from elsewhere/i,
  /secret|environment/i,
  /delet|destructive|overwrit|format|removes|rewrites/i,
];

/** Returns the place of a danger in the order of dangers, the worst first. */
export function dangerRank(words: string): number {
  const rank = WORST.findIndex((pattern) => pattern.test(words));
  return rank === -1 ? WORST.length : rank;
}

/**
 * Returns a finding as it is shown to people: what a command would do is said before the rule that it breaks,
 * and not again in the remedy.
 */
export function dangerFirst(finding: ReportFinding): ReportFinding {
  const { message, remedy, danger } = finding;
  if (danger === undefined) return finding;
  return {
    ...finding,
    message: `The command ${danger}. ${message}`,
    remedy: remedy.replace(`: it ${danger}`, ''),
  };
}

/** Returns what is marked in a command: what is dangerous about it, else what its findings are about. */
export function spansOf(command: string, findings: readonly ReportFinding[]): readonly Span[] {
  const isDanger = findings.some(({ danger }) => danger !== undefined);
  const found = isDanger ? dangerIn(command) : undefined;
  return found ? [found.span] : findings.flatMap(({ span }) => span ?? []);
}

/** Similar items: the first is shown, the others are counted. */
export interface Group<T> {
  readonly lead: T;
  readonly others: readonly T[];
}

export function sizeOf({ others }: Group<unknown>): number {
  return 1 + others.length;
}

const MOST_FILES = 3;

/**
 * Says what a group of findings has besides the first one: the assets, or a few files, by name, since that a change
 * edits `AGENTS.md` says little about `CLAUDE.md`.
 * @returns `` also `gene_b` ``, or `19 other places in 6 assets, also forbidden-path-declared`; empty without
 *   others
 */
export function otherWords({ lead, others }: Group<ReportFinding>): string {
  if (others.length === 0) return '';
  const ids = others.flatMap(({ subject }) => subject?.id ?? []);
  const files = others.flatMap(({ subject, location }) => (subject ? [] : (location?.path ?? [])));
  const rules = new Set(others.map(({ rule }) => rule).filter((rule) => rule !== lead.rule));
  const areAll = (names: readonly string[], own = '') =>
    rules.size === 0 && names.length === others.length && !names.includes(own);
  if (areAll(ids, lead.subject?.id)) return `also ${named(ids)}`;
  const areFew = files.length <= MOST_FILES && new Set(files).size === files.length;
  if (areFew && areAll(files, lead.location?.path)) return `also ${named(files)}`;
  const assets = new Set(ids).size;
  return [
    count(others.length, 'other place') + (assets > 1 ? ` in ${assets} assets` : ''),
    ...(rules.size > 0 ? [`also ${[...rules].join(', ')}`] : []),
  ].join(', ');
}

/** Returns the groups of {@link groupBy}, with the first item of each apart. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  return [...groupBy(items, keyOf).values()].flatMap(([lead, ...others]) =>
    lead === undefined ? [] : [{ lead, others }],
  );
}
