import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorQuoted = defineRule<{ operator: string }>({
  id: 'shell_operator.quoted',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'An operand holds a shell operator',
  why: 'Archive operands are passed on by people and tools that may lose the quotes, so an operator has no place in them even when it is quoted.',
  wrong: 'tar -tf "a&b.tar"',
  right: 'tar -tf ab.tar',
  message: ({ operator }) => `Shell operators are blocked (quoted): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
