import { defineRule } from '../../../finding/rule.ts';

export const schemaFieldUnknown = defineRule<{
  type: string;
  id: string;
  field: string;
  where: string;
}>({
  id: 'schema-field-unknown',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An asset has a field that its schema does not know',
  why: `The schemas of the protocol are closed: a field that they do not list makes the asset invalid, and
hubs refuse it. It also counts towards \`asset_id\`. A repository may keep such an asset: there it is a
warning. For a promotion it is an error, unless the asset declares an older schema.`,
  wrong: '{"type": "Gene", …, "registered_by": "agent-7"}',
  right: 'Notes of your own in a file beside the asset',
  message: ({ type, id, field, where }) =>
    `The ${type} \`${id}\` has a field \`${field}\`${where}, which the schema does not know.`,
  remedy: ({ field }) =>
    `Remove \`${field}\` or keep it outside the asset, then run \`gene-gate fix --write\` to hash it again.`,
});
