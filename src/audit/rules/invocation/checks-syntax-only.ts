import { defineRule } from '../../../finding/rule.ts';

export const checksSyntaxOnly = defineRule<{ program: string; flag: string }>({
  id: 'checks-syntax-only',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'Only the syntax is checked',
  why: `\`node --check\` reads one file and runs nothing of it.`,
  wrong: 'node --check src/index.js',
  right: 'node --test',
  message: ({ flag }) => `\`${flag}\` checks the syntax of one file and runs nothing.`,
  remedy: () => 'Run a test that uses the file.',
});
