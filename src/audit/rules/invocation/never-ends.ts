import { defineRule } from '../../../finding/rule.ts';

export const neverEnds = defineRule<{ program: string; flag: string }>({
  id: 'never-ends',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The command never ends',
  why: `Watchers and servers run until the time limit stops them.`,
  wrong: 'node --watch scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ program, flag }) => `\`${flag}\` keeps ${program} running for ever.`,
  remedy: ({ flag }) => `Remove \`${flag}\`, or run the tool once.`,
});
