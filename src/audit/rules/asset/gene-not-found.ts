import { defineRule } from '../../../finding/rule.ts';

export const geneNotFound = defineRule<{ type: string; id: string; gene: string }>({
  id: 'gene-not-found',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A capsule or an event names a gene that does not exist',
  why: `A capsule or an event says that a gene was applied. If no asset file of the change has that gene,
its limits and its validation commands are unknown, and the claim cannot be checked.`,
  wrong: '{"type": "Capsule", "id": "capsule_1", "gene": "gene_unknown"}',
  right: '{"type": "Capsule", "id": "capsule_1", "gene": "gene_repair_tests"}',
  message: ({ type, id, gene }) =>
    `The ${type} ${id} names the gene ${gene}, which no asset file has.`,
  remedy: ({ gene }) => `Add the gene ${gene}, or correct the name.`,
});
