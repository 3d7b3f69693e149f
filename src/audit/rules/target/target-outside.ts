import { defineRule } from '../../../finding/rule.ts';

export const targetOutside = defineRule<{ path: string; reason: string }>({
  id: 'target-outside',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'What would run is outside of the repository',
  why: `Only what the commit holds has been reviewed. A path that leaves the repository, by itself or through a symlink, is somebody's machine.`,
  wrong: 'node ../other/check.js',
  right: 'node scripts/check.js',
  message: ({ path, reason }) =>
    reason === 'symlink'
      ? `\`${path}\` is a symlink that leads out of the repository.`
      : reason === 'address'
        ? `\`${path}\` is an address, not a path in the repository.`
        : reason === 'workspace'
          ? `The workspaces \`${path}\` may lead out of the repository.`
          : `\`${path}\` is outside of the repository.`,
  remedy: () => 'Put the file into the repository and name it by its path from the root.',
});
