import { defineRule } from '../../../finding/rule.ts';

export const readsEnvironmentFile = defineRule<{ program: string; flag: string; value: string }>({
  id: 'reads-environment-file',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'The environment is read from a file',
  why: `The file decides what the script sees, and the change may bring it along. Variables that change what runs are refused.`,
  wrong: 'node --env-file=.env scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ flag, value }) => `\`${flag}\` sets variables from \`${value}\`.`,
  remedy: () => 'Let the script read its own settings.',
});
