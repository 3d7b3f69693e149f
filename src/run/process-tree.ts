import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The variable by which a command's descendants are found after they have left its group. Its value
 * is different for each run of each command.
 */
export const MARKER = 'GENE_GATE_RUN';

/** Killing is repeated while processes are found, because one of them may have forked meanwhile. */
const SWEEP_ROUNDS = 40;
const SWEEP_PAUSE_MS = 10;

/**
 * Sends a signal to a command and to everything in its process group. On Windows, which has no
 * groups and no TERM, SIGKILL ends the command with its descendants and SIGTERM does nothing.
 *
 * @param leader the process id of a command that was spawned detached, as leader of its own group
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
 * Kills what a command left behind when it ended: its group, and on Linux also descendants that
 * moved to a session of their own. One that hides its mark (by starting with an empty environment
 * in a new session) is not found; only a PID namespace holds that one.
 *
 * @param leader as for {@link signalTree}
 * @param mark the value of {@link MARKER} in the command's environment
 */
export async function sweepTree(leader: number, mark: string): Promise<void> {
  if (process.platform === 'win32') return;
  send(-leader, 'SIGKILL');
  if (!existsSync('/proc/self/environ')) return;
  for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
    const marked = processesWith(mark);
    if (marked.length === 0) return;
    for (const pid of marked) send(pid, 'SIGKILL');
    await delay(SWEEP_PAUSE_MS);
  }
}

/** Reads synchronously: a hundred processes take 2 ms, and there is no pause in which to fork. */
function processesWith(mark: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(`${MARKER}=${mark}`))
    .map(Number);
}

/** @returns nothing if it ended meanwhile, or is another user's and so not the command's */
function environmentOf(pid: string): Buffer {
  try {
    return readFileSync(`/proc/${pid}/environ`);
  } catch {
    return Buffer.alloc(0);
  }
}

/** @param pid a process, or a whole group as a negative number */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Nobody is left (ESRCH; EPERM on macOS, where only zombies are), which is what was wanted.
  }
}
