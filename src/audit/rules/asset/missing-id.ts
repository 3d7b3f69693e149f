import { defineRule } from '../../../finding/rule.ts';

export const missingId = defineRule<{ detail: string }>({
  id: 'missing-id',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset has no id, or one that is not text',
  why: `Capsules and events name genes by id, and the base is compared with the head by id. An asset
without one cannot be followed from one change to the next.`,
  wrong: '{"type": "Gene", "validation": ["npm test"]}',
  right: '{"type": "Gene", "id": "gene_repair_tests", "validation": ["npm test"]}',
  message: ({ detail }) => `An asset has no usable id: ${detail}.`,
  remedy: () => 'Give it an id that no other asset has and that stays the same.',
});
