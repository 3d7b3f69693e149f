import { defineRule } from '../../../finding/rule.ts';

export const shellOperatorPipeline = defineRule<{ operator: string }>({
  id: 'shell_operator.pipeline',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'Commands form a pipeline',
  why: 'A pipe hands the output to a second command that is not the one under validation.',
  wrong: 'ls | head',
  right: 'ls',
  message: ({ operator }) => `Shell operators are blocked (pipeline): \`${operator}\`.`,
  remedy: () => 'Write one plain command.',
});
