import { GateError } from './error.ts';
import { systemError } from './system-error.ts';

/** Converts an unexpected exception, a bug of the gate, into an error; it never becomes a pass. */
export function asGateError(error: unknown): GateError {
  if (error instanceof GateError) return error;
  const ofSystem = systemError(error);
  if (ofSystem !== undefined) return ofSystem;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new GateError(
    'internal',
    `The gate failed unexpectedly: ${what}`,
    'This is a bug in gene-gate; report it. The gate has not decided about the change.',
    { cause: error },
  );
}
