import { defineRule } from '../../finding/rule.ts';

export const commandSlow = defineRule<{ command: string; seconds: number; limit: number }>({
  id: 'command-slow',
  layer: 'run',
  severity: 'warning',
  since: '0.1.0',
  title: 'A validation command passed, but took long',
  why: `Validations run for every change that names the gene, and again wherever the gene is promoted.
Under 60 seconds each is the protocol's advice.`,
  wrong: '"validation": ["npm run test:everything"]',
  right: '"validation": ["npm run test:unit"]',
  configure: `limits:
  slow_command_seconds: 120`,
  message: ({ command, seconds, limit }) =>
    `The command \`${command}\` took ${seconds} seconds; ${limit} is the mark for a slow one.`,
  remedy: () => 'Validate with a smaller, faster check.',
});
