import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const unterminatedQuote = defineRule<SyntaxArguments['unterminated-quote']>({
  id: 'unterminated-quote',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A quote is not closed',
  why: 'A shell refuses such a command, and every reader guesses differently where the quote was meant to end.',
  wrong: 'node scripts/validate.js "fast',
  right: 'node scripts/validate.js "fast"',
  message: ({ quote }) => `The quote \`${quote}\` is never closed.`,
  remedy: ({ quote }) =>
    quote === "'"
      ? 'Close the quote; an apostrophe that is data stands inside double quotes.'
      : 'Close the quote; a double quote that is data stands inside single quotes.',
});
