import { defineRule } from '../../finding/rule.ts';

export const commandCrashed = defineRule<{ command: string; reason: string }>({
  id: 'command-crashed',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'A validation command could not be started, or died of a signal',
  why: `A command that never gave an exit code has validated nothing, so it counts as failed. Typical
causes are a program that is not installed, a process that ran out of memory, and one that kills itself.`,
  wrong: `// scripts/check.js
process.kill(process.pid, 'SIGKILL');`,
  right: `// scripts/check.js
process.exit(1);`,
  message: ({ command, reason }) => `The command \`${command}\` crashed: ${reason}`,
  remedy: ({ command }) => `Run \`${command}\` locally and look at how it ends.`,
});
