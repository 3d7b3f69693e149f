import { closest } from 'fastest-levenshtein';
import { GateError } from '../error.ts';
import { RULES, ruleOf } from './catalogue.ts';
import { type Block, rulePage } from './rule-page.ts';

const COLUMNS = 80;

/**
 * Explains one rule for a terminal: what docs/rules has about it, in lines of at most 80 columns;
 * only examples may be wider.
 *
 * @throws GateError `usage` for an unknown id, with the nearest one as a hint
 */
export function explainRule(id: string): string {
  const rule = ruleOf(id);
  if (rule === undefined) {
    const known = RULES.map((each) => each.id);
    const nearest = closest(id.slice(0, COLUMNS), known);
    throw new GateError(
      'usage',
      `There is no rule ${id}.`,
      `Did you mean ${nearest}? docs/rules/README.md lists every rule.`,
    );
  }
  return `${rulePage(rule).map(terminalBlock).join('\n\n')}\n`;
}

function terminalBlock({ kind, text }: Block): string {
  switch (kind) {
    case 'title':
      return text;
    case 'heading':
      return `${text}:`;
    case 'paragraph':
      return wrap(text);
    case 'code':
      return text.replace(/^(?=.)/gm, '    ');
  }
}

function wrap(paragraph: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
