import { defineRule } from '../../../finding/rule.ts';

export const blastRadiusCritical = defineRule<{ gene: string; files: number; maxFiles: number }>({
  id: 'blast-radius-critical',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change touches more than twice the files that a gene allows',
  why: `More than twice the limit is no slip of the estimate: the change does something other than the
gene describes. The protocol calls it a critical overrun and rolls such a cycle back.`,
  wrong: '"constraints": { "max_files": 5 }   // and a change of 11 files',
  right: '"constraints": { "max_files": 5 }   // and a change of 5 files or fewer',
  message: ({ gene, files, maxFiles }) =>
    `The change touches ${files} files, more than twice the ${maxFiles} that the gene ${gene} allows.`,
  remedy: () => 'Take everything out of the change that the gene does not need.',
});
