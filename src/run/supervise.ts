import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from '../model/outcome.ts';
import { Capture } from './capture.ts';
import { BUDGET_SPENT, skippedOutcome, stopReason } from './not-run.ts';
import { MARKER, signalTree, sweepTree } from './process-tree.ts';
import { fromShell } from './shell-status.ts';

/** From TERM to KILL when the gate itself is asked to stop: a cancelled job has little time. */
const INTERRUPT_GRACE_MS = 500;
/** How long the outputs may stay open after the command ended and its descendants were killed. */
const DRAIN_MS = 1000;
/** How long after KILL a command that the kernel cannot end (a hung disk) is waited for. */
const STUCK_MS = 5000;

export interface Supervision {
  /** An absolute file. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** From TERM to KILL after a timeout. */
  readonly graceMs?: number;
  /** Kept of the beginning and of the end of each output stream; the rest is read and dropped. */
  readonly outputBytes: number;
  /** Stops the command when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The program is a launcher that may be out of reach of signals: a line on its standard input asks
   * for an end, and the end of its input for a sudden one. It ends with a shell's exit codes.
   */
  readonly launcher?: boolean;
}

interface Ending {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it never started. */
  readonly error?: NodeJS.ErrnoException;
  /** Why the gate ended it. */
  readonly stopped?: 'timeout' | 'interrupt' | undefined;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

/**
 * Runs one program to its end: without a shell, without standard input, in a process group of its
 * own, within a time limit, and with nothing of it left alive afterwards as far as that can be had
 * without a PID namespace.
 *
 * @returns what it gave; that a program cannot be started is an Outcome, too. Never rejects.
 */
export async function supervise(options: Supervision): Promise<Outcome> {
  if (options.signal?.aborted) return skippedOutcome(stopReason(options.signal), new Date());
  const stdout = new Capture(options.outputBytes);
  const stderr = new Capture(options.outputBytes);
  const startedAt = new Date().toISOString();
  const start = performance.now();
  const ending = await run(options, stdout, stderr);
  return {
    ...statusOf(ending, options),
    exit_code: ending.exitCode,
    signal: ending.signal,
    started_at: startedAt,
    duration_ms: Math.round(ending.at - start),
    stdout: stdout.result(),
    stderr: stderr.result(),
  };
}

async function run(options: Supervision, stdout: Capture, stderr: Capture): Promise<Ending> {
  const mark = randomUUID();
  let child: ChildProcess;
  try {
    child = spawn(options.file, options.args, {
      cwd: options.cwd,
      env: { ...options.env, [MARKER]: mark },
      detached: process.platform !== 'win32',
      shell: false,
      stdio: [options.launcher ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (error) {
    // Node refuses some arguments itself (a NUL byte), and reports some system errors this way.
    return { exitCode: null, signal: null, error: error as Error, at: performance.now() };
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  // A launcher that has ended reads no more.
  child.stdin?.on('error', () => undefined);
  keep(child.stdout, stdout);
  keep(child.stderr, stderr);
  const ending = await untilEnded(child, options);
  if (child.pid !== undefined) {
    await sweepTree(child.pid, mark);
    await withinDrainTime(closed);
  }
  child.stdin?.destroy();
  child.stdout?.destroy();
  child.stderr?.destroy();
  return ending;
}

/** @param stream null if the system had no descriptor left for it; then nothing has started */
function keep(stream: Readable | null, capture: Capture): void {
  stream?.on('data', (chunk: Buffer) => {
    capture.write(chunk);
    release(chunk);
  });
  // A broken pipe ends the output, not the gate.
  stream?.on('error', () => undefined);
}

/**
 * Gives back the memory of a chunk that nobody reads any more. Left to the garbage collector, 64 MB
 * of them heap up before it looks. Node 20 cannot, and looks earlier.
 */
function release({ buffer, byteLength }: Buffer): void {
  // A part of Node's pool of small buffers has neighbours.
  if (buffer.byteLength !== byteLength) return;
  const store = buffer as ArrayBufferLike & { transfer?: (byteLength: number) => unknown };
  store.transfer?.(0);
}

/** Waits until the program itself has ended, and sees to it that it does. */
function untilEnded(child: ChildProcess, options: Supervision): Promise<Ending> {
  const { timeoutMs, graceMs = 2000, signal: abort } = options;
  return new Promise((resolve) => {
    let stopped: Ending['stopped'];
    let killing: NodeJS.Timeout | undefined;
    const stop = (why: Ending['stopped'], grace: number) => {
      const { pid } = child;
      if (pid === undefined) return;
      stopped ??= why;
      if (child.stdin) child.stdin.write('TERM\n');
      else signalTree(pid, 'SIGTERM');
      clearTimeout(limit);
      clearTimeout(killing);
      killing = setTimeout(() => {
        child.stdin?.destroy();
        signalTree(pid, 'SIGKILL');
        killing = setTimeout(() => end({ exitCode: null, signal: null }), STUCK_MS);
      }, grace);
    };
    const interrupt = () => stop('interrupt', INTERRUPT_GRACE_MS);
    const limit = setTimeout(() => stop('timeout', graceMs), timeoutMs);
    abort?.addEventListener('abort', interrupt);
    const end = (ending: Omit<Ending, 'at'>) => {
      clearTimeout(limit);
      clearTimeout(killing);
      abort?.removeEventListener('abort', interrupt);
      resolve({ ...ending, stopped, at: performance.now() });
    };
    child.once('error', (error) => end({ exitCode: null, signal: null, error }));
    child.once('exit', (exitCode, signal) =>
      end(options.launcher ? fromShell(exitCode, signal) : { exitCode, signal }),
    );
  });
}

/** What was printed is read to the end, but a descendant that escaped cannot hold the gate up. */
async function withinDrainTime(closed: Promise<unknown>): Promise<void> {
  const cancel = new AbortController();
  const limit = delay(DRAIN_MS, undefined, { signal: cancel.signal }).catch(() => undefined);
  await Promise.race([closed, limit]);
  cancel.abort();
}

function statusOf(
  { exitCode, signal, error, stopped }: Ending,
  { file, timeoutMs, signal: abort }: Supervision,
): Pick<Outcome, 'status' | 'reason'> {
  if (error) {
    const why = error.code ?? error.message;
    return { status: 'crashed', reason: `Command could not be started: ${file} (${why})` };
  }
  if (stopped === 'timeout') {
    // The reference engine's words.
    return { status: 'timed_out', reason: `Command timed out after ${timeoutMs}ms` };
  }
  if (stopped === 'interrupt' && abort) {
    const reason = stopReason(abort);
    return { status: reason === BUDGET_SPENT ? 'timed_out' : 'skipped', reason };
  }
  if (signal !== null) return { status: 'crashed', reason: `Command was ended by ${signal}` };
  if (exitCode === 0) return { status: 'passed' };
  return { status: 'failed', reason: `Command failed with exit code ${exitCode}` };
}
