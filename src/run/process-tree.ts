import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The variable by which a command's descendants are found after they have left its group. */
const MARKER = 'GENE_GATE_RUN';

/** Killing is repeated while processes are found, because one of them may have forked meanwhile. */
const SWEEP_ROUNDS = 40;
const SWEEP_PAUSE_MS = 10;

/** A mark in the environment of one command that every descendant inherits. */
export function newMark(): Readonly<Record<string, string>> {
  return { [MARKER]: randomUUID() };
}

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
 * @param mark what {@link newMark} gave for this command
 */
export async function sweepTree(
  leader: number,
  mark: Readonly<Record<string, string>>,
): Promise<void> {
  if (process.platform === 'win32') return;
  send(-leader, 'SIGKILL');
  if (process.platform !== 'linux') return;
  for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
    const marked = processesWith(mark);
    if (marked.length === 0) return;
    for (const pid of marked) send(pid, 'SIGKILL');
    await delay(SWEEP_PAUSE_MS);
  }
}

/** Reads synchronously: 200 processes take 3 ms, a third of what it takes through the thread pool. */
function processesWith(mark: Readonly<Record<string, string>>): readonly number[] {
  const entries = Object.entries(mark).map(([name, value]) => Buffer.from(`${name}=${value}`));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`);
        return entries.every((entry) => environment.includes(entry));
      } catch {
        // It ended meanwhile, or belongs to another user and so was not started by the command.
        return false;
      }
    })
    .map(Number);
}

/** @param pid a process, or a whole group as a negative number */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Nobody is left (ESRCH; EPERM on macOS, where only zombies are), which is what was wanted.
  }
}
