import { defineRule } from '../../../finding/rule.ts';

export const flagBeforeSeparator = defineRule<{ program: string; flag: string }>({
  id: 'flag-before-separator',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A flag never reaches the script',
  why: `npm takes flags for itself unless they follow \`--\`. npm 10 and 11 swallow one that they do not know, npm 12 refuses it.`,
  wrong: 'npm test --coverage',
  right: 'npm test -- --coverage',
  message: ({ flag }) => `npm swallows \`${flag}\`, so that the script never sees it.`,
  remedy: ({ flag }) => `Put \`--\` before it: \`-- ${flag}\`.`,
});
