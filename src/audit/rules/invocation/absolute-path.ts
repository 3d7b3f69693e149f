import { defineRule } from '../../../finding/rule.ts';

export const absolutePath = defineRule<{ path: string }>({
  id: 'absolute-path',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A path of one machine is an argument',
  why: `It does not exist on the machine that validates.`,
  wrong: 'node scripts/check.js /home/me/project',
  right: 'node scripts/check.js .',
  message: ({ path }) => `\`${path}\` is a path of one machine.`,
  remedy: () => 'Write the path relative to the repository.',
});
