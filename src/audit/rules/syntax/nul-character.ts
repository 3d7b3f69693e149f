import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const nulCharacter = defineRule<SyntaxArguments['nul-character']>({
  id: 'nul-character',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains NUL',
  why: 'NUL ends a string for the operating system: what stands behind it is audited and never passed.',
  wrong: 'node scripts/validate.js<U+0000>--all',
  right: 'node scripts/validate.js --all',
  message: ({ character }) => `The command contains NUL (${character}).`,
  remedy: () => 'Remove the character.',
});
