import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const variableExpansion = defineRule<SyntaxArguments['variable-expansion']>({
  id: 'variable-expansion',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command expands a variable',
  why: 'Nothing expands variables without a shell, and with one the value decides what runs and leaks into arguments and logs.',
  wrong: 'node scripts/validate.js $TARGET',
  right: 'node scripts/validate.js src',
  message: ({ written }) => `\`${written}\` would be replaced by the value of a variable.`,
  remedy: () =>
    `Write the value itself, or let the script read it from \`process.env\`; if it is data, write it in single quotes.`,
});
