import { defineRule } from '../../../finding/rule.ts';

export const targetNotAFile = defineRule<{ path: string; reason: string }>({
  id: 'target-not-a-file',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'What would run is not a regular file',
  why: `For a directory, its package.json or index decides what runs; a loop of symlinks or a path with backslashes means different things on different machines.`,
  wrong: 'node src',
  right: 'node src/index.js',
  message: ({ path, reason }) => `\`${path}\` is not a regular file (${reason}).`,
  remedy: ({ path, reason }) =>
    reason === 'directory'
      ? `Name the file: \`${path.replace(/\/$/, '')}/index.js\` or what package.json calls main.`
      : reason === 'backslash'
        ? `Write \`${path.replaceAll('\\', '/')}\`.`
        : 'Name a regular file.',
});
