import { markdownCode, markdownSentence } from '../report/escape.ts';
import { clip, count } from '../report/view/words.ts';
import type { Promotion } from './promotion.ts';
import { countsOf, promotedIn } from './promotion-text.ts';

/** The maximum number of candidates, and the maximum length of each: UTF-16 units, unescaped. */
const MOST = 50;
const LONGEST = { sentence: 400, name: 100 } as const;

/** Renders a promotion for a step summary: what is promoted, and what to fix in the rest. */
export function promotionPage(promotion: Promotion): string {
  const { quarantined, rejected, gate = [] } = promotion;
  return [
    `## Promotion: ${countsOf(promotion)}`,
    ...section('Refused', rejected, refusal),
    ...section('Quarantined', quarantined, refusal),
    ...section(
      'Promoted',
      promotedIn(promotion),
      ({ type, id, evidence }) => `- ${type} ${name(id)} (evidence: ${evidence.level})`,
    ),
    ...section(
      'Weakened gate',
      gate,
      ({ message, remedy }) => `- ${sentence(`${message} ${remedy}`)}`,
    ),
    '',
  ].join('\n');
}

function refusal({ type, id, path, line, reasons }: Promotion['rejected'][number]): string {
  const [first, ...others] = reasons;
  const more = others.length === 0 ? '' : ` And ${count(others.length, 'further reason')}.`;
  const named = type === 'File' ? name(`${path}:${line}`) : `${type} ${name(id)}`;
  return `- ${named}: ${sentence(`${first?.message ?? ''} ${first?.remedy ?? ''}`)}${more}`;
}

function section<Item>(
  title: string,
  items: readonly Item[],
  row: (item: Item) => string,
): string[] {
  if (items.length === 0) return [];
  const left = items.length - MOST;
  const rows = items.slice(0, MOST).map(row);
  return ['', `### ${title}`, '', ...rows, ...(left > 0 ? [`- and ${left} more`] : [])];
}

function name(text: string): string {
  return markdownCode(clip(text, LONGEST.name));
}

function sentence(text: string): string {
  return markdownSentence(clip(text, LONGEST.sentence));
}
