import { defineRule } from '../../../finding/rule.ts';

export const operandRefused = defineRule<{ family: string; operand: string; reason: string }>({
  id: 'operand_refused',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'An operand is not what the family takes',
  why: 'The specification of a family says what each operand is.',
  wrong: 'head -n x notes.md',
  right: 'head -n 3 notes.md',
  message: ({ family, operand, reason }) => `\`${family}\`: the operand \`${operand}\` ${reason}.`,
  remedy: () => 'Correct the operand.',
});
