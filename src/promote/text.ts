import {
  type Layout,
  labelled,
  layoutOf,
  leftOut,
  page,
  prose,
  roomOf,
  shortName,
  type TextOptions,
} from '../report/text/layout.ts';
import { count } from '../report/view/words.ts';
import { countsOf, promotionsIn } from './counts.ts';
import { firstOf, type List } from './made-list.ts';
import type { Promotion, PromotionAnswer } from './promotion.ts';

/** The maximum number of candidates of each outcome, unless all are asked for. */
const MOST = 1_000;

/** Renders a promotion for a terminal: for each rejected candidate, what to fix first. */
export function renderPromotion(promotion: PromotionAnswer, options: TextOptions): string {
  const layout = layoutOf(options);
  const { quarantined, rejected, skipped, gate = [] } = promotion;
  const most = layout.verbose ? Number.POSITIVE_INFINITY : MOST;
  const section = <Item>(list: List<Item>, rows: (item: Item) => string[], noun: string) => [
    ...firstOf(list, most).map(rows),
    ...(list.length > most
      ? [leftOut(count(list.length - most, `further ${noun} candidate`), layout)]
      : []),
  ];
  return page([
    ...section(rejected, (refusal) => refusalRows('rejected', refusal, layout), 'rejected'),
    ...section(quarantined, (refusal) => refusalRows('quarantine', refusal, layout), 'quarantined'),
    ...(layout.verbose ? section(skipped, (skip) => skipRows(skip, layout), 'skipped') : []),
    ...section(promotionsIn(promotion), (decision) => promotedRows(decision, layout), 'promoted'),
    ...gate.map(({ message, rule }) => prose(layout, 'gate', `${message} (${rule})`)),
    countRows(promotion, layout),
  ]);
}

function refusalRows(
  label: 'rejected' | 'quarantine',
  { type, id, path, line, reasons }: Promotion['rejected'][number],
  layout: Layout,
): string[] {
  const [first, ...others] = reasons;
  const more = layout.verbose ? others : [];
  const hidden = others.length - more.length;
  return [
    ...named(
      label,
      type === 'File' ? `${path}:${line}` : `${type} ${id}`,
      label === 'rejected' ? 'bad' : 'quiet',
      layout,
    ),
    ...(first
      ? [
          ...prose(layout, 'why', `${first.message} (${first.rule})`),
          ...prose(layout, 'fix', first.remedy),
        ]
      : []),
    ...more.flatMap(({ message, rule }) => prose(layout, 'also', `${message} (${rule})`)),
    ...(hidden > 0 ? leftOut(count(hidden, 'further reason'), layout) : []),
  ];
}

/** The level of evidence is shown, because `promoted` alone does not say what was proven. */
function promotedRows(
  { type, id, evidence, notices }: Promotion['decisions'][number],
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

function countRows(promotion: PromotionAnswer, layout: Layout): string[] {
  return prose(layout, 'in all', countsOf(promotion));
}
