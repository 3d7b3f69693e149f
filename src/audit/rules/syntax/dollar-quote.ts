import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const dollarQuote = defineRule<SyntaxArguments['dollar-quote']>({
  id: 'dollar-quote',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A dollar sign stands before a quote',
  why: 'bash reads `$\'…\'` as a text with escapes and `$"…"` as a translation; dash reads a dollar sign and a quoted text. What two shells read differently has no single meaning.',
  wrong: "node scripts/validate.js $'a'",
  right: "node scripts/validate.js 'a'",
  message: ({ written }) => `\`${written}\` means one thing to bash and another to dash.`,
  remedy: () => 'Use plain quotes; write a dollar sign that is data inside single quotes.',
});
