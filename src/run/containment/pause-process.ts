import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { INTERRUPTED } from '../not-run.ts';
import { signalTree } from '../process-tree.ts';
import { SYSTEM_PATH } from './privileges.ts';

/**
 * A process that only keeps a mount namespace alive, like the pause process of a container, until it
 * is closed or the gate ends.
 */
export interface PauseProcess {
  readonly pid: number;
  /** The words after its process id. */
  readonly words: readonly string[];
  readonly input: Writable;
  readonly output: Readable;
  /** The last line that it printed as an error. */
  complaint(): string | undefined;
  /** False once it has ended and its process id may be reused. */
  isThere(): boolean;
  /** Ends it; copies of its mounts remain. */
  close(): Promise<void>;
}

/** Changing the owner of a large tree takes seconds. */
const LIMIT_MS = 60_000;
/** How long to wait for its end; the kernel may need time to remove what it mounted. */
const CLOSE_MS = 10_000;

/**
 * Starts a script that creates mounts, prints its process id, and waits for the end of its input.
 *
 * @param words the file and its arguments
 * @param signal cancels the creation
 * @returns the process that keeps the mounts; or why it could not be started
 */
export async function startPauseProcess(
  [file = '', ...args]: readonly string[],
  signal?: AbortSignal,
): Promise<PauseProcess | string> {
  // The self-test looks for it in a command, which must not inherit it.
  const planted = openSync('/', 'r');
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    // The gate itself handles Ctrl-C at a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', planted],
    // The types do not know that the first three are pipes.
  }) as ChildProcessWithoutNullStreams;
  closeSync(planted);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk}`.slice(-1000);
  });
  const ready = await readyWith(child, signal);
  if (typeof ready === 'string') return complaints.trim().split('\n')[0] || ready;
  const [pid = '', ...words] = ready;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: Number(pid),
    words,
    input: child.stdin,
    output: child.stdout,
    complaint: () => complaints.trim().split('\n').at(-1) || undefined,
    isThere: isAlive,
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.ref();
      child.stdin.destroy();
      if (!isAlive()) return;
      const cancel = new AbortController();
      const limit = delay(CLOSE_MS, undefined, { signal: cancel.signal }).catch(() => undefined);
      await Promise.race([ended, limit]);
      cancel.abort();
      if (child.pid !== undefined && isAlive()) signalTree(child.pid, 'SIGKILL');
    },
  };
}

/** @returns the words of the first line; or why there is none */
function readyWith(
  child: ChildProcessWithoutNullStreams,
  signal?: AbortSignal,
): Promise<readonly string[] | string> {
  return new Promise((resolve) => {
    let said = '';
    // It prints nothing more until it is asked.
    const read = (chunk: Buffer) => {
      said += chunk;
      const end = said.indexOf('\n');
      if (end < 0) return;
      letGo(child);
      settle(said.slice(0, end).split(' '));
    };
    const giveUp = (why: string) => {
      child.stdin.destroy();
      if (child.pid !== undefined) signalTree(child.pid, 'SIGKILL');
      settle(why);
    };
    const interrupt = () => giveUp(INTERRUPTED);
    const limit = setTimeout(() => giveUp('creating its view took too long'), LIMIT_MS);
    const settle = (result: readonly string[] | string) => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', interrupt);
      child.stdout.off('data', read);
      resolve(result);
    };
    signal?.addEventListener('abort', interrupt);
    if (signal?.aborted) interrupt();
    for (const stream of [child.stdin, child.stdout, child.stderr]) {
      stream.on('error', () => undefined);
    }
    child.stdout.on('data', read);
    child.once('error', (error) => settle(error.message));
    child.once('close', () => settle('its view could not be created'));
  });
}

/** An unclosed view does not keep the gate alive; it ends with the gate. */
function letGo(child: ChildProcessWithoutNullStreams): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
