import { markdownCode, markdownSentence } from '../report/escape.ts';
import { clip, count } from '../report/view/words.ts';
import type { Promotion } from './promotion.ts';

/** The maximum number of candidates, and the maximum length of each: UTF-16 units, unescaped. */
const MOST = 50;
const LONGEST = { sentence: 400, name: 100 } as const;

/** Renders a promotion for a step summary: what is promoted, and what to fix in the rest. */
export function promotionPage({ promoted, rejected, skipped, gate = [] }: Promotion): string {
  const head = [`${promoted.length} promoted`, `${rejected.length} rejected`];
  const all = skipped.length > 0 ? [...head, `${skipped.length} skipped`] : head;
  return [
    `## Promotion: ${all.join(', ')}`,
    ...section(
      'Refused',
      rejected.map(({ type, id, path, line, reasons: [first, ...others] }) => {
        const more = others.length === 0 ? '' : ` And ${count(others.length, 'further reason')}.`;
        const named = type === 'File' ? name(`${path}:${line}`) : `${type} ${name(id)}`;
        return `- ${named}: ${sentence(`${first?.message ?? ''} ${first?.remedy ?? ''}`)}${more}`;
      }),
    ),
    ...section(
      'Promoted',
      promoted.map(({ type, id }) => `- ${type} ${name(id)}`),
    ),
    ...section(
      'Weakened gate',
      gate.map(({ message, remedy }) => `- ${sentence(`${message} ${remedy}`)}`),
    ),
    '',
  ].join('\n');
}

function section(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const left = rows.length - MOST;
  return [
    '',
    `### ${title}`,
    '',
    ...rows.slice(0, MOST),
    ...(left > 0 ? [`- and ${left} more`] : []),
  ];
}

function name(text: string): string {
  return markdownCode(clip(text, LONGEST.name));
}

function sentence(text: string): string {
  return markdownSentence(clip(text, LONGEST.sentence));
}
