import { defineRule } from '../../../finding/rule.ts';

export const schemaFieldInvalid = defineRule<{
  type: string;
  id: string;
  field: string;
  expected: string;
  found: string;
}>({
  id: 'schema-field-invalid',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'A field of an asset is not what the schema asks for',
  why: `Readers rely on the types and ranges of the protocol's schemas: a score above 1, or a list of
strings where objects belong, is read differently or not at all. A repository may keep such an asset:
there it is a warning. For a promotion it is an error, unless the asset declares an older schema.`,
  wrong: '{"type": "Capsule", …, "outcome": {"status": "ok", "score": 92}}',
  right: '{"type": "Capsule", …, "outcome": {"status": "success", "score": 0.92}}',
  message: ({ type, id, field, expected, found }) =>
    `\`${field}\` of the ${type} \`${id}\` must be ${expected}; it is ${found}.`,
  remedy: ({ field, expected }) => `Make \`${field}\` ${expected}.`,
});
