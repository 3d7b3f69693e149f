import { GateError } from '../../ground/error.ts';

/**
 * Returns the error for an archive that is not valid. No part of the archive is used, because
 * an attacker who can add one hostile file can add any file.
 *
 * @param what a clause that follows "The archive is not valid:"
 */
export function brokenArchive(what: string, cause?: unknown): GateError {
  return new GateError(
    'input_invalid',
    `The archive is not valid: ${what}.`,
    'Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.',
    { cause },
  );
}
