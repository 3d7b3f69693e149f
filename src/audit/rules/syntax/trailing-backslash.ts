import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const trailingBackslash = defineRule<SyntaxArguments['trailing-backslash']>({
  id: 'trailing-backslash',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A backslash ends the command',
  why: 'A backslash escapes what follows; at the end there is nothing, and shells disagree about what that means.',
  wrong: 'node scripts/validate.js \\',
  right: 'node scripts/validate.js',
  message: () => 'The command ends in a backslash.',
  remedy: () => 'Remove the backslash; write it in single quotes if it is data.',
});
