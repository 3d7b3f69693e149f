import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const reservedWord = defineRule<SyntaxArguments['reserved-word']>({
  id: 'reserved-word',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: "A word of the shell's grammar stands in a command",
  why: 'Words such as `if`, `time` and `!` are no programs: a shell takes them for grammar, and without one they mean nothing.',
  wrong: '! node scripts/validate.js',
  right: 'node scripts/validate.js',
  message: ({ word }) =>
    `\`${word}\` is a word of the shell's grammar, not a program or an argument.`,
  remedy: ({ word }) =>
    word === '!'
      ? 'Let a script expect the failure and exit with 0; quote `!` if it is data.'
      : 'Let a script decide or repeat; write only programs with their arguments.',
});
