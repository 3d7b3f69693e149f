import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const markupInjection = defineRule<SyntaxArguments['markup-injection']>({
  id: 'markup-injection',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'An argument contains markup that hides text in reports',
  why: 'An HTML comment hides what follows it from reviewers, and a fence ends the block in which a command is shown.',
  wrong: "node scripts/echo.js '<!-- x -->'",
  right: "node scripts/echo.js 'x'",
  message: ({ written }) =>
    `\`${written}\` hides or breaks the text around it where the command is shown.`,
  remedy: () => 'Remove the markup, or read the text from a file.',
});
