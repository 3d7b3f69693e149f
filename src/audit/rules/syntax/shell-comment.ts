import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const shellComment = defineRule<SyntaxArguments['shell-comment']>({
  id: 'shell-comment',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains a comment',
  why: 'A shell drops everything from `#` at the start of a word to the end of the line; the programs here would receive it as arguments, and reviewers would read it as part of the command.',
  wrong: 'node scripts/validate.js # fast',
  right: 'node scripts/validate.js',
  message: ({ written }) => `\`${written}\` is a comment to a shell.`,
  remedy: () => 'Move the remark out of the command; quote `#` if it is data.',
});
