import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const lineBreak = defineRule<SyntaxArguments['line-break']>({
  id: 'line-break',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains a line break',
  why: 'A shell takes a line feed as the end of a command. Even inside quotes, where it is data, a line break forges lines in logs and reports.',
  wrong: 'node scripts/a.js<U+000A>node scripts/b.js',
  right: 'node scripts/a.js',
  message: ({ character, quoted }) =>
    quoted
      ? `A line break (${character}) stands inside quotes.`
      : `A line break (${character}) splits the command.`,
  remedy: ({ quoted }) =>
    quoted
      ? 'Put text of several lines into a file of the repository and name the file.'
      : 'Write one entry in `validation` for each line.',
});
