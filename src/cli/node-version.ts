import { GateError } from '../ground/error.ts';

/** The first release of Node.js with all functions that the gate calls. */
const OLDEST_MAJOR = 20;

/**
 * Returns the error about a Node.js that is too old to run the gate, which would end anywhere.
 *
 * @param version of Node.js, such as `20.20.0`
 */
export function tooOld(version: string): GateError | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return undefined;
  return new GateError(
    'usage',
    `Node.js ${version} cannot run the gate.`,
    'Install Node.js 20.20 or newer, and put it on PATH.',
  );
}
