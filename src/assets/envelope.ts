import { canonicalize } from '@evomap/gep-sdk';
import { type Asset, isJsonObject, type Json, type JsonObject } from './asset.ts';

/** The value of `protocol` in a message between agents. */
export const PROTOCOL = 'gep-a2a';

/** Messages that contain assets. All others refer to assets elsewhere, or withdraw them. */
const CARRIERS: ReadonlySet<Json | undefined> = new Set(['publish', 'report', 'fetch']);

/** Whether a value is a message between agents. */
export function isMessage(value: Json): value is JsonObject {
  return isJsonObject(value) && value.protocol === PROTOCOL;
}

/** Whether the assets in a message are offered: those of a `revoke` must not be used. */
export function carriesAssets({ message_type: kind }: JsonObject): boolean {
  return CARRIERS.has(kind);
}

/** Returns the payload of a message; empty if it has none. */
export function payloadOf({ payload }: JsonObject): JsonObject {
  return isJsonObject(payload) ? payload : {};
}

/** Returns the sender of a message; undefined if it has none. */
export function senderOf({ sender_id: sender }: JsonObject): string | undefined {
  return typeof sender === 'string' && sender.trim() !== '' ? sender : undefined;
}

/** Keys of the asset that an object is about, whatever else the object contains. */
const ABOUT: ReadonlySet<string> = new Set(['payload', 'asset']);

/**
 * What a wrapper can state about its asset: a message that publishes an asset or reports about it (reference engine
 * 1.20.4), and an entry in the answer of a hub. Not `id` and `schema_version`, which can be those of the wrapper.
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

/** Returns the fields in which a wrapper describes its asset; undefined if it has none. */
export function statementsIn(wrapper: JsonObject): JsonObject | undefined {
  const stated: JsonObject = {};
  for (const field of STATEMENTS) {
    const value = wrapper[field];
    if (value !== undefined && value !== null) stated[field] = value;
  }
  return Object.keys(stated).length > 0 ? stated : undefined;
}

/**
 * Returns what an asset says, and what the objects around it say about it: what wrappers state, and who
 * sent and signed its message.
 *
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
