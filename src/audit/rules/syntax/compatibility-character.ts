import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { visible } from '../../../command/lex/visible.ts';
import { defineRule } from '../../../finding/rule.ts';

export const compatibilityCharacter = defineRule<SyntaxArguments['compatibility-character']>({
  id: 'compatibility-character',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A character turns into another one when text is normalised',
  why: 'Tools normalise text at different moments. A full-width letter, a ligature or the Greek question mark then becomes an ASCII character that was never audited.',
  wrong: "node scripts/validate.js 'ｆast'",
  right: "node scripts/validate.js 'fast'",
  message: ({ character, becomes }) =>
    `${character} becomes \`${visible(becomes)}\` when text is normalised.`,
  remedy: ({ becomes }) => `Write \`${visible(becomes)}\` if that is what you mean.`,
});
