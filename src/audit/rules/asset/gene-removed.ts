import { defineRule } from '../../../finding/rule.ts';

export const geneRemoved = defineRule<{ gene: string }>({
  id: 'gene-removed',
  layer: 'asset',
  severity: 'notice',
  since: '0.1.0',
  title: 'The change removes a gene',
  why: `A removed gene has no commands left to run and binds no limit. It is shown because a gene can be
removed to get rid of its limits.`,
  wrong: '-{"type": "Gene", "id": "gene_a", "constraints": {"max_files": 2}}',
  right: 'A gene that stays, or a reviewer who knows why it goes',
  message: ({ gene }) => `The change removes the gene ${gene}.`,
  remedy: () => 'Nothing, if the gene is meant to go.',
});
