import { defineRule } from '../../../finding/rule.ts';

export const validationMalformed = defineRule<{ gene: string; field: string; expected: string }>({
  id: 'validation-malformed',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'The validation of a gene is not a list of strings',
  why: `Readers differ in what they make of anything else: some run a single string, some split it, some
skip what is not a string. None of the commands of such a gene is run.`,
  wrong: '"validation": "npm test"',
  right: '"validation": ["npm test"]',
  message: ({ gene, field, expected }) => `${field} of the gene ${gene} must be ${expected}.`,
  remedy: () => 'Write validation as a list of strings, one command each.',
});
