import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The environment variable that identifies a command's descendants after they have left its process
 * group. Its value is unique to each run of a command.
 */
export const MARKER = 'GENE_GATE_RUN';

/** Killing is repeated as long as processes are found, because one of them may have forked. */
const SWEEP_ROUNDS = 40;
const SWEEP_PAUSE_MS = 10;

/**
 * Sends a signal to a command and its process group. On Windows, which has neither groups nor TERM,
 * SIGKILL ends the command with its descendants and SIGTERM does nothing.
 *
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
 * Kills the processes that a command left behind: its group, and on Linux also descendants that moved
 * to another session. A process that hides its mark (by starting with an empty environment in a new
 * session) is not found; only a PID namespace contains it.
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

/** Synchronous: a hundred processes take 2 ms, and there is no pause in which they could fork. */
function processesWith(mark: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(`${MARKER}=${mark}`))
    .map(Number);
}

/** @returns empty if the process has ended, or belongs to another user and so not to the command */
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
    // The process is gone (ESRCH; EPERM on macOS if only zombies are left), as intended.
  }
}
