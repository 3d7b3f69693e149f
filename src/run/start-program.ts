import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt } from '../ground/attempt.ts';

export interface Ended {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why the program did not start. */
  readonly error?: NodeJS.ErrnoException;
  /** Why its end is unknown. */
  readonly lost?: string;
}

/** A started command, and the ways to stop it. */
export interface Started {
  /** Null if the system had no file descriptor left; then nothing has started. */
  readonly outputs: readonly [stdout: Readable | null, stderr: Readable | null];
  /** Resolves when the command has ended; never rejects. */
  readonly ended: Promise<Ended>;
  readonly closed: Promise<unknown>;
  /** Sends TERM to the command and its descendants. */
  terminate(): void;
  /** Sends KILL to them. */
  kill(): void;
  /** Kills what the command left behind. */
  sweep?(): Promise<void>;
  /** Releases the gate's resources. */
  release?(): void;
}

export interface ProgramOptions {
  /** An absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The complete environment. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Starts a program as leader of its own process group, without a shell or standard input.
 * @throws TypeError for some arguments, such as one with NUL, and some errors of the system
 */
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
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (error) {
    life.release();
    throw error;
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

/** Ties the life of an uncontained command to the gate's. */
interface Lifeline {
  hold(group: number): void;
  /** Call after the command's end and the sweep. */
  release(): void;
}

/**
 * Waits for the end of its input, which comes with the end of the gate. Then kills the group of the
 * command, and on Linux everything with its mark. Argument: the mark.
 */
const WATCH = `
group=
while read -r word; do
  if [ "$word" = done ]; then exit 0; fi
  group=$word
done
if [ -n "$group" ]; then kill -KILL "-$group"; fi
for round in 1 2 3; do
  for each in /proc/[0-9]*; do
    if tr '\\0' '\\n' <"$each/environ" | grep -qxF "$1"; then kill -KILL "\${each#/proc/}"; fi
  done
done
`;

/**
 * Starts a process that ends a command if the gate ends before it, even by SIGKILL. It has its own
 * session, out of reach of a signal to the gate's group. Does nothing on Windows.
 * @param mark the value of {@link MARKER} in the environment of the command
 */
function lifeline(mark: string): Lifeline {
  if (process.platform === 'win32') return { hold: () => undefined, release: () => undefined };
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'gene-gate', `${MARKER}=${mark}`], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it, the command only lacks this protection.
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  letGo(watcher);
  return {
    hold: (group) => void watcher.stdin.write(`${group}\n`),
    release: () => void watcher.stdin.end('done\n'),
  };
}

/** Lets the gate end while a process is alive. */
export function letGo(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}

/**
 * The environment variable that identifies a command's descendants outside its process group. Its value
 * is unique to each run of a command.
 */
const MARKER = 'GENE_GATE_RUN';

/** Killing is repeated while processes are found: one of them may have forked. */
const SWEEP_ROUNDS = 40;
const SWEEP_PAUSE_MS = 10;

/**
 * Sends a signal to a command and its process group. On Windows, without groups and TERM, SIGKILL ends
 * the command with its descendants and SIGTERM does nothing.
 * @param leader process id of a command that was spawned detached, as leader of its process group
 */
export function signalTree(leader: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform === 'win32') {
    if (signal === 'SIGKILL') killWindowsTree(leader);
  } else send(-leader, signal);
}

function killWindowsTree(leader: number): void {
  const taskkill = join(process.env.SYSTEMROOT ?? 'C:\\Windows', 'System32', 'taskkill.exe');
  const options = { stdio: 'ignore', windowsHide: true } as const;
  spawn(taskkill, ['/PID', String(leader), '/T', '/F'], options).on('error', () => undefined);
}

/**
 * Kills the processes left by a command: its group, and on Linux also descendants in another session. A process
 * that hides its mark (an empty environment in a new session) is not found; only a PID namespace contains it.
 * @param leader as for {@link signalTree}
 * @param mark the value of {@link MARKER} in the command's environment
 */
async function sweepTree(leader: number, mark: string): Promise<void> {
  if (process.platform === 'win32') return;
  send(-leader, 'SIGKILL');
  if (!existsSync('/proc/self/environ')) return;
  for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
    const marked = processesWith(`${MARKER}=${mark}`, 'environ');
    if (marked.length === 0) return;
    for (const pid of marked) send(pid, 'SIGKILL');
    await delay(SWEEP_PAUSE_MS);
  }
}

/**
 * Returns the processes with a mark in their environment or arguments, except ended ones and other
 * users'. Synchronous: a hundred processes take 2 ms, without a pause to fork in.
 */
export function processesWith(mark: string, where: 'environ' | 'cmdline'): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => attempt(() => readFileSync(`/proc/${pid}/${where}`).includes(mark)))
    .map(Number);
}

/** @param pid a process, or a whole group as a negative number */
function send(pid: number, signal: NodeJS.Signals): void {
  // A missing process (ESRCH; EPERM on macOS if only zombies are left) is as intended.
  attempt(() => process.kill(pid, signal));
}
