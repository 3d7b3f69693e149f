import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorRedirection = defineRule<{ operator: string }>({
  id: 'shell_operator.redirection',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'A redirection reads or writes files',
  why: 'A redirection opens files that no operand names.',
  wrong: 'dig host.test > out.txt',
  right: 'dig host.test',
  message: ({ operator }) => `Shell operators are blocked (redirection): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
