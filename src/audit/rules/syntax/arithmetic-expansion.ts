import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const arithmeticExpansion = defineRule<SyntaxArguments['arithmetic-expansion']>({
  id: 'arithmetic-expansion',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command lets the shell calculate',
  why: 'Nothing calculates without a shell, and the form `$[…]` means one thing to bash and another to dash.',
  wrong: 'node scripts/validate.js $((2 * 3))',
  right: 'node scripts/validate.js 6',
  message: ({ written }) => `\`${written}\` would be calculated by a shell.`,
  remedy: () => 'Write the result; if it is data, write it in single quotes.',
});
