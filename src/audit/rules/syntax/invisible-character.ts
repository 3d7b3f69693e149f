import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const invisibleCharacter = defineRule<SyntaxArguments['invisible-character']>({
  id: 'invisible-character',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains an invisible character',
  why: 'Format, private and unassigned characters, exotic blanks and fillers show as nothing or as something else: two commands look the same and run differently, and hidden text can address automatic readers.',
  wrong: 'node scripts/x.js<U+200B>',
  right: 'node scripts/x.js',
  message: ({ character }) =>
    `The command contains the character ${character}, which cannot be seen.`,
  remedy: () => 'Remove the character; type ordinary blanks between words.',
});
