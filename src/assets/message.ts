import { isJsonObject, type Json, type JsonObject } from './asset.ts';

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
