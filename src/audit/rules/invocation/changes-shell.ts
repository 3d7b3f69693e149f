import { defineRule } from '../../../finding/rule.ts';

export const changesShell = defineRule<{ program: string; flag: string }>({
  id: 'changes-shell',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The shell of npm scripts is changed',
  why: `npm runs scripts through a shell. Another program in its place runs instead of the script, and \`true\` or \`echo\` would make every script pass.`,
  wrong: 'npm test --script-shell=./sh',
  right: 'npm test',
  message: ({ flag }) => `\`${flag}\` runs npm scripts through another program.`,
  remedy: ({ flag }) => `Remove \`${flag}\`.`,
});
