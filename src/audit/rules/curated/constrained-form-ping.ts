import { defineRule } from '../../../finding/rule.ts';

export const constrainedFormPing = defineRule<{
  family: string;
  reason: string;
  forms: readonly string[];
}>({
  id: 'constrained_form.ping',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The command is none of the registered forms of ping',
  why: 'Programs with many ways to do harm are accepted in a few fixed forms only; every word must have its place in one of them.',
  wrong: 'ping host.test',
  right: 'ping -c 4 host.test',
  message: ({ family, reason, forms }) =>
    `\`${family}\` ${reason === '' ? 'is accepted in its registered forms only' : reason}: ${forms.map((form) => `\`${form}\``).join(', ')}.`,
  remedy: ({ forms }) => `Write \`${forms[0] ?? ''}\`.`,
});
