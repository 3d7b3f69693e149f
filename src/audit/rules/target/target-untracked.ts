import { defineRule } from '../../../finding/rule.ts';

export const targetUntracked = defineRule<{ path: string }>({
  id: 'target-untracked',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'What would run is in no commit',
  why: `Nobody has reviewed it, and the validating machine may not have it.`,
  wrong: 'node dist/check.js',
  right: 'node scripts/check.js',
  message: ({ path }) => `\`${path}\` is not in the audited commit.`,
  remedy: () => 'Commit the file, or run its source.',
});
