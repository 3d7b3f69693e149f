import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorMultiline = defineRule<{ operator: string }>({
  id: 'shell_operator.multiline',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The text has several lines',
  why: 'A line break, or a NUL, ends one command; what follows would be another.',
  wrong: 'tar -tf a.tar\\ntar -tf b.tar',
  right: 'tar -tf a.tar',
  message: ({ operator }) => `Shell operators are blocked (multiline): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
