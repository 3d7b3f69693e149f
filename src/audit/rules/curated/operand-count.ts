import { defineRule } from '../../../finding/rule.ts';

export const operandCount = defineRule<{ family: string; count: number; wanted: string }>({
  id: 'operand_count',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The number of operands is wrong',
  why: 'Too few operands make a program read standard input or mean another place; too many reach what was not meant.',
  wrong: 'cp a',
  right: 'cp a b',
  message: ({ family, count, wanted }) =>
    `\`${family}\` has ${count} operands and takes ${wanted}.`,
  remedy: () => 'Name every operand, and only those.',
});
