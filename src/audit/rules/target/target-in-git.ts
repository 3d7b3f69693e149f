import { defineRule } from '../../../finding/rule.ts';

export const targetInGit = defineRule<{ path: string }>({
  id: 'target-in-git',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'What would run is in .git',
  why: `Files in \`.git\` are in no commit and no diff.`,
  wrong: 'node .git/hooks/check',
  right: 'node scripts/check.js',
  message: ({ path }) => `\`${path}\` is in .git, which no commit holds.`,
  remedy: () => 'Put the script into the repository.',
});
