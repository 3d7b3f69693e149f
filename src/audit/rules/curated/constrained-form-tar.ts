import { defineRule } from '../../../finding/rule.ts';

export const constrainedFormTar = defineRule<{
  family: string;
  reason: string;
  forms: readonly string[];
}>({
  id: 'constrained_form.tar',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The command is none of the registered forms of tar',
  why: 'Programs with many ways to do harm are accepted in a few fixed forms only; every word must have its place in one of them.',
  wrong: 'tar -xvf a.tar',
  right: 'tar -xf a.tar -C out',
  message: ({ family, reason, forms }) =>
    `\`${family}\` ${reason === '' ? 'is accepted in its registered forms only' : reason}: ${forms.map((form) => `\`${form}\``).join(', ')}.`,
  remedy: ({ forms }) => `Write \`${forms[0] ?? ''}\`.`,
});
