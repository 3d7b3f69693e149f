import { defineRule } from '../../../finding/rule.ts';

export const weakens = defineRule<{ program: string; flag: string }>({
  id: 'weakens',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A protection or a limit is changed',
  why: `The flag changes trust, limits, resolution or internals of node, so that passing means less.`,
  wrong: 'node --insecure-http-parser scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ program, flag }) =>
    `\`${flag}\` changes a protection, a limit or an internal of ${program}.`,
  remedy: ({ flag }) => `Remove \`${flag}\` unless the gene is about it.`,
});
