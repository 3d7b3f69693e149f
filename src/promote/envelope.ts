import type { Json, JsonObject } from '../assets/asset.ts';
import { GateError } from '../error.ts';

/** The fields that identify the kind of a message between agents. */
export const PROTOCOL = 'gep-a2a';

/** Messages that contain assets. All others refer to assets elsewhere, or withdraw them. */
const CARRIERS: ReadonlySet<Json | undefined> = new Set(['publish', 'report', 'fetch']);

/**
 * Checks that a message between agents contains assets: the assets of a `revoke` must not be
 * promoted. The payload is read like any other JSON.
 *
 * @param value a top-level value in a file of candidates
 * @throws GateError `input_invalid` for a message of any other kind
 */
export function requireCarrier(value: Json): void {
  if (!isMessage(value) || CARRIERS.has(value.message_type)) return;
  const kind = JSON.stringify(value.message_type ?? null).slice(0, 40);
  throw new GateError(
    'input_invalid',
    `Messages of the type ${kind} do not contain candidates.`,
    `Pass a message with one of these types: ${[...CARRIERS].join(', ')}.`,
  );
}

function isMessage(value: Json): value is JsonObject {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    value.protocol === PROTOCOL
  );
}
