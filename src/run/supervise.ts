import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as delay } from 'node:timers/promises';
import type { Captured, Outcome } from '../model/outcome.ts';
import { BUDGET_SPENT, notRun, stopReason } from './not-run.ts';
import type { Ended, Started } from './start-program.ts';

/** Time from TERM to KILL when the gate is interrupted: a cancelled job has little time. */
const INTERRUPT_GRACE_MS = 500;
/** How long outputs may stay open after the command has ended and its descendants are killed. */
const DRAIN_MS = 1000;
/** Time after KILL for a command that the kernel cannot end (a hung disk). */
const STUCK_MS = 5000;

export interface Bounds {
  readonly timeoutMs: number;
  /** Time from TERM to KILL after a timeout. */
  readonly graceMs?: number;
  /** Bytes kept of the start and of the end of each output stream. */
  readonly outputBytes: number;
  readonly signal?: AbortSignal | undefined;
}

interface Ending extends Ended {
  /** Why the gate stopped it. */
  readonly stopped?: 'timeout' | 'interrupt' | undefined;
  /** By `performance.now()`. */
  readonly at: number;
}

/**
 * Runs a command with a time limit, captures its output, and kills everything that remains of it.
 * @param file the program, for messages
 * @returns the result, also if nothing started. Never rejects.
 */
export async function supervise(
  file: string,
  start: () => Started,
  bounds: Bounds,
): Promise<Outcome> {
  if (bounds.signal?.aborted) return notRun('skipped', stopReason(bounds.signal));
  const captures = [new Capture(bounds.outputBytes), new Capture(bounds.outputBytes)] as const;
  const startedAt = new Date().toISOString();
  const from = performance.now();
  const ending = await run(start, captures, bounds);
  return {
    ...statusOf(ending, file, bounds),
    exit_code: ending.exitCode,
    signal: ending.signal,
    started_at: startedAt,
    duration_ms: Math.round(ending.at - from),
    stdout: captures[0].result(),
    stderr: captures[1].result(),
  };
}

async function run(
  start: () => Started,
  captures: readonly [Capture, Capture],
  bounds: Bounds,
): Promise<Ending> {
  let started: Started;
  try {
    started = start();
  } catch (error) {
    return { exitCode: null, signal: null, error: error as Error, at: performance.now() };
  }
  keep(started.outputs[0], captures[0]);
  keep(started.outputs[1], captures[1]);
  const ending = await untilEnded(started, bounds);
  await started.sweep?.();
  // A program that did not start has no outputs. An escaped descendant may keep them open.
  if (ending.error === undefined) await waitAtMost(DRAIN_MS, started.closed);
  started.release?.();
  return ending;
}

function keep(stream: Readable | null, capture: Capture): void {
  stream?.on('data', (chunk: Buffer) => capture.write(chunk));
  // A broken pipe ends the output, not the gate.
  stream?.on('error', () => undefined);
}

/** Stops the command if necessary. */
function untilEnded(
  started: Started,
  { timeoutMs, graceMs = 2000, signal: abort }: Bounds,
): Promise<Ending> {
  return new Promise((resolve) => {
    let stopped: Ending['stopped'];
    let killing: NodeJS.Timeout | undefined;
    const stop = (why: Ending['stopped'], grace: number) => {
      stopped ??= why;
      started.terminate();
      clearTimeout(limit);
      clearTimeout(killing);
      killing = setTimeout(() => {
        started.kill();
        killing = setTimeout(() => end({ exitCode: null, signal: null }), STUCK_MS);
      }, grace);
    };
    const interrupt = () => stop('interrupt', INTERRUPT_GRACE_MS);
    const limit = setTimeout(() => stop('timeout', graceMs), timeoutMs);
    abort?.addEventListener('abort', interrupt);
    const end = (ended: Ended) => {
      clearTimeout(limit);
      clearTimeout(killing);
      abort?.removeEventListener('abort', interrupt);
      resolve({ ...ended, stopped, at: performance.now() });
    };
    void started.ended.then(end);
  });
}

