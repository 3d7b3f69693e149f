import { type ChildProcess, spawn } from 'node:child_process';
import { INTERRUPTED } from '../not-run.ts';
import { signalTree } from '../process-tree.ts';
import { SYSTEM_PATH } from './privileges.ts';

/**
 * A process that only keeps a mount namespace alive, like the pause process of a container, until it
 * is closed or the gate ends.
 */
export interface PauseProcess {
  readonly pid: number;
  /** False once it has ended and its process id may be reused. */
  isThere(): boolean;
  /** Ends it; copies of its mounts remain. */
  close(): Promise<void>;
}

/** Changing the owner of a large tree takes seconds. */
const LIMIT_MS = 60_000;

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
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    // The gate itself handles Ctrl-C at a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const pid = await readyWith(child, signal);
  if (typeof pid === 'string') return pid;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid,
    isThere: isAlive,
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.ref();
      child.stdin?.destroy();
      if (isAlive()) await ended;
    },
  };
}

/** @returns the process id of the shell in the view; or why there is none */
function readyWith(child: ChildProcess, signal?: AbortSignal): Promise<number | string> {
  return new Promise((resolve) => {
    let [said, complaint] = ['', ''];
    const giveUp = (why: string) => {
      child.stdin?.destroy();
      if (child.pid !== undefined) signalTree(child.pid, 'SIGKILL');
      settle(why);
    };
    const interrupt = () => giveUp(INTERRUPTED);
    const limit = setTimeout(() => giveUp('creating its view took too long'), LIMIT_MS);
    const settle = (result: number | string) => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', interrupt);
      resolve(result);
    };
    signal?.addEventListener('abort', interrupt);
    if (signal?.aborted) interrupt();
    for (const stream of [child.stdin, child.stdout, child.stderr]) {
      stream?.on('error', () => undefined);
    }
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk}`.slice(0, 1000);
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (!said.endsWith('\n')) return;
      letGo(child);
      settle(Number(said));
    });
    child.once('error', (error) => settle(error.message));
    child.once('close', () =>
      settle(complaint.trim().split('\n')[0] || 'its view could not be created'),
    );
  });
}

/** An unclosed view does not keep the gate alive; it ends with the gate. */
function letGo(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
