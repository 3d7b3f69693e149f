import { defineRule } from '../../finding/rule.ts';

export const commandTimedOut = defineRule<{ command: string; seconds: number }>({
  id: 'command-timed-out',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'A validation command was stopped because it ran too long',
  why: `A command that hangs would hold the pull request for ever. After the limit (180 seconds unless
the policy says otherwise) its whole process group is told to end, and killed if it does not.`,
  wrong: '"validation": ["npm run full-integration-test"]',
  right: '"validation": ["npm run unit-test"]',
  configure: `limits:
  command_timeout_seconds: 300`,
  message: ({ command, seconds }) =>
    `The command \`${command}\` was stopped after ${seconds} seconds, the limit for one command.`,
  remedy: () => 'Split it into smaller checks, or find out what it waits for.',
});
