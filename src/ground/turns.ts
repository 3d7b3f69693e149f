import { setImmediate } from 'node:timers/promises';
import { GateError, interrupted } from './error.ts';

/** Signals are heard, and other work is done, at least this often. */
export const TURN_MS = 50;
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

/**
 * Does work in its steps and lets the event loop turn between them when that is due, so that signals are heard.
 *
 * @param signal ends it, also if it came before
 * @throws GateError `interrupted`
 */
export async function inSteps<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  const turn = turner(signal, () => interrupted('after the audit'));
  await turn();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
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
 * @param signal ends it, unless it came before
 * @throws GateError `interrupted`
 */
export function inTurns(pieces: Iterable<string>, signal?: AbortSignal): AsyncGenerator<string> {
  return taken(pieces, turner(signal?.aborted ? undefined : signal, interruptedWriting));
}

async function* taken(pieces: Iterable<string>, turn: () => Promise<void>): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (piece !== '') yield piece;
    await turn();
  }
}

/** Returns a function that lets the event loop turn if that is due, and then throws if the signal has come. */
function turner(signal: AbortSignal | undefined, error: () => GateError): () => Promise<void> {
  let turned = now();
  return async () => {
    if (now() - turned > TURN_MS) {
      await setImmediate();
      turned = now();
    }
    if (signal?.aborted) throw error();
  };
}

function interruptedWriting(): GateError {
  return new GateError(
    'interrupted',
    'The gate was interrupted before its results were written.',
    'Run the gate again.',
  );
}

/** Milliseconds of a clock that never goes back. The first use of `performance` takes several. */
export function now(): number {
  return process.uptime() * 1000;
}
