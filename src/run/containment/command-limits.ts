import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { attempt } from '../../ground/attempt.ts';
import type { EffectiveLimits } from '../../model/isolation.ts';
import type { Policy } from '../../policy/policy.ts';

/** The resource limits of one command in the policy. */
export type Limits = Pick<
  Policy['limits'],
  'memory_bytes' | 'processes' | 'open_files' | 'file_bytes' | 'written_bytes'
>;

/** Returns the limits of a command, with or without a control group for each one. */
export function effectiveLimits(limits: Limits, hasGroups: boolean): EffectiveLimits {
  const { memory_bytes, processes, open_files, file_bytes, written_bytes } = limits;
  return {
    memory_bytes,
    memory_limited_by: hasGroups ? 'control_group' : 'supervisor',
    processes,
    open_files,
    file_bytes,
    written_bytes,
  };
}

/**
 * Returns the limits of each process, by the names of getrlimit(2) without RLIMIT_. There is no limit for
 * address space, because WebAssembly reserves much more than it uses.
 */
export function resourceLimits(limits: EffectiveLimits): readonly (readonly [string, number])[] {
  return [
    // No core file, as with 0, and also not the program of the machine that handles core dumps.
    ['CORE', 1],
    ['FSIZE', limits.file_bytes],
    ['NOFILE', limits.open_files],
  ];
}

/** Describes the limits for people. */
export function limitsInWords(limits: EffectiveLimits): string {
  const { memory_bytes, memory_limited_by, processes, open_files } = limits;
  return [
    `memory: ${inMebibytes(memory_bytes)}${memory_limited_by === 'supervisor' ? ' (checked at intervals, without a control group)' : ''}`,
    `processes: ${processes}`,
    `open files: ${open_files}`,
    `file size: ${inMebibytes(limits.file_bytes)}`,
    `total written: ${inMebibytes(limits.written_bytes)}`,
  ].join(', ');
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

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
  const limits = attempt(() => readFileSync('/proc/self/limits', 'utf8')) ?? '';
  const row = new RegExp(`^${name}\\s+\\S+\\s+(\\d+)`, 'm');
  return Number(row.exec(limits)?.[1] ?? Infinity);
}
