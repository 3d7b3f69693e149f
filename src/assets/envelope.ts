import { canonicalize } from '@evomap/gep-sdk';
import { type Asset, isJsonObject, type Json, type JsonObject } from './asset.ts';

/** The value of `protocol` in a message between agents. */
export const PROTOCOL = 'gep-a2a';

/** Messages that contain assets. All others refer to assets elsewhere, or withdraw them. */
const CARRIERS: ReadonlySet<Json | undefined> = new Set(['publish', 'report', 'fetch']);

export function isMessage(value: Json): value is JsonObject {
  return isJsonObject(value) && value.protocol === PROTOCOL;
}

/** False for a `revoke`, whose assets must not be used. */
export function carriesAssets({ message_type: kind }: JsonObject): boolean {
  return CARRIERS.has(kind);
}

/** Empty if it has none. */
export function payloadOf({ payload }: JsonObject): JsonObject {
  return isJsonObject(payload) ? payload : {};
}

/** Undefined if it has none. */
export function senderOf({ sender_id: sender }: JsonObject): string | undefined {
  return typeof sender === 'string' && sender.trim() !== '' ? sender : undefined;
}

/** Keys of the asset that an object describes. */
const ABOUT: ReadonlySet<string> = new Set(['payload', 'asset']);

/**
 * A wrapper's possible statements about its asset: of a message that publishes or reports an asset
 * (reference engine 1.20.4), and of an entry in a hub's answer. Not `id` and `schema_version`, which
 * can be the wrapper's own.
 */
const STATEMENTS = [
  'type',
  'asset_type',
  'asset_id',
  'content_hash',
  'local_id',
  'target_asset_id',
  'target_local_id',
] as const;

/**
 * Returns the assets that an object describes: those under `payload` and `asset`, otherwise its only
 * one. An object with several assets, or with a list, states its own ids.
 */
export function described<Asset>(
  members: readonly { readonly key: string; readonly asset: Asset }[],
): readonly Asset[] {
  const about = members.filter(({ key }) => ABOUT.has(key));
  const wrapped = about.length === 0 && members.length === 1 ? members : about;
  return wrapped.map(({ asset }) => asset);
}

/** Returns a wrapper's statements about its asset, if any. */
export function statementsIn(wrapper: JsonObject): JsonObject | undefined {
  const stated: JsonObject = {};
  for (const field of STATEMENTS) {
    const value = wrapper[field];
    if (value !== undefined && value !== null) stated[field] = value;
  }
  return Object.keys(stated).length > 0 ? stated : undefined;
}

/**
 * Returns the statements of an asset, of its wrappers, and of its message's sender and signature.
 * @returns equal for equal content in any format
 */
export function statedContent({
  value,
  wrappers = [],
  envelope,
}: Pick<Asset, 'value' | 'wrappers' | 'envelope'>): string {
  if (envelope === undefined && wrappers.length === 0) return canonicalize(value);
  const { sender_id, signature } = envelope ?? {};
  const message = envelope && { sender_id, signature: [signature, payloadOf(envelope).signature] };
  return canonicalize([value, wrappers, message]);
}
