import { defineRule } from '../../../finding/rule.ts';

export const contentHashMissing = defineRule<{
  type: string;
  id: string;
  expected: string;
  /** Whether the fix may rewrite the file: not where it is a log. */
  fixable: boolean;
}>({
  id: 'content-hash-missing',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An asset has no asset_id',
  why: `\`asset_id\` is the hash of an asset's content, by which others can tell that they have the same
one. A repository may keep an asset without it; it cannot be promoted.`,
  wrong: '{"type": "Gene", "id": "gene_a"}',
  right: '{"type": "Gene", "id": "gene_a", "asset_id": "sha256:…"}',
  message: ({ type, id }) => `The ${type} ${id} has no asset_id.`,
  remedy: ({ expected, fixable }) =>
    `${fixable ? 'Run `gene-gate fix --write`, or add' : 'Add'} "asset_id": "${expected}", the hash of the content as it is now.`,
});
