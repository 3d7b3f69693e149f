import { defineRule } from '../../../finding/rule.ts';

export const readsStdin = defineRule<{ operand: string }>({
  id: 'reads-stdin',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The program would read its code from standard input',
  why: `Standard input is closed for a validation; where it is not, whatever is there would be run.`,
  wrong: 'node -',
  right: 'node scripts/check.js',
  message: ({ operand }) =>
    operand === ''
      ? 'No script is named, so the program would read code from standard input.'
      : `\`${operand}\` makes the program read code from standard input.`,
  remedy: () => 'Name a script of the repository.',
});
