import { type Asset, type Json, type Message, placeOf } from '../assets/asset.ts';
import { payloadOf, senderOf } from '../assets/envelope.ts';
import { asHubHashes, contentHash } from '../audit/claims/content-hash.ts';
import { hashDigits } from '../audit/claims/hash-forms.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { receivedHashOf } from './asset-identity.ts';

/** Finds the message that revokes an asset. */
export type Revocations = (asset: Asset) => Finding | undefined;

/**
 * Indexes the `revoke` messages among messages between agents. A message names an asset by its hash
 * (`target_asset_id`), or by its id (`target_local_id`) if it has no hash. The hash may be written in any
 * notation, and may be the one that a hub knows. Anyone can write such a message, but the worst that it
 * can do is to refuse an asset.
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
  // The text of a stranger.
  const why = typeof reason === 'string' ? reason.slice(0, 200) : '';
  return finding('asset-revoked', { type, id, by, why }, placeOf(asset));
}

function namesIn(...values: readonly (Json | undefined)[]): string[] {
  return values
    .flatMap((value) => value ?? [])
    .filter((value) => typeof value === 'string' && value !== '') as string[];
}
