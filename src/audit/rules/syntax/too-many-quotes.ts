import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const tooManyQuotes = defineRule<SyntaxArguments['too-many-quotes']>({
  id: 'too-many-quotes',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command has more than 1,000 quoted parts',
  why: 'Nobody reads such a command, and no check should be trusted with what nobody reads.',
  wrong: 'node scripts/validate.js <1,001 times "">',
  right: 'node scripts/validate.js data/input.json',
  message: ({ quotes, limit }) => `The command has ${quotes} quoted parts; ${limit} are allowed.`,
  remedy: () => 'Put the data into a file of the repository and name the file.',
});
