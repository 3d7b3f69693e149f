import { setImmediate } from 'node:timers/promises';
import { GateError } from './error.ts';

/** Signals are heard, and other work is done, at least this often. */
const TURN_MS = 50;
/** Things of a list that are converted in one step. */
const STEP = 256;

/**
 * Work that takes long, as a generator: it yields an empty text wherever it may pause, and returns its result.
 * The generator of a text can have such work between its pieces.
 */
export type Steps<Result> = Generator<'', Result>;

/** Converts each thing of a list, step by step. */
export function* each<Thing, Result>(
  things: readonly Thing[],
  convert: (thing: Thing, index: number) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const [index, thing] of things.entries()) {
    results.push(convert(thing, index));
    if (index % STEP === STEP - 1) yield '';
  }
  return results;
}

/** Returns the result of work that is done without a pause. */
export function resultOf<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Returns the pieces of a text and lets the event loop turn between them when that is due, also between empty
 * ones, so that signals are heard while the text is made.
 *
 * @param signal ends it
 * @throws GateError `interrupted`
 */
export async function* inTurns(
  pieces: Iterable<string>,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  let turned = now();
  for (const piece of pieces) {
    if (piece !== '') yield piece;
    if (now() - turned <= TURN_MS) continue;
    await setImmediate();
    turned = now();
    if (signal?.aborted) throw interruptedWriting();
  }
}

function interruptedWriting(): GateError {
  return new GateError(
    'interrupted',
    'The gate was interrupted before its results were written.',
    'Run the gate again.',
  );
}

/** Milliseconds of a clock that never goes back. */
function now(): number {
  return process.uptime() * 1000;
}
