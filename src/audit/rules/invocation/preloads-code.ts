import { defineRule } from '../../../finding/rule.ts';

export const preloadsCode = defineRule<{ program: string; flag: string; value: string }>({
  id: 'preloads-code',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'Code is loaded before the script',
  why: `A preloaded module runs first and can change everything that the script sees; \`data:\` addresses hold whole programs.`,
  wrong: 'node --import ./setup.mjs scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ flag, value }) => `\`${flag}\` loads \`${value}\` before the script runs.`,
  remedy: ({ flag }) => `Import it in the script itself, and remove \`${flag}\`.`,
});
