import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const nonAsciiUnquoted = defineRule<SyntaxArguments['non-ascii-unquoted']>({
  id: 'non-ascii-unquoted',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A letter beyond ASCII stands outside quotes',
  why: 'Programs, flags and paths that validate a gene are ASCII; letters and dashes of other scripts pass for them. Inside quotes they are plainly data.',
  wrong: 'node scripts/validate.js —fast',
  right: "node scripts/validate.js 'naïve café'",
  message: ({ character, shown }) => `\`${shown}\` (${character}) stands outside quotes.`,
  remedy: () => 'Type the ASCII character if you meant one; put text of other scripts into quotes.',
});
