import { defineRule } from '../../../finding/rule.ts';

export const duplicateId = defineRule<{ detail: string }>({
  id: 'duplicate-id',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'Two assets of one type have the same id',
  why: `Capsules and events name genes by id. With two of the same id nobody can say which one was
applied, whose limits count, or which one an engine will take.`,
  wrong: '[{"type": "Gene", "id": "gene_a"}, {"type": "Gene", "id": "gene_a"}]',
  right: '[{"type": "Gene", "id": "gene_a"}, {"type": "Gene", "id": "gene_b"}]',
  message: ({ detail }) => `Two assets have the same id: ${detail}.`,
  remedy: () => 'Rename one of them, or remove the older one.',
});
