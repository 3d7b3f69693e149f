import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const controlCharacter = defineRule<SyntaxArguments['control-character']>({
  id: 'control-character',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command contains a control character',
  why: 'Control characters move the cursor, erase text and colour terminals: what is shown is not what runs. A TAB between words is fine.',
  wrong: 'node scripts/x.js<U+0008><U+0008>',
  right: 'node scripts/x.js',
  message: ({ character }) => `The command contains the control character ${character}.`,
  remedy: () => 'Remove the character; if the program needs it, let the script make it.',
});
