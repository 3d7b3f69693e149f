import { defineRule } from '../../../finding/rule.ts';

export const noCommand = defineRule<Record<string, never>>({
  id: 'no_command',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'There is no command',
  why: 'The curated validator judges a proposal by its command; without one there is nothing to accept.',
  wrong: '""',
  right: 'cat notes.md',
  message: () => 'There is no command to validate.',
  remedy: () => 'Write a command.',
});
