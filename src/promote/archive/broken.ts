import { GateError } from '../../error.ts';

/**
 * An archive that cannot be taken for what it claims to be. Nothing of it is used then, because
 * whoever can put one hostile file into it can put in any.
 *
 * @param what a clause that follows "The archive cannot be used:"
 */
export function brokenArchive(what: string, cause?: unknown): GateError {
  return new GateError(
    'input_invalid',
    `The archive cannot be used: ${what}.`,
    'Export it again with the engine, or give the assets as JSON or JSONL; docs/promotion.md says what an archive may hold.',
    { cause },
  );
}
