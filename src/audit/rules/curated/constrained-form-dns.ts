import { defineRule } from '../../../finding/rule.ts';

export const constrainedFormDns = defineRule<{
  family: string;
  reason: string;
  forms: readonly string[];
}>({
  id: 'constrained_form.dns',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The command is none of the registered forms of dns',
  why: 'Programs with many ways to do harm are accepted in a few fixed forms only; every word must have its place in one of them.',
  wrong: 'dig +short host.test',
  right: 'dig host.test',
  message: ({ family, reason, forms }) =>
    `\`${family}\` ${reason === '' ? 'is accepted in its registered forms only' : reason}: ${forms.map((form) => `\`${form}\``).join(', ')}.`,
  remedy: ({ forms }) => `Write \`${forms[0] ?? ''}\`.`,
});
