import { type ChildProcess, spawn } from 'node:child_process';
import { INTERRUPTED } from '../not-run.ts';
import { signalTree } from '../process-tree.ts';
import { SYSTEM_PATH } from './privileges.ts';

/**
 * A process that only keeps a mount namespace alive, as the pause process of a container does, until it
 * is closed or the gate is gone.
 */
export interface PauseProcess {
  readonly pid: number;
  /** False once it is gone, and its process id may be another's. */
  isThere(): boolean;
  /** Ends it; whoever has a copy of its mounts keeps that. */
  close(): Promise<void>;
}

/** To give a large tree to another user takes seconds. */
const LIMIT_MS = 60_000;

/**
 * Starts a script that makes mounts, prints its process id, and waits until its standard input ends.
 *
 * @param words the file and the arguments of it
 * @param signal gives it up while it is being made
 * @returns the process that keeps what it made; or why there is none
 */
export async function startPauseProcess(
  [file = '', ...args]: readonly string[],
  signal?: AbortSignal,
): Promise<PauseProcess | string> {
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    // Ctrl-C at a terminal is the gate's to answer.
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
    const limit = setTimeout(() => giveUp('making its view took too long'), LIMIT_MS);
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
      settle(complaint.trim().split('\n')[0] || 'its view could not be made'),
    );
  });
}

/** A view that nobody closes does not keep the gate alive; it ends with it. */
function letGo(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
