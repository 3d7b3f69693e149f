import { defineRule } from '../../../finding/rule.ts';

export const schemaFieldMissing = defineRule<{
  type: string;
  id: string;
  fields: readonly string[];
  where: string;
}>({
  id: 'schema-field-missing',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An asset lacks a field that the protocol requires',
  why: `The protocol publishes a JSON Schema of every type of asset, and hubs refuse what does not follow
it. A repository may keep such an asset: there it is a warning. For a promotion it is an error, unless
the asset declares an older schema (\`schema_version\` below 1.13.0), which may not have asked for it.`,
  wrong: '{"type": "Gene", "schema_version": "1.13.0", "id": "gene_a", "signals_match": ["error"]}',
  right: '{…, "id": "gene_a", "category": "repair", "signals_match": ["error"], "strategy": ["…"]}',
  message: ({ type, id, fields, where }) =>
    `The ${type} \`${id}\` has no ${fields.map((field) => `\`${field}\``).join(', ')}${where}.`,
  remedy: () => 'Add what is missing, as the schema of the protocol describes it.',
});
