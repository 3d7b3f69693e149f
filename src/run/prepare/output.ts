import { GateError } from '../../ground/error.ts';
import type { PrepareReport } from '../../model/prepare.ts';
import { safeLine } from '../safe-line.ts';

const LINES = 5;
const MOST_CHARACTERS = 1000;

/** Adds the end of what the last line of `prepare` printed to an error about it. */
export function withOutput(error: GateError, { lines }: PrepareReport): GateError {
  const outcome = lines.at(-1)?.outcome;
  if (outcome === undefined) return error;
  const texts = [outcome.stderr, outcome.stdout].map(({ head, tail }) => (tail || head).trim());
  const printed = texts.find((text) => text !== '');
  if (printed === undefined) return error;
  const last = printed.split('\n').slice(-LINES).map(safeLine).join(' | ');
  const message = `${error.message} It printed: ${last.slice(-MOST_CHARACTERS)}`;
  return new GateError(error.code, message, error.hint, { cause: error.cause });
}
