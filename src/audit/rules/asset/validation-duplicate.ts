import { defineRule } from '../../../finding/rule.ts';

export const validationDuplicate = defineRule<{ gene: string; command: string }>({
  id: 'validation-duplicate',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'A gene has the same validation command twice',
  why: `Equal commands are run once. The second one proves nothing and is often a slip of the hand where
another command was meant.`,
  wrong: '"validation": ["npm test", "npm test"]',
  right: '"validation": ["npm test", "npm run lint"]',
  message: ({ gene, command }) => `The gene ${gene} has the command ${command} more than once.`,
  remedy: () => 'Remove the repetition.',
});
