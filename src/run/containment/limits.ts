import type { EffectiveLimits } from '../../model/isolation.ts';
import type { Policy } from '../../policy/policy.ts';

/** The resource limits of one command in the policy. */
export type Limits = Pick<
  Policy['limits'],
  'memory_bytes' | 'processes' | 'open_files' | 'file_bytes' | 'written_bytes'
>;

/** The limits of a command as a whole that its control group enforces. */
export interface GroupLimits {
  readonly memory: boolean;
  readonly processes: boolean;
}

/** Returns the limits that the kernel really enforces with the available groups. */
export function effectiveLimits(limits: Limits, enforced: GroupLimits): EffectiveLimits {
  const { memory_bytes, processes, open_files, file_bytes, written_bytes } = limits;
  return {
    memory_bytes: enforced.memory ? memory_bytes : null,
    processes,
    processes_counted_for: enforced.processes ? 'command' : 'user',
    open_files,
    file_bytes,
    written_bytes,
  };
}

/**
 * Returns the resource limits that need no group, by the names of getrlimit(2) in lower case. There is no limit for
 * address space, because WebAssembly reserves much more than it uses. Process limits apply to a user,
 * so they are omitted if a group counts those of a command; otherwise concurrent commands share them.
 */
export function resourceLimits(limits: EffectiveLimits): readonly (readonly [string, number])[] {
  return [
    // No core file, as with 0, and also not the program of the machine that handles core dumps.
    ['core', 1],
    ['fsize', limits.file_bytes],
    ['nofile', limits.open_files],
    ...(limits.processes_counted_for === 'user' ? [['nproc', limits.processes] as const] : []),
  ];
}

/** Describes the limits for people. */
export function limitsInWords(limits: EffectiveLimits): string {
  const { memory_bytes, processes, processes_counted_for, open_files } = limits;
  return [
    memory_bytes === null ? 'memory: unlimited' : `memory: ${inMebibytes(memory_bytes)}`,
    `processes: ${processes}${processes_counted_for === 'user' ? ' of the same user' : ''}`,
    `open files: ${open_files}`,
    `file size: ${inMebibytes(limits.file_bytes)}`,
    `total written: ${inMebibytes(limits.written_bytes)}`,
  ].join(', ');
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
