import { defineRule } from '../../../finding/rule.ts';

export const schemaVersionMissing = defineRule<{
  type: string;
  id: string;
  /** Whether the fix may rewrite the file: not where it is a log. */
  fixable: boolean;
}>({
  id: 'schema-version-missing',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An asset does not say which schema it follows',
  why: `The protocol requires \`schema_version\`. A repository may keep an asset without it; it cannot be
promoted.`,
  wrong: '{"type": "Gene", "id": "gene_a"}',
  right: '{"type": "Gene", "schema_version": "1.13.0", "id": "gene_a"}',
  message: ({ type, id }) => `The ${type} ${id} has no schema_version.`,
  remedy: ({ fixable }) =>
    `${fixable ? 'Run `gene-gate fix --write`, or add' : 'Add'} schema_version, a string of three numbers such as 1.13.0.`,
});
