import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorBackground = defineRule<{ operator: string }>({
  id: 'shell_operator.background',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'A command is put into the background',
  why: 'A background command outlives its validation.',
  wrong: 'ping -c 1 host.test &',
  right: 'ping -c 1 host.test',
  message: ({ operator }) => `Shell operators are blocked (background): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
