import { defineRule } from '../../../finding/rule.ts';

export const symlinkLeavesTree = defineRule<{ path: string; target: string }>({
  id: 'symlink-leaves-tree',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change adds a symlink that leaves the repository, or goes in circles',
  why: `What runs must be what was audited. A symlink to somewhere else on the machine, or one that never
arrives, shows one thing to the audit and another to the command.`,
  wrong: 'scripts/check.js -> /tmp/check.js',
  right: 'scripts/check.js -> ../lib/check.js',
  message: ({ path, target }) =>
    `The symlink ${path} points to ${target}, which is not inside the repository.`,
  remedy: ({ path }) => `Replace ${path} by the file itself or by a link inside the repository.`,
});
