import { markdownFence } from '../report/escape.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  limited,
  page,
  prose,
  roomOf,
  shortName,
  type TextOptions,
} from '../report/text/layout.ts';
import type { Promotion, PromotionDecision } from './promotion.ts';

/** The maximum number of candidates of each outcome, unless all are asked for. */
const MOST = 1_000;

/** Renders a promotion for a terminal: for each rejected candidate, what to fix first. */
export function renderPromotion(promotion: Promotion, options: TextOptions): string {
  const layout = layoutOf(options);
  const { quarantined, rejected, skipped, decisions, gate = [] } = promotion;
  const section = <Item>(items: readonly Item[], rows: (item: Item) => string[], noun: string) => {
    const { shown, rest } = limited(items, MOST, `${noun} candidate`, layout);
    return [...shown.map(rows), rest];
  };
  return page([
    ...section(rejected, (refusal) => refusalRows('rejected', refusal, layout), 'rejected'),
    ...section(quarantined, (refusal) => refusalRows('quarantine', refusal, layout), 'quarantined'),
    ...(layout.verbose || decisions.length === 0
      ? section(skipped, (skip) => skipRows(skip, layout), 'skipped')
      : []),
    ...section(
      decisions.filter(({ outcome }) => outcome === 'promoted'),
      (decision) => promotedRows(decision, layout),
      'promoted',
    ),
    ...gate.map(({ message, rule }) => prose(layout, 'gate', `${message} (${rule})`)),
    prose(layout, 'result', countsOf(promotion)),
  ]);
}

/** A step summary may have 1 MiB. */
const MOST_LINES = 1_000;

/** Renders a promotion for a step summary: its counts, and as many lines of {@link renderPromotion} as fit. */
export function promotionPage(promotion: Promotion): string {
  const text = renderPromotion(promotion, { columns: 120, colour: false, verbose: false });
  const lines = text.trimEnd().split('\n');
  const left = lines.length - MOST_LINES;
  return [
    `## Promotion: ${countsOf(promotion)}`,
    '',
    ...markdownFence(lines.slice(0, MOST_LINES)),
    ...(left > 0 ? [`And ${left} more lines, in the log.`] : []),
    '',
  ].join('\n');
}

/** Returns the number of candidates of each outcome in words, without outcomes that no candidate has. */
export function countsOf({ promoted, quarantined, rejected, skipped }: Promotion): string {
  const counts = Object.entries({ promoted, quarantined, rejected, skipped })
    .filter(([, candidates]) => candidates.length > 0)
    .map(([outcome, { length }]) => `${length} ${outcome}`);
  return counts.join(', ') || 'no candidates';
}

function refusalRows(
  label: 'rejected' | 'quarantine',
  { type, id, path, line, reasons }: Promotion['rejected'][number],
  layout: Layout,
): string[] {
  const [first, ...others] = reasons;
  const { shown, rest } = limited(others, 0, 'reason', layout);
  const name = type === 'File' ? `${path}:${line}` : `${type} ${id}`;
  return [
    ...named(label, name, label === 'rejected' ? 'bad' : 'quiet', layout),
    ...(first
      ? [
          ...prose(layout, 'why', `${first.message} (${first.rule})`),
          ...prose(layout, 'fix', first.remedy),
        ]
      : []),
    ...shown.flatMap(({ message, rule }) => prose(layout, 'also', `${message} (${rule})`)),
    ...rest,
  ];
}

/** The level of evidence is shown, because `promoted` alone does not say what was proven. */
function promotedRows(
  { type, id, evidence, notices }: PromotionDecision,
  layout: Layout,
): string[] {
  return [
    ...named('promoted', `${type} ${id}`, 'good', layout),
    ...prose(layout, 'evidence', evidence.level),
    ...(layout.verbose
      ? notices.flatMap(({ message, rule }) => prose(layout, 'note', `${message} (${rule})`))
      : []),
  ];
}

function skipRows({ type, id, reason }: Promotion['skipped'][number], layout: Layout): string[] {
  return [
    ...named('skipped', `${type} ${id}`, 'quiet', layout),
    ...prose(layout, 'why', `${reason.message} (${reason.rule})`),
  ];
}

function named(
  label: string,
  name: string,
  tone: 'good' | 'bad' | 'quiet',
  layout: Layout,
): string[] {
  return labelled(layout, label, [layout.paint('strong', shortName(name, roomOf(layout)))], tone);
}
