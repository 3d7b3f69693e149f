import { defineRule } from '../../../finding/rule.ts';

export const customPattern2 = defineRule<{ name: string; pattern: string; reason: string }>({
  id: 'custom_pattern.2',
  layer: 2,
  severity: 'error',
  since: '0.1.0',
  title: 'A pattern of the policy matches (layer 2)',
  why: 'A policy can add patterns of its own to each layer, with a name and a reason.',
  wrong: 'what the pattern of the policy matches',
  right: 'cat notes.md',
  configure: '`patterns` in the policy.',
  message: ({ name, pattern, reason }) =>
    `Command blocked by safety rule: Pattern '${pattern}' matches dangerous pattern '${name}': ${reason}.`,
  remedy: () =>
    'Write a command that the pattern does not match, or change the pattern in the policy.',
});
