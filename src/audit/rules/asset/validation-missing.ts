import { defineRule } from '../../../finding/rule.ts';

export const validationMissing = defineRule<{ gene: string }>({
  id: 'validation-missing',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A gene has no validation command',
  why: `A gene without a command that can fail has nothing to show that it works. The protocol requires
at least one, and a report of zero commands is not a success.`,
  wrong: '"validation": []',
  right: '"validation": ["npm test"]',
  message: ({ gene }) => `The gene ${gene} has no validation command.`,
  remedy: () => 'Add a command that fails when the gene breaks something.',
});
