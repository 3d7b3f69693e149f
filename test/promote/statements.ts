import type { PromotionDecision } from '../../src/promote/promotion.ts';
import { POLICY_DIGEST } from './fixture.ts';

/** A decision that promotes an asset by the report of a gate. */
export function decision(asset: object, fields: object = {}): PromotionDecision {
  const { type, id, asset_id } = asset as PromotionDecision;
  const content = String(asset_id);
  return {
    ...{ type, id, asset_id, path: 'candidates.jsonl', line: 1 },
    ...{ outcome: 'promoted', eligibility: 'eligible', evidence: { level: 'gate' } },
    hash: { form: 'content', content },
    ...{ promoted_asset_id: content, reasons: [], notices: [] },
    ...fields,
  };
}

/** The statement that `actions/attest` makes of a promotion; undefined removes a field. */
export function statement(
  decisions: readonly object[],
  predicate: object = {},
  frame: object = {},
): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'promotion.json', digest: { sha256: '0'.repeat(64) } }],
    predicateType: 'https://github.com/gene-gate/gene-gate/promotion/v1',
    predicate: {
      ...{ type: 'PromotionReport', schema_version: '1.0.0' },
      tool: { name: 'gene-gate', version: '1.0.0' },
      policy: { source: 'default', digest: POLICY_DIGEST, require_evidence: 'gate' },
      ...{ decided_at: new Date().toISOString(), inputs: [], decisions, reports: [] },
      ...{ promoted: [], quarantined: [], rejected: [], skipped: [] },
      ...predicate,
    },
    ...frame,
  };
}
