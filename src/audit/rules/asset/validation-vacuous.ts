import { defineRule } from '../../../finding/rule.ts';

export const validationVacuous = defineRule<{ gene: string }>({
  id: 'validation-vacuous',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'No validation command of a gene can fail',
  why: `A command such as \`node --version\` passes whatever the change does. A gene needs at least one
command that looks at the change.`,
  wrong: '"validation": ["node --version"]',
  right: '"validation": ["node --version", "node --test"]',
  message: ({ gene }) => `No validation command of the gene ${gene} looks at the change.`,
  remedy: () => 'Add a command that fails when the gene breaks something.',
});
