import { defineRule } from '../../../finding/rule.ts';

export const publishes = defineRule<{ program: string; flag: string }>({
  id: 'publishes',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'Something is published or an account is used',
  why: `A validation only looks; it never publishes or uses credentials.`,
  wrong: 'npm publish',
  right: 'npm pack --dry-run',
  message: ({ program, flag }) => `\`${flag}\` of ${program} publishes or uses an account.`,
  remedy: () => 'Remove the command.',
});
