import { defineRule } from '../../../finding/rule.ts';

export const toolWrites = defineRule<{ program: string; flag: string }>({
  id: 'tool-writes',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A tool changes what it checks',
  why: `A validation that repairs files or rewrites snapshots passes by what it wrote.`,
  wrong: 'npx eslint --fix src',
  right: 'npx eslint src',
  message: ({ program, flag }) => `\`${flag}\` lets ${program} change files while it validates.`,
  remedy: ({ flag }) => `Remove \`${flag}\`.`,
});
