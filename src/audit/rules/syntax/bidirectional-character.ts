import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const bidirectionalCharacter = defineRule<SyntaxArguments['bidirectional-character']>({
  id: 'bidirectional-character',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains a character that turns the direction of text',
  why: 'Such characters make text appear in another order than it is read by the program: what is reviewed is not what runs.',
  wrong: 'node scripts/x.js<U+202E>sj.',
  right: 'node scripts/x.js',
  message: ({ character }) =>
    `The command contains ${character}, which turns the direction of the text around it.`,
  remedy: () => 'Remove the character.',
});
