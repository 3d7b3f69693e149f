import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const shellRedirection = defineRule<SyntaxArguments['shell-redirection']>({
  id: 'shell-redirection',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command redirects its input or output',
  why: 'Without a shell nothing opens the file: the program would receive the sign as an argument. With a shell, a redirection writes any file that the user may write.',
  wrong: 'node scripts/validate.js > report.txt',
  right: 'node scripts/validate.js --output report.txt',
  message: ({ operator }) => `\`${operator}\` redirects input or output.`,
  remedy: ({ operator }) =>
    `Let the script read or write the file itself; the gate keeps the output anyway. If \`${operator}\` is data, quote it.`,
});
