import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const lineContinuation = defineRule<SyntaxArguments['line-continuation']>({
  id: 'line-continuation',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A backslash joins two lines',
  why: 'A shell removes a backslash and the line break behind it, so that the text that people and patterns see is not the text that runs.',
  wrong: 'node \\<U+000A>scripts/validate.js',
  right: 'node scripts/validate.js',
  message: () => 'A backslash at the end of a line joins it to the next.',
  remedy: () => 'Write the command on one line.',
});
