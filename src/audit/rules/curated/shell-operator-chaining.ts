import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorChaining = defineRule<{ operator: string }>({
  id: 'shell_operator.chaining',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'Commands are chained',
  why: '`&&`, `||` or `;` would run a second command that is not the one under validation.',
  wrong: 'tar -tf a.tar && ls',
  right: 'tar -tf a.tar',
  message: ({ operator }) => `Shell operators are blocked (chaining): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
