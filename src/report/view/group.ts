import { groupBy } from '../../ground/group-by.ts';
import type { ReportFinding } from '../gate-report.ts';
import { count } from './words.ts';

/** Similar items: the first is shown, the others are counted. */
export interface Group<T> {
  readonly lead: T;
  readonly others: readonly T[];
}

/** Returns the number of items of a group. */
export function sizeOf({ others }: Group<unknown>): number {
  return 1 + others.length;
}

/**
 * Says what a group of findings has besides the first one.
 *
 * @returns `3 other assets`, or `19 other places in 6 assets, also forbidden-path-declared`; empty without
 *   others
 */
export function othersWords({ lead, others }: Group<ReportFinding>): string {
  if (others.length === 0) return '';
  const assets = new Set(others.flatMap(({ subject }) => subject?.id ?? [])).size;
  const rules = new Set(others.map(({ rule }) => rule).filter((rule) => rule !== lead.rule));
  return [
    assets === others.length
      ? count(assets, 'other asset')
      : count(others.length, 'other place') + (assets > 1 ? ` in ${assets} assets` : ''),
    ...(rules.size > 0 ? [`also ${[...rules].join(', ')}`] : []),
  ].join(', ');
}

const MOST_FILES = 3;

/**
 * Returns the files of the other findings of a group by name, if they are few and no assets are in them:
 * that a change edits `AGENTS.md` says little about `CLAUDE.md`.
 */
export function otherFiles({ lead, others }: Group<ReportFinding>): readonly string[] {
  const paths = others.map(({ subject, location }) => (subject ? undefined : location?.path));
  const files = new Set(paths);
  const areNamed =
    others.length <= MOST_FILES &&
    files.size === others.length &&
    !files.has(undefined) &&
    !files.has(lead.location?.path) &&
    others.every(({ rule }) => rule === lead.rule);
  return areNamed ? paths.flatMap((path) => path ?? []) : [];
}

/** Returns the groups of {@link groupBy}, with the first item of each apart. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  return [...groupBy(items, keyOf).values()].flatMap(([lead, ...others]) =>
    lead === undefined ? [] : [{ lead, others }],
  );
}
