import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const workflowCommand = defineRule<SyntaxArguments['workflow-command']>({
  id: 'workflow-command',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'An argument is a command to the CI runner',
  why: "GitHub's runner obeys lines such as `::set-output …::` and `##[error]` in the output of a step; a program that prints its arguments would forge them.",
  wrong: "node scripts/echo.js '::warning::all is well'",
  right: "node scripts/echo.js 'warning: all is well'",
  message: ({ written }) =>
    `\`${written.trim()}\` is a command to the CI runner when a program prints it.`,
  remedy: () => 'Write the text without `::` and `##[`.',
});
