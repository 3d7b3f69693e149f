import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorSubstitution = defineRule<{ operator: string }>({
  id: 'shell_operator.substitution',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'A substitution runs another command',
  why: 'A shell would run what stands inside and put its output into the command.',
  wrong: 'tar -tf $(cat name)',
  right: 'tar -tf a.tar',
  message: ({ operator }) => `Shell operators are blocked (substitution): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