export async function waitAtMost(limitMs: number, awaited: Promise<unknown>): Promise<void> {
  const cancel = new AbortController();
  const limit = delay(limitMs, undefined, { signal: cancel.signal }).catch(() => undefined);
  await Promise.race([awaited, limit]);
  cancel.abort();
}

function statusOf(
  { exitCode, signal, error, lost, stopped }: Ending,
  file: string,
  { timeoutMs, signal: abort }: Bounds,
): Pick<Outcome, 'status' | 'reason'> {
  if (error) {
    const why = error.code ?? error.message;
    return { status: 'crashed', reason: `Command could not be started: ${file} (${why})` };
  }
  if (stopped === 'timeout') {
    // The reference engine's message.
    return { status: 'timed_out', reason: `Command timed out after ${timeoutMs}ms` };
  }
  if (stopped === 'interrupt' && abort) {
    const reason = stopReason(abort);
    return { status: reason === BUDGET_SPENT ? 'timed_out' : 'skipped', reason };
  }
  if (lost !== undefined) return { status: 'error', reason: `Containment was lost: ${lost}` };
  if (signal !== null) return { status: 'crashed', reason: `Command was ended by ${signal}` };
  if (exitCode === 0) return { status: 'passed' };
  return { status: 'failed', reason: `Command failed with exit code ${exitCode}` };
}

/**
 * Keeps the start and the end of one output stream in bounded memory, regardless of its length and lines.
 *
 * UTF-8 sequences are never split: head and tail are decoded as one text if nothing between them is missing;
 * otherwise a truncated sequence is dropped with the missing middle. Invalid UTF-8 becomes U+FFFD.
 */
export class Capture {
  readonly #limit: number;
  readonly #head: Buffer;
  /** What follows the head; shortened to the limit when full. */
  readonly #rest: Buffer;
  #bytes = 0;
  #end = 0;

  /** @param limit bytes to keep of each end */
  constructor(limit: number) {
    this.#limit = limit;
    // Not zero-filled: the system allocates pages only when they are written.
    this.#head = Buffer.allocUnsafeSlow(limit);
    this.#rest = Buffer.allocUnsafeSlow(2 * limit);
  }

  write(chunk: Buffer): void {
    const inHead = chunk.copy(this.#head, Math.min(this.#bytes, this.#limit));
    this.#bytes += chunk.length;
    const beyond = chunk.subarray(inHead).subarray(-this.#limit);
    if (this.#end + beyond.length > this.#rest.length) {
      this.#end = this.#rest.copy(this.#rest, 0, this.#end - this.#limit, this.#end);
    }
    this.#end += beyond.copy(this.#rest, this.#end);
  }

  result(): Captured {
    const [limit, bytes] = [this.#limit, this.#bytes];
    const decoder = new StringDecoder('utf8');
    const kept = this.#head.subarray(0, Math.min(bytes, limit));
    if (bytes <= limit) return { head: decoder.end(kept), tail: '', bytes, truncated: false };
    const head = decoder.write(kept);
    const rest = this.#rest.subarray(Math.max(0, this.#end - limit), this.#end);
    if (bytes <= 2 * limit) return { head, tail: decoder.end(rest), bytes, truncated: false };
    return {
      head,
      tail: rest.subarray(tornSequenceLength(rest)).toString('utf8'),
      bytes,
      truncated: true,
    };
  }
}

/** Bytes of a truncated sequence at the start: three at most. */
function tornSequenceLength(bytes: Buffer): number {
  const isContinuation = (byte: number | undefined) => byte !== undefined && byte >> 6 === 0b10;
  const length = [0, 1, 2, 3].find((index) => !isContinuation(bytes[index]));
  // Four continuation bytes in a row are invalid UTF-8, not a truncated sequence.
  return length ?? 0;
}
