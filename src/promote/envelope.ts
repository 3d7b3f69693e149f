import type { Json, JsonObject } from '../assets/asset.ts';
import { GateError } from '../error.ts';

/** How a message between agents says what it is. */
export const PROTOCOL = 'gep-a2a';

/** Messages that bring assets along. All others speak about assets that are elsewhere, or withdraw them. */
const CARRIERS: ReadonlySet<Json | undefined> = new Set(['publish', 'report', 'fetch']);

/**
 * Makes sure that a message between agents is one that brings assets along: nobody promotes what a
 * `revoke` names. What its payload holds is read like any other JSON.
 *
 * @param value a value that stands by itself in a file of candidates
 * @throws GateError `input_invalid` for a message of any other kind
 */
export function requireCarrier(value: Json): void {
  if (!isMessage(value) || CARRIERS.has(value.message_type)) return;
  const kind = JSON.stringify(value.message_type ?? null).slice(0, 40);
  throw new GateError(
    'input_invalid',
    `The message is of the kind ${kind}, which brings no candidates.`,
    `Give a message whose message_type is one of: ${[...CARRIERS].join(', ')}.`,
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
