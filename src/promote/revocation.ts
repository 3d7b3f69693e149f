import { computeAssetId, verifyAssetId } from '@evomap/gep-sdk';
import { withoutAnnotations } from '../assets/annotations.ts';
import {
  type Asset,
  isJsonObject,
  type Json,
  type JsonObject,
  type Message,
  placeOf,
} from '../assets/asset.ts';
import { payloadOf, senderOf } from '../assets/envelope.ts';
import {
  asHubHashes,
  contentHash,
  identityFindings,
  matchContentHash,
  unhashedFields,
} from '../audit/claims/content-hash.ts';
import { asEngineHashed, hashDigits } from '../audit/claims/hash-forms.ts';
import { promotionSchemaFindings } from '../audit/claims/schema/findings.ts';
import { type Finding, finding } from '../rules/finding.ts';

/** Other agents need `schema_version` and `asset_id`, which a repository can omit, and the current schema. */
export function exchangeFindings(asset: Asset): Finding[] {
  return [...promotionSchemaFindings(asset), ...identityFindings(asset, 'author')].map(
    (finding) => ({ ...finding, severity: 'error' as const }),
  );
}

/** Reports fields that a promotion drops, because the candidate's hash does not cover them. */
export function unhashedFindings(asset: Asset): Finding[] {
  const fields = unhashedFields(asset);
  if (fields.length === 0) return [];
  return [finding('fields-not-hashed', { type: asset.type, id: asset.id, fields }, placeOf(asset))];
}

/** Reports what a Capsule lacks for publishing by the reference engine (1.94). */
export function traceFindings(asset: Asset): Finding[] {
  const { type, id, value } = asset;
  if (type !== 'Capsule' || Array.isArray(value.execution_trace)) return [];
  const fault = 'is missing, and the stricter check of the reference engine refuses it';
  const fix = 'Ask the author for the steps as `execution_trace`';
  const args = { type, id, field: 'execution_trace', fault, where: '', fix };
  return [finding('schema-field', args, { ...placeOf(asset), severity: 'notice' })];
}

function receivedHashOf({ value: { a2a } }: Pick<Asset, 'value'>): Json | undefined {
  return isJsonObject(a2a) ? a2a.received_asset_id : undefined;
}

/** True for an existing asset, for example after an earlier promotion. */
export function isSameAsset(candidate: Asset, existing: Asset): boolean {
  const hashOf = ({ value }: Asset) => contentHash(withoutAnnotations(value));
  const isReceived = receivedHashOf(existing) === candidate.value.asset_id;
  return (
    hashOf(candidate) === hashOf(existing) ||
    (isReceived && matchContentHash(candidate) !== undefined)
  );
}

/**
 * Returns the form in which a promoted asset is appended. A Capsule's confidence is reduced, because another
 * agent determined it. The Capsule is hashed again and keeps its original hash in `a2a`. The new hash must not
 * seal what the original did not cover, so if a hub hashed it, its notes are dropped. Genes and events are
 * unchanged, but with the fields that an engine hashed and did not write, and without local annotations.
 */
export function promotedForm({ type, value }: Asset, factor: number): JsonObject {
  const { confidence, a2a, asset_id: received } = value;
  if (type !== 'Capsule' || typeof confidence !== 'number') {
    const bare = withoutAnnotations(value);
    if (bare !== value) return { ...bare, asset_id: computeAssetId(bare) };
    return matchContentHash({ type, value }) === 'engine'
      ? (asEngineHashed(value) ?? value)
      : value;
  }
  // The protocol's package does not accept the hub's form of a hash.
  if (factor === 1 && verifyAssetId(value)) return value;
  const lowered: JsonObject = {
    ...(matchContentHash({ type, value }) === 'hub' ? asHubHashes(value) : value),
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

/** Finds the message that revokes an asset. */
export type Revocations = (asset: Asset) => Finding | undefined;

/**
 * Indexes the `revoke` messages, which name an asset by its hash, in any notation and possibly a hub's,
 * or by its id. Anyone can write such a message, but it can only cause a refusal.
 */
export function revocationsIn(messages: readonly Message[]): Revocations {
  const byHash = new Map<Json, Message>();
  const byId = new Map<Json, Message>();
  for (const message of messages.filter(({ value }) => value.message_type === 'revoke')) {
    const payload = payloadOf(message.value);
    const hashes = namesIn(payload.target_asset_id, payload.asset_id, payload.target_asset_ids);
    const ids = namesIn(payload.target_local_id, payload.local_id);
    for (const hash of hashes) byHash.set(hashDigits(hash) ?? hash, message);
    if (hashes.length === 0) for (const id of ids) byId.set(id, message);
  }
  if (byHash.size + byId.size === 0) return () => undefined;
  return (asset) => {
    const { type, id, value } = asset;
    const hashes = namesIn(
      ...[value.asset_id, contentHash(asset.value), receivedHashOf(asset)],
      ...(type === 'Capsule' ? [contentHash(asHubHashes(value))] : []),
    ).map((each) => hashDigits(each) ?? each);
    const hash = hashes.find((each) => byHash.has(each));
    const message = hash === undefined ? byId.get(id) : byHash.get(hash);
    return message && revocation(asset, message);
  };
}

function revocation(asset: Asset, { value }: Message): Finding {
  const { type, id } = asset;
  const { reason } = payloadOf(value);
  const by = senderOf(value) ?? 'an unknown sender';
  // A stranger's text.
  const why = typeof reason === 'string' ? reason.slice(0, 200) : '';
  return finding('asset-revoked', { type, id, by, why }, placeOf(asset));
}

function namesIn(...values: readonly (Json | undefined)[]): string[] {
  return values
    .flatMap((value) => value ?? [])
    .filter((value) => typeof value === 'string' && value !== '') as string[];
}
