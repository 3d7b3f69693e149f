import { defineRule } from '../../../finding/rule.ts';

export const skipsHooks = defineRule<{ program: string; flag: string }>({
  id: 'skips-hooks',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'Pre and post scripts are skipped',
  why: `A package's own pre and post scripts are part of what its script means.`,
  wrong: 'npm test --ignore-scripts',
  right: 'npm test',
  message: ({ flag }) => `\`${flag}\` skips pre and post scripts.`,
  remedy: ({ flag }) => `Remove \`${flag}\`.`,
});
