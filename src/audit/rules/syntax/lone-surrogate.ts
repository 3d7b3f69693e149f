import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const loneSurrogate = defineRule<SyntaxArguments['lone-surrogate']>({
  id: 'lone-surrogate',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains half a character',
  why: 'A lone surrogate is no text in UTF-8: it turns into another character as soon as it leaves the gate.',
  wrong: 'node scripts/x.js <U+D800>',
  right: 'node scripts/x.js',
  message: ({ character }) => `The command contains ${character}, one half of a character.`,
  remedy: () => 'Write the whole character, or remove it.',
});
