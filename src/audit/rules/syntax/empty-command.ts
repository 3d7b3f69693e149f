import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const emptyCommand = defineRule<SyntaxArguments['empty-command']>({
  id: 'empty-command',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command is empty or names no program',
  why: 'A command that runs nothing proves nothing, and a shell calls it a success.',
  wrong: 'NODE_ENV=test',
  right: 'NODE_ENV=test node scripts/validate.js',
  message: () => 'The command names no program to run.',
  remedy: () =>
    'Write the program and its arguments, for example `node scripts/validate.js`, or remove the entry.',
});
