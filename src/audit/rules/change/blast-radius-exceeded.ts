import { defineRule } from '../../../finding/rule.ts';

export const blastRadiusExceeded = defineRule<{ gene: string; files: number; maxFiles: number }>({
  id: 'blast-radius-exceeded',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change touches more files than a gene allows',
  why: `\`constraints.max_files\` is the promise of a gene about how far it reaches. A change that adds,
modifies or applies the gene must keep it. A missing limit, or one that is no number above zero, is
20. For a gene that exists at the base, the stricter of the old and the new limit counts, so a change
cannot raise its own limit.`,
  wrong: '"constraints": { "max_files": 5 }   // and a change of 8 files',
  right: '"constraints": { "max_files": 5 }   // and a change of 5 files or fewer',
  message: ({ gene, files, maxFiles }) =>
    `The change touches ${files} files, more than the ${maxFiles} that the gene ${gene} allows.`,
  remedy: ({ maxFiles }) =>
    `Split the change so that each part touches at most ${maxFiles} files; a higher limit must be merged before it counts.`,
});
