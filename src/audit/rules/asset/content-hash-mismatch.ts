import { defineRule } from '../../../finding/rule.ts';

export const contentHashMismatch = defineRule<{
  type: string;
  id: string;
  expected: string;
  /** Whether the fix may rewrite the file: not where it is a log. */
  fixable: boolean;
}>({
  id: 'content-hash-mismatch',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'The asset_id of an asset does not match its content',
  why: `\`asset_id\` is the hash of the asset's content in canonical JSON, without \`asset_id\` itself. An
asset that was edited and not hashed again claims to be another one, and every hub rejects it. For a
Capsule the hub's form is accepted too, which leaves out \`outcome.notes\` and \`outcome.details\`.`,
  wrong: '"summary": "edited after hashing", "asset_id": "sha256:<hash of the old content>"',
  right: '"summary": "edited after hashing", "asset_id": "sha256:<hash of this content>"',
  message: ({ type, id }) => `The asset_id of the ${type} ${id} is not the hash of its content.`,
  remedy: ({ expected, fixable }) =>
    `${fixable ? 'Run `gene-gate fix --write`, or set' : 'Set'} asset_id to "${expected}", the hash of the content as it is now.`,
});
