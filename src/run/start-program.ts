import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { inheritedDescriptors } from './inherited-descriptors.ts';
import { lifeline } from './lifeline.ts';
import { MARKER, signalTree, sweepTree } from './process-tree.ts';

/** How a command ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why the program did not start. */
  readonly error?: NodeJS.ErrnoException;
  /** Why it is not known how it ended. */
  readonly lost?: string;
}

/** A command that was started, and the ways to stop it. */
export interface Started {
  /** Null if the system had no file descriptor left; then nothing has started. */
  readonly outputs: readonly [stdout: Readable | null, stderr: Readable | null];
  /** Resolves when the command has ended; never rejects. */
  readonly ended: Promise<Ended>;
  /** Resolves when both outputs are closed. */
  readonly closed: Promise<unknown>;
  /** Sends TERM to the command and its descendants. */
  terminate(): void;
  /** Sends KILL to them. */
  kill(): void;
  /** Kills what the command left behind. */
  sweep(): Promise<void>;
  /** Releases the resources of the gate. */
  release(): void;
}

export interface ProgramOptions {
  /** An absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The complete environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a program as leader of its own process group, without standard input. */
export function startProgram(options: ProgramOptions): Started {
  const mark = randomUUID();
  const life = lifeline(mark);
  let child: ChildProcess;
  try {
    child = spawn(options.file, options.args, {
      cwd: options.cwd,
      env: { ...options.env, [MARKER]: mark },
      detached: process.platform !== 'win32',
      shell: false,
      stdio: ['ignore', 'pipe', 'pipe', ...inheritedDescriptors()],
      windowsHide: true,
    });
  } catch (error) {
    life.release();
    // Node itself rejects some arguments (a NUL byte), and throws some system errors.
    return notStarted(error as Error);
  }
  const { pid } = child;
  if (pid !== undefined) life.hold(pid);
  return {
    outputs: [child.stdout, child.stderr],
    ended: endOf(child),
    closed: new Promise((resolve) => child.once('close', resolve)),
    terminate: () => {
      if (pid !== undefined) signalTree(pid, 'SIGTERM');
    },
    kill: () => {
      if (pid !== undefined) signalTree(pid, 'SIGKILL');
    },
    sweep: async () => {
      if (pid !== undefined) await sweepTree(pid, mark);
    },
    release: () => {
      life.release();
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
  };
}

function endOf(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: null, signal: null, error }));
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
}

function notStarted(error: NodeJS.ErrnoException): Started {
  const nothing = () => undefined;
  return {
    outputs: [null, null],
    ended: Promise.resolve({ exitCode: null, signal: null, error }),
    closed: Promise.resolve(),
    terminate: nothing,
    kill: nothing,
    sweep: () => Promise.resolve(),
    release: nothing,
  };
}
