import { defineRule } from '../../../finding/rule.ts';

export const tooMany = defineRule<{ detail: string }>({
  id: 'too-many',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset file holds more than can be audited',
  why: `What is left out is not audited, so too many assets, values or problems are an error and not a
gap.`,
  wrong: 'One file with a million genes',
  right: 'Several smaller files, or a smaller change',
  message: ({ detail }) => `The asset file holds more than can be audited: ${detail}.`,
  remedy: () => 'Split the file, or correct the problems that are listed.',
});
