import { defineRule } from '../../../finding/rule.ts';

export const targetExtension = defineRule<{ path: string; extension: string }>({
  id: 'target-extension',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'The file is nothing that node runs',
  why: `node runs .js, .mjs, .cjs and, in newer versions, .ts; it loads .node files as machine code.`,
  wrong: 'node data.json',
  right: 'node scripts/check.js',
  message: ({ path, extension }) =>
    `node does not run \`.${extension}\` files such as \`${path}\`.`,
  remedy: () => 'Name a .js, .mjs or .cjs file.',
});
