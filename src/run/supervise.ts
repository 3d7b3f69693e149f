import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from '../model/outcome.ts';
import { Capture } from './capture.ts';
import { inheritedDescriptors } from './inherited-descriptors.ts';
import { BUDGET_SPENT, skippedOutcome, stopReason } from './not-run.ts';
import { MARKER, signalTree, sweepTree } from './process-tree.ts';
import { fromShell } from './shell-status.ts';

/** Time from TERM to KILL when the gate itself is interrupted: a cancelled job has little time. */
const INTERRUPT_GRACE_MS = 500;
/** How long the outputs may stay open after the command has ended and its descendants are killed. */
const DRAIN_MS = 1000;
/** How long to wait after KILL for a command that the kernel cannot end (a hung disk). */
const STUCK_MS = 5000;

export interface Supervision {
  /** An absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The complete environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Time from TERM to KILL after a timeout. */
  readonly graceMs?: number;
  /** Bytes kept of the start and of the end of each output stream; the rest is read and dropped. */
  readonly outputBytes: number;
  /** Stops the command. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The program is a launcher that signals may not reach: a line on its standard input requests a
   * normal end, and the end of its input an immediate one. It exits with a shell's exit codes.
   */
  readonly launcher?: boolean;
}

interface Ending {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why the program did not start. */
  readonly error?: NodeJS.ErrnoException;
  /** Why the gate stopped it. */
  readonly stopped?: 'timeout' | 'interrupt' | undefined;
  /** Time on the clock of `performance.now()`. */
  readonly at: number;
}

/**
 * Runs one program without a shell or standard input, in its own process group and with a time limit,
 * and kills everything that remains of it, as far as possible without a PID namespace.
 *
 *
 * @returns the result, also for a program that cannot be started. Never rejects.
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
      stdio: [options.launcher ? 'pipe' : 'ignore', 'pipe', 'pipe', ...inheritedDescriptors()],
      windowsHide: true,
    });
  } catch (error) {
    // Node itself rejects some arguments (a NUL byte), and throws some system errors.
    return { exitCode: null, signal: null, error: error as Error, at: performance.now() };
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  // A launcher that has ended no longer reads.
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

/** @param stream null if the system had no file descriptor left; then nothing has started */
function keep(stream: Readable | null, capture: Capture): void {
  stream?.on('data', (chunk: Buffer) => {
    capture.write(chunk);
    release(chunk);
  });
  // A broken pipe ends the output, not the gate.
  stream?.on('error', () => undefined);
}

/**
 * Releases the memory of a chunk that is no longer needed; otherwise about 64 MB accumulate before the
 * garbage collector runs. Node 20 lacks this function, but collects earlier.
 */
function release({ buffer, byteLength }: Buffer): void {
  // A slice of Node's pool of small buffers shares its memory.
  if (buffer.byteLength !== byteLength) return;
  const store = buffer as ArrayBufferLike & { transfer?: (byteLength: number) => unknown };
  store.transfer?.(0);
}

/** Waits until the program has ended, and stops it if necessary. */
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

/** Reads the output to its end, but does not wait for a descendant that escaped. */
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
    // The reference engine's message.
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
