import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
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

/** Ties the life of a command that nothing contains to that of the gate. */
interface Lifeline {
  /** Names the process group of the command. */
  hold(group: number): void;
  /** The command has ended, and what it left behind was killed. */
  release(): void;
}

/**
 * Waits for the end of its input, which comes with the end of the gate, however that ends. Then kills the
 * group of the command, and on Linux everything that has its mark. Argument: the mark.
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
 * session, so that a signal to the group of the gate does not reach it. Does nothing on Windows.
 *
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
  watcher.unref();
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  return {
    hold: (group) => void watcher.stdin.write(`${group}\n`),
    release: () => void watcher.stdin.end('done\n'),
  };
}

/** The flag of a descriptor that is closed when a process starts another program (Linux, in octal). */
const CLOSED_ON_EXEC = 0o2000000;

let replaced: readonly (number | 'ignore')[] | undefined;

/**
 * Returns what to append to the `stdio` of a child process, so that it gets none of the descriptors
 * above 2 that this process inherited: a shell's `exec 20</` would give a contained command the files
 * of the machine. Each of them is replaced by `/dev/null`. Node.js closes only the lowest ones, and
 * opens all of its own so that they are closed; therefore the list is made once.
 *
 * @returns an empty list on systems without `/proc`
 */
function inheritedDescriptors(): readonly (number | 'ignore')[] {
  replaced ??= replacing(leaked());
  return replaced;
}

function replacing(descriptors: readonly number[]): readonly (number | 'ignore')[] {
  if (descriptors.length === 0) return [];
  const nothing = openSync('/dev/null', 'r');
  const length = Math.max(...descriptors) - 2;
  const stdio = new Array<number | 'ignore'>(length).fill('ignore');
  for (const descriptor of descriptors) stdio[descriptor - 3] = nothing;
  return stdio;
}

/** @returns the descriptors above 2 that stay open in another program */
function leaked(): number[] {
  return listed().filter((descriptor) => {
    const flags = /^flags:\s*([0-7]+)$/m.exec(infoOf(descriptor))?.[1] ?? '';
    return flags !== '' && (Number.parseInt(flags, 8) & CLOSED_ON_EXEC) === 0;
  });
}

function listed(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor > 2);
}

/** @returns an empty text for the descriptor that listed the others */
function infoOf(descriptor: number): string {
  try {
    return readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8');
  } catch {
    return '';
  }
}
