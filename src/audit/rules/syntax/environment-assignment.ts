import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { visible } from '../../../command/lex/visible.ts';
import { defineRule } from '../../../finding/rule.ts';

export const environmentAssignment = defineRule<SyntaxArguments['environment-assignment']>({
  id: 'environment-assignment',
  layer: 'syntax',
  severity: 'warning',
  since: '0.1.0',
  title: 'A variable is set before the program',
  why: 'The variable becomes environment of this one command, as a shell would do it. It is shown because the same command without it may give another result.',
  wrong: 'NODE_ENV=test npm test',
  right: 'npm test',
  message: ({ name, value }) => `${name} is set to \`${visible(value)}\` for this command.`,
  remedy: () => 'Nothing has to change; a script that sets what it needs is easier to run by hand.',
});
