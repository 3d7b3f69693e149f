import { defineRule } from '../../finding/rule.ts';

export const commandFailed = defineRule<{
  command: string;
  exitCode: number;
  offline: boolean;
}>({
  id: 'command-failed',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'A validation command ended with a non-zero exit code',
  why: `A gene promises that its validation commands pass. A command passes when it exits with 0 and
fails with any other code; the commands of the gene that come after it are skipped.`,
  wrong: `// scripts/check.js
console.error('Missing required.txt');
process.exit(1);`,
  right: `// scripts/check.js
console.log('OK');`,
  message: ({ command, exitCode, offline }) =>
    `The command \`${command}\` failed with exit code ${exitCode}.${offline ? ' It ran without a network, and its output says that it looked for one.' : ''}`,
  remedy: ({ command, offline }) =>
    offline
      ? 'Validate with what the repository holds, or let the policy say `network: allow`.'
      : `Run \`${command}\` at the root of the repository, mend what it reports, and push again.`,
});
