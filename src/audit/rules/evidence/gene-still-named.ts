import { defineRule } from '../../../finding/rule.ts';

export const geneStillNamed = defineRule<{ gene: string; by: string; more: number }>({
  id: 'gene-still-named',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'The change removes a gene that something still names',
  why: `A Capsule says which gene it came from. Without the gene nobody can tell what its commands and limits
were. Where only past events name it, this is a notice: the log keeps its history.`,
  wrong: `-{"type": "Gene", "id": "gene_a", …}
 {"type": "Capsule", "id": "capsule_1", "gene": "gene_a", …}`,
  right: 'A gene that stays as long as a Capsule names it',
  message: ({ gene, by, more }) =>
    `The change removes the gene \`${gene}\`, which ${by}${more === 0 ? '' : ` and ${more} more`} still ${more === 0 ? 'names' : 'name'}.`,
  remedy: ({ gene }) => `Keep the gene \`${gene}\`, or remove what came from it, too.`,
});
