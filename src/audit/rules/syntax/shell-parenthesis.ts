import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { singleQuoted } from '../../../command/lex/single-quoted.ts';
import { defineRule } from '../../../finding/rule.ts';

export const shellParenthesis = defineRule<SyntaxArguments['shell-parenthesis']>({
  id: 'shell-parenthesis',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'An unquoted parenthesis stands in a command',
  why: 'Parentheses start subshells and define functions; a function can replace the very program that was audited.',
  wrong: 'node scripts/validate.js (fast)',
  right: "node scripts/validate.js '(fast)'",
  message: ({ character }) => `\`${character}\` is grammar to a shell: a subshell or a function.`,
  remedy: ({ character }) => `Quote it if it is data: \`${singleQuoted(character)}\`.`,
});
