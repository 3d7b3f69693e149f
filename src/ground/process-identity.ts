import { readFileSync, readlinkSync } from 'node:fs';

// A process id alone proves nothing: it is used again after the process has ended, and in a container
// it belongs to another process than outside.

/** The process id and the start time in base 36, and what differs in another boot or PID namespace. */
const IDENTITY = /\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;

/** @returns the name of this process; a name that says nothing on a system without `/proc` */
export function processIdentity(): string {
  const [start, place] = [startOf(process.pid), placeHere()];
  if (start === undefined || place === undefined) return 'unknown';
  return `${process.pid.toString(36)}-${start}-${place}`;
}

/**
 * Whether a process has ended: its id is not in use, or a process has it that started at another
 * time. False if that cannot be known, for example because it ran on another machine.
 *
 * @param text contains a {@link processIdentity}
 */
export function isEnded(text: string): boolean {
  const [, pid, start, place] = IDENTITY.exec(text) ?? [];
  if (pid === undefined || place !== placeHere()) return false;
  const now = startOf(Number.parseInt(pid, 36));
  return now !== undefined && now !== start;
}

/**
 * Returns when a process started: the time since boot in clock ticks, in base 36.
 *
 * @returns `none` if there is no such process, or only its exit code; undefined if that is not known
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program may contain spaces and brackets; see proc_pid_stat(5).
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return /[ZX]/.test(state) ? 'none' : BigInt(fields[18] ?? '').toString(36);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return (code === 'ENOENT' || code === 'ESRCH') && placeHere() !== undefined
      ? 'none'
      : undefined;
  }
}

/**
 * Returns the first 32 bits of the boot's random id, combined with the number of the PID namespace;
 * undefined on a system that names neither.
 */
function placeHere(): string | undefined {
  try {
    const namespace = readlinkSync('/proc/self/ns/pid');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1');
    const place = BigInt(`0x${boot.slice(0, 8)}`) ^ BigInt(namespace.slice('pid:['.length, -1));
    return place.toString(16).padStart(8, '0').slice(-8);
  } catch {
    return undefined;
  }
}
