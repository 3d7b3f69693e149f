import { type Block, rulePage } from '../../rules/page.ts';
import type { Rule } from '../../rules/rule.ts';
import { wrap } from '../view/columns.ts';

/** Renders the page of a rule for a terminal; only examples may be wider than `columns`. */
export function renderRule(rule: Rule, columns: number): string {
  return `${rulePage(rule)
    .map((block) => renderBlock(block, columns))
    .join('\n\n')}\n`;
}

function renderBlock({ kind, text }: Block, columns: number): string {
  switch (kind) {
    case 'title':
      return text;
    case 'heading':
      return `${text}:`;
    case 'paragraph':
      return wrap(text.replace(/\s+/g, ' '), columns).join('\n');
    case 'code':
      return text.replace(/^(?=.)/gm, '    ');
  }
}
