import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const blankPadding = defineRule<SyntaxArguments['blank-padding']>({
  id: 'blank-padding',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command is padded with blanks',
  why: "A long run of blanks pushes the rest of a command out of the reviewer's sight. No command needs one.",
  wrong: 'node scripts/validate.js <100 blanks> --fix',
  right: 'node scripts/validate.js --fix',
  message: ({ blanks }) =>
    `The command holds ${blanks} needless blanks, which push a part of it out of sight.`,
  remedy: () => 'Separate words by one blank.',
});
