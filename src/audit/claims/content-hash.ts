import { computeAssetId } from '@evomap/gep-sdk';
import type { Asset, JsonObject } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import type { AssetType } from '../../model/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Corrector } from '../corrector.ts';

/** The types whose schema requires `schema_version` and `asset_id` (specification 1.13, section 2). */
const IDENTIFIED: ReadonlySet<AssetType> = new Set(['Gene', 'Capsule', 'EvolutionEvent']);

/** Which of the two forms of an asset its `asset_id` is the hash of. */
export type HashForm = 'content' | 'hub';

/**
 * Compares an asset's `asset_id` with its content.
 *
 * @returns the form that matches: `hub` is a Capsule hashed without `outcome.notes` and
 *   `outcome.details`, like the hub (specification 1.13, section 2.2); undefined if neither matches
 */
export function matchContentHash({
  type,
  value,
}: Pick<Asset, 'type' | 'value'>): HashForm | undefined {
  const claimed = value.asset_id;
  if (claimed === contentHash(value)) return 'content';
  if (type === 'Capsule' && claimed === contentHash(asHubHashes(value))) return 'hub';
  return undefined;
}

/**
 * Reports problems with the identity of an asset: `schema_version` and `asset_id`.
 *
 * @param corrector who can correct it; the remedy depends on it
 */
export function identityFindings(asset: Asset, corrector: Corrector): Finding[] {
  const { type, id, value } = asset;
  const subject = subjectOf(asset);
  const foreign = corrector === 'author' && ({ foreign: true } as const);
  const args = { type, id, fixable: corrector === 'fix', ...foreign };
  const findings: Finding[] = [];
  if (value.schema_version === undefined && IDENTIFIED.has(type)) {
    findings.push(finding('schema-version-missing', args, { location: asset.locate(), subject }));
  }
  const expected = contentHash(value);
  if (value.asset_id === undefined) {
    if (IDENTIFIED.has(type)) {
      const place = { location: asset.locate(), subject };
      findings.push(finding('content-hash-missing', { ...args, expected }, place));
    }
  } else if (matchContentHash(asset) === undefined) {
    const place = { location: asset.locate(['asset_id']), subject };
    findings.push(finding('content-hash-mismatch', { ...args, expected }, place));
  }
  return findings;
}

/** Returns the asset's own `asset_id` if it matches the content in either form; otherwise the hash. */
export function assetIdOf(asset: Pick<Asset, 'type' | 'value'>): string {
  const { asset_id: own } = asset.value;
  const matches = typeof own === 'string' && matchContentHash(asset) !== undefined;
  return matches ? own : contentHash(asset.value);
}

/** Returns the protocol's hash of an asset: `sha256:` of its canonical JSON without `asset_id`. */
export function contentHash(value: JsonObject): string {
  return computeAssetId(value) ?? '';
}

function asHubHashes(capsule: JsonObject): JsonObject {
  const { outcome } = capsule;
  if (outcome === null || typeof outcome !== 'object' || Array.isArray(outcome)) return capsule;
  const { notes: _notes, details: _details, ...hashed } = outcome;
  return { ...capsule, outcome: hashed };
}
