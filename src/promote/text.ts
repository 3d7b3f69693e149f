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
import type { Promotion } from './promotion.ts';

/** Renders a promotion for a terminal: for each rejected candidate, what to fix first. */
export function renderPromotion(promotion: Promotion, options: TextOptions): string {
  const layout = layoutOf(options);
  const { promoted, rejected, skipped, gate = [] } = promotion;
  return page([
    ...rejected.map((rejection) => rejectionRows(rejection, layout)),
    ...(layout.verbose ? skipped.map((skip) => skipRows(skip, layout)) : []),
    ...promoted.map(({ type, id }) => named('promoted', `${type} ${id}`, 'good', layout)),
    ...gate.map(({ message, rule }) => prose(layout, 'gate', `${message} (${rule})`)),
    countRows(promotion, layout),
  ]);
}

function rejectionRows(
  { type, id, path, line, reasons }: Promotion['rejected'][number],
  layout: Layout,
): string[] {
  const [first, ...others] = reasons;
  const more = layout.verbose ? others : [];
  const hidden = others.length - more.length;
  return [
    ...named('rejected', type === 'File' ? `${path}:${line}` : `${type} ${id}`, 'bad', layout),
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

function countRows({ promoted, rejected, skipped }: Promotion, layout: Layout): string[] {
  const words = [
    `${promoted.length} promoted`,
    `${rejected.length} rejected`,
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ];
  return prose(layout, 'in all', words.join(', '));
}
