import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const commandTooLong = defineRule<SyntaxArguments['command-too-long']>({
  id: 'command-too-long',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command is longer than 128 KiB',
  why: 'Linux passes no single argument beyond 128 KiB, so such a command cannot run as it is written; what cannot be run is not judged either.',
  wrong: 'node scripts/validate.js <131,072 letters>',
  right: 'node scripts/validate.js data/input.json',
  message: ({ limit }) => `The command is longer than ${limit} bytes.`,
  remedy: () => 'Put the data into a file of the repository and name the file.',
});
