import { computeAssetId } from '@evomap/gep-sdk';
import { type Asset, isJsonObject, type JsonObject } from '../assets/asset.ts';
import { identityFindings, matchContentHash } from '../audit/claims/content-hash.ts';
import { promotionSchemaFindings } from '../audit/claims/schema/findings.ts';
import type { Finding } from '../rules/finding.ts';

/**
 * What is wrong with an asset as the protocol's schema and hash see it. What a repository may leave
 * out, `schema_version` and `asset_id`, other agents need.
 */
export function exchangeFindings(asset: Asset): Finding[] {
  return [
    ...promotionSchemaFindings(asset),
    ...identityFindings(asset).map((finding) => ({ ...finding, severity: 'error' as const })),
  ];
}

/** Whether a candidate is what somebody has already, perhaps because it was promoted before. */
export function isSameAsset(candidate: Asset, existing: Asset): boolean {
  if (computeAssetId(candidate.value) === computeAssetId(existing.value)) return true;
  const { a2a } = existing.value;
  return (
    matchContentHash(candidate) !== undefined &&
    isJsonObject(a2a) &&
    a2a.received_asset_id === candidate.value.asset_id
  );
}

/**
 * The form in which an asset from elsewhere is appended. The confidence of a Capsule is that of
 * whoever made it, so it counts less here; the Capsule is hashed again and names, under `a2a`, the
 * hash it came with. Genes and events are appended as they are.
 *
 * @param factor what confidence is multiplied by; the policy's `a2a.confidence_factor`
 */
export function promotedForm({ type, value }: Asset, factor: number): JsonObject {
  const { confidence, a2a, asset_id: received } = value;
  if (type !== 'Capsule' || typeof confidence !== 'number' || factor === 1) return value;
  const lowered: JsonObject = {
    ...value,
    confidence: confidence * factor,
    a2a: {
      ...(isJsonObject(a2a) ? a2a : {}),
      status: 'promoted',
      confidence_factor: factor,
      received_asset_id: received ?? null,
    },
  };
  return { ...lowered, asset_id: computeAssetId(lowered) };
}
