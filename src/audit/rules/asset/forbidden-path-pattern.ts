import { defineRule } from '../../../finding/rule.ts';

export const forbiddenPathPattern = defineRule<{ gene: string; entry: string }>({
  id: 'forbidden-path-pattern',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'A forbidden path is written as a pattern, which it is not',
  why: `An entry of \`forbidden_paths\` means the path itself and everything under it. \`*\` and \`?\` are
ordinary characters in it, so a pattern forbids nothing.`,
  wrong: '"forbidden_paths": ["src/core/**"]',
  right: '"forbidden_paths": ["src/core"]',
  message: ({ gene, entry }) =>
    `The gene ${gene} forbids ${entry}, which is taken as a path and not as a pattern.`,
  remedy: () => 'Name the directory; everything under it is forbidden with it.',
});
