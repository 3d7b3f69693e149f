import { defineRule } from '../../../finding/rule.ts';

export const flagNotAllowed = defineRule<{ family: string; flag: string; reason: string }>({
  id: 'flag_not_allowed',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The flag is not in the specification of the family',
  why: 'Flags change what a program does; those that are not written down are refused.',
  wrong: 'wc --files0-from=list',
  right: 'wc -l notes.md',
  message: ({ family, flag, reason }) => `\`${family}\`: the flag \`${flag}\` ${reason}.`,
  remedy: ({ flag }) => `Leave out \`${flag}\`, or correct it.`,
});
