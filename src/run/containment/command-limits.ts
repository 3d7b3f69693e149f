import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { attempt } from '../../ground/attempt.ts';
import type { EffectiveLimits } from '../../model/isolation.ts';
import type { Policy } from '../../policy/policy.ts';

export type Limits = Pick<
  Policy['limits'],
  'memory_bytes' | 'processes' | 'open_files' | 'file_bytes' | 'written_bytes'
>;

/** Returns the limits of a command, enforced with or without a control group. */
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
 * Returns the limits of each process by their names in getrlimit(2), without RLIMIT_. Address space is
 * unlimited: WebAssembly reserves much more than it uses.
 */
export function resourceLimits(limits: Limits): readonly (readonly [string, number])[] {
  return [
    // One byte: as with 0, no core file is written; unlike with 0, the machine's core dump handler does
    // not start.
    ['CORE', 1],
    ['FSIZE', limits.file_bytes],
    ['NOFILE', limits.open_files],
  ];
}

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

export interface Machine {
  /** Equal in every run. */
  readonly totalBytes: number;
  readonly freeBytes: number;
  /** The highest limit of open files that an unprivileged process may set. */
  readonly openFiles: number;
}

const GIB = 1024 ** 3;
const STEP_BYTES = 64 * 1024 ** 2;

/** Written files are in memory. The rest is for processes and the machine. */
const SHARE_OF_WRITTEN = 1 / 2;
const SHARE_OF_MEMORY = 4 / 5;

/** The minimum for a command: few concurrent ones need much. */
const LEAST_MEMORY_BYTES = 2 * GIB;
/** The policy's lower limit. */
const LEAST_WRITTEN_BYTES = 1024 * 1024;

/** Returns this machine's current resources, within the limits of the gate's control group. */
export function thisMachine(): Machine {
  return {
    // Without a limit, the constraint is an impossible number or 0.
    totalBytes: Math.min(process.constrainedMemory() || Infinity, totalmem()),
    freeBytes: process.availableMemory(),
    openFiles: hardLimit('Max open files'),
  };
}

/**
 * Reduces a policy's limits to the machine's share for each concurrent command.
 * @param lanes maximum number of concurrent commands
 */
export function limitsOn(machine: Machine, limits: Limits, lanes: number): Limits {
  const { totalBytes, freeBytes, openFiles } = machine;
  // In steps, so that runs on the same machine usually get the same limits.
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

/** @returns infinity without such a limit, or without `/proc` */
function hardLimit(name: string): number {
  const limits = attempt(() => readFileSync('/proc/self/limits', 'utf8')) ?? '';
  const row = new RegExp(`^${name}\\s+\\S+\\s+(\\d+)`, 'm');
  return Number(row.exec(limits)?.[1] ?? Infinity);
}
