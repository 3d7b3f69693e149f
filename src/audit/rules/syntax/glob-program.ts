import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const globProgram = defineRule<SyntaxArguments['glob-program']>({
  id: 'glob-program',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A pattern decides what runs',
  why: 'The first file that matches would be the program or the script: whoever adds a file with a smaller name decides what runs.',
  wrong: 'node *',
  right: 'node scripts/validate.js',
  message: ({ pattern }) => `\`${pattern}\` leaves it to the file names what runs.`,
  remedy: () => 'Name the program and the script; use one entry for each script.',
});
