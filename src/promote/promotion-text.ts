import { markdownFence } from '../report/escape.ts';
import {
  labelled,
  layoutOf,
  limited,
  page,
  prose,
  roomOf,
  shortName,
  type TextOptions,
  type TextTone,
} from '../report/text/layout.ts';
import type { Promotion, Reason } from './promotion.ts';

/** Candidates of each outcome, unless all are asked for, and lines of a step summary, which may have 1 MiB. */
const MOST = 1_000;

/** Shows what to fix first for each rejected candidate. */
export function renderPromotion(promotion: Promotion, options: TextOptions): string {
  const layout = layoutOf(options);
  const { quarantined, rejected, skipped, decisions, gate = [] } = promotion;
  const row = (label: string, text: string) => prose(layout, label, text);
  const reasonRow = (label: string, { message, rule }: Reason) =>
    row(label, `${message} (${rule})`);
  const listed = <Item>(
    items: readonly Item[],
    outcome: string,
    rowsOf: (item: Item) => readonly string[],
  ) => {
    const { shown, rest } = limited(items, MOST, `${outcome} candidate`, layout);
    return [...shown.map(rowsOf), rest];
  };
  const named = (
    label: string,
    tone: TextTone,
    { type, id, path, line }: Omit<Promotion['rejected'][number], 'reasons'>,
  ) => {
    const name = shortName(type === 'File' ? `${path}:${line}` : `${type} ${id}`, roomOf(layout));
    return labelled(layout, label, [layout.paint('strong', name)], tone);
  };
  const refusalRows = (label: string, tone: TextTone, each: Promotion['rejected'][number]) => {
    const [first, ...others] = each.reasons;
    const { shown, rest } = limited(others, 0, 'reason', layout);
    return [
      ...named(label, tone, each),
      ...(first ? [...reasonRow('why', first), ...row('fix', first.remedy)] : []),
      ...shown.flatMap((each) => reasonRow('also', each)),
      ...rest,
    ];
  };
  const promoted = decisions.filter(({ outcome }) => outcome === 'promoted');
  return page([
    ...listed(rejected, 'rejected', (each) => refusalRows('rejected', 'bad', each)),
    ...listed(quarantined, 'quarantined', (each) => refusalRows('quarantine', 'quiet', each)),
    ...listed(layout.verbose || decisions.length === 0 ? skipped : [], 'skipped', (each) => [
      ...named('skipped', 'quiet', each),
      ...reasonRow('why', each.reason),
    ]),
    // `promoted` alone does not show what was proven.
    ...listed(promoted, 'promoted', (each) => [
      ...named('promoted', 'good', each),
      ...row('evidence', each.evidence.level),
      ...(layout.verbose ? each.notices.flatMap((notice) => reasonRow('note', notice)) : []),
    ]),
    ...gate.map((each) => reasonRow('gate', each)),
    row('result', countsOf(promotion)),
  ]);
}

export function promotionPage(promotion: Promotion): string {
  const text = renderPromotion(promotion, { columns: 120, colour: false, verbose: false });
  const lines = text.trimEnd().split('\n');
  const left = lines.length - MOST;
  return [
    `## Promotion: ${countsOf(promotion)}`,
    '',
    ...markdownFence(lines.slice(0, MOST)),
    ...(left > 0 ? [`And ${left} more lines, in the log.`] : []),
    '',
  ].join('\n');
}

/** In words, without outcomes that no candidate has. */
export function countsOf({ promoted, quarantined, rejected, skipped }: Promotion): string {
  const counts = Object.entries({ promoted, quarantined, rejected, skipped }).flatMap(
    ([outcome, { length }]) => (length > 0 ? `${length} ${outcome}` : []),
  );
  return counts.join(', ') || 'no candidates';
}
