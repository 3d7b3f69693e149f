import { defineRule } from '../../../finding/rule.ts';

export const forbiddenOperandPrefix = defineRule<{
  family: string;
  operand: string;
  prefix: string;
}>({
  id: 'forbidden_operand_prefix',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'An operand begins with a forbidden prefix',
  why: 'Some operands make a program reach further than files, such as addresses for `open`.',
  wrong: 'open https://host.test',
  right: 'open notes.md',
  message: ({ family, operand, prefix }) =>
    `\`${family}\` may not take \`${operand}\`: \`${prefix}\` is a forbidden prefix.`,
  remedy: () => 'Name a file.',
});
