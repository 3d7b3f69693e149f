import { defineRule } from '../../../finding/rule.ts';

export const commandNotAllowed = defineRule<{ program: string; reason: string }>({
  id: 'command_not_allowed',
  layer: 3,
  severity: 'error',
  since: '0.1.0',
  title: 'The command is not allowed',
  why: 'The third layer allows a table of commands, and of these nothing that runs code which nobody has read, deletes, or fetches from elsewhere.',
  wrong: 'wget https://host.test',
  right: 'cat notes.md',
  configure: '`families` in the policy adds a command.',
  message: ({ program, reason }) =>
    `Command blocked by safety rule: Command '${program}' ${reason}.`,
  remedy: () => 'Use one of the allowed commands.',
});
