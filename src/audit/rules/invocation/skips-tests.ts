import { defineRule } from '../../../finding/rule.ts';

export const skipsTests = defineRule<{ program: string; flag: string }>({
  id: 'skips-tests',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'Tests may be skipped',
  why: `If no test is left, the run passes.`,
  wrong: 'node --test --test-only',
  right: 'node --test',
  message: ({ program, flag }) => `\`${flag}\` lets ${program} pass without running every test.`,
  remedy: ({ flag }) => `Remove \`${flag}\`, or name the test files.`,
});
