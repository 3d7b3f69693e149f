import { defineRule } from '../../../finding/rule.ts';

export const targetChanged = defineRule<{ path: string }>({
  id: 'target-changed',
  layer: 'target',
  severity: 'notice',
  since: '0.1.0',
  title: 'The change also changes what validates it',
  why: `The validator moved together with what it validates, so that its passing means less.`,
  wrong: 'node scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ path }) => `\`${path}\`, which validates this change, is changed by it.`,
  remedy: () => 'Review it as carefully as the change itself.',
});
