import { defineRule } from '../../../finding/rule.ts';

export const constrainedFormZip = defineRule<{
  family: string;
  reason: string;
  forms: readonly string[];
}>({
  id: 'constrained_form.zip',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The command is none of the registered forms of zip',
  why: 'Programs with many ways to do harm are accepted in a few fixed forms only; every word must have its place in one of them.',
  wrong: 'zip -r a.zip .',
  right: 'zip -r a.zip src',
  message: ({ family, reason, forms }) =>
    `\`${family}\` ${reason === '' ? 'is accepted in its registered forms only' : reason}: ${forms.map((form) => `\`${form}\``).join(', ')}.`,
  remedy: ({ forms }) => `Write \`${forms[0] ?? ''}\`.`,
});
