import { defineRule } from '../../../finding/rule.ts';

export const blastRadiusApproaching = defineRule<{ gene: string; files: number; maxFiles: number }>(
  {
    id: 'blast-radius-approaching',
    layer: 'change',
    severity: 'warning',
    since: '0.1.0',
    title: 'The change uses more than 80 % of the files that a gene allows',
    why: `A gene declares how many files its evolution may touch. Close to the limit is allowed, but it
is the moment to ask whether the change should be two. Every changed file counts, a rename by both of
its names; the asset files and new validation scripts of the change are counted apart.`,
    wrong: '"constraints": { "max_files": 20 }   // and a change of 17 to 20 files',
    right: '"constraints": { "max_files": 20 }   // and a change of at most 16 files',
    message: ({ gene, files, maxFiles }) =>
      `The change touches ${files} files, close to the ${maxFiles} that the gene ${gene} allows.`,
    remedy: () => 'Keep the change this small, or split it before it grows.',
  },
);
