import { defineRule } from '../../../finding/rule.ts';

export const targetMissing = defineRule<{ path: string }>({
  id: 'target-missing',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: 'What would run is not there',
  why: `The command fails when it runs.`,
  wrong: 'node scripts/chek.js',
  right: 'node scripts/check.js',
  message: ({ path }) => `\`${path}\` is not in the repository at this commit.`,
  remedy: () => 'Add the file to the change, or correct the path.',
});
