import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { Limits } from './limits.ts';

/** What the machine has for the commands of a run. */
export interface Machine {
  /** Its memory, in bytes; equal in every run. */
  readonly totalBytes: number;
  /** The part of it that is free now. */
  readonly freeBytes: number;
  /** The highest limit of open files that a process without privileges may set. */
  readonly openFiles: number;
}

const GIB = 1024 ** 3;
const STEP_BYTES = 64 * 1024 ** 2;

/** What commands write is stored in memory; the rest is for their processes and for the machine. */
const SHARE_OF_WRITTEN = 1 / 2;
const SHARE_OF_MEMORY = 4 / 5;

/** A command has at least this memory, because not all that run at once need much. */
const LEAST_MEMORY_BYTES = 2 * GIB;
/** The least limit that a policy accepts. */
const LEAST_WRITTEN_BYTES = 1024 * 1024;

/** Returns what this machine has now. Limits of the control group of the gate count. */
export function thisMachine(): Machine {
  return {
    // Without a limit, the constraint is an impossible number, or 0.
    totalBytes: Math.min(process.constrainedMemory() || Infinity, totalmem()),
    freeBytes: process.availableMemory(),
    openFiles: hardLimit('Max open files'),
  };
}

/**
 * Reduces the limits of a policy to what the machine has for each of the commands that run at once.
 *
 * @param lanes maximum number of concurrent commands
 */
export function limitsOn(machine: Machine, limits: Limits, lanes: number): Limits {
  const { totalBytes, freeBytes, openFiles } = machine;
  // In steps, so that runs on the same machine usually have the same limits.
  const share = (bytes: number, least: number) =>
    Math.max(bytes / lanes - ((bytes / lanes) % STEP_BYTES), least);
  return {
    ...limits,
    memory_bytes: Math.min(
      limits.memory_bytes,
      share(totalBytes * SHARE_OF_MEMORY, LEAST_MEMORY_BYTES),
    ),
    written_bytes: Math.min(
      limits.written_bytes,
      share(freeBytes * SHARE_OF_WRITTEN, LEAST_WRITTEN_BYTES),
    ),
    open_files: Math.min(limits.open_files, openFiles),
  };
}

/** @returns infinity if there is no such limit, or no `/proc` */
function hardLimit(name: string): number {
  try {
    const row = new RegExp(`^${name}\\s+\\S+\\s+(\\d+)`, 'm');
    return Number(row.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
