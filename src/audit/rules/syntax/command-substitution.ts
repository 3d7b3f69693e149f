import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const commandSubstitution = defineRule<SyntaxArguments['command-substitution']>({
  id: 'command-substitution',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A command runs another command in its text',
  why: 'The output of the inner command becomes a part of the outer one, so that nobody can say what runs before it has run.',
  wrong: 'node scripts/validate.js $(git rev-parse HEAD)',
  right: "node scripts/validate.js '$(not run)'",
  message: ({ written }) => `\`${written}\` would run a command and put its output here.`,
  remedy: () =>
    'Let the script run the inner command, or write its result; if it is data, write it in single quotes.',
});
