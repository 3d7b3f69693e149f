import type { EffectiveLimits } from '../../model/isolation.ts';
import type { Policy } from '../../policy/policy.ts';

/** What the policy lets one command take of the machine. */
export type Limits = Pick<
  Policy['limits'],
  'memory_bytes' | 'processes' | 'open_files' | 'file_bytes' | 'written_bytes'
>;

/** Which limits of a command as a whole its control group enforces. */
export interface GroupLimits {
  readonly memory: boolean;
  readonly processes: boolean;
}

/** What of it the kernel really enforces, with the groups that can be had. */
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
 * The words that start a program with those limits that need no group. Address space has none,
 * because WebAssembly reserves much more than it uses. Processes are counted for a user, so where a
 * group counts those of a command, commands side by side shall not take from each other.
 */
export function prlimitWords(limits: EffectiveLimits): string[] {
  return [
    'prlimit',
    '--core=0',
    `--fsize=${limits.file_bytes}`,
    `--nofile=${limits.open_files}`,
    ...(limits.processes_counted_for === 'user' ? [`--nproc=${limits.processes}`] : []),
  ];
}

/** The same for people. */
export function limitsInWords(limits: EffectiveLimits): string {
  const { memory_bytes, processes, processes_counted_for, open_files } = limits;
  return [
    memory_bytes === null ? 'memory: unlimited' : `memory: ${inMebibytes(memory_bytes)}`,
    `processes: ${processes}${processes_counted_for === 'user' ? ' of the same user' : ''}`,
    `open files: ${open_files}`,
    `a file: ${inMebibytes(limits.file_bytes)}`,
    `all that it writes: ${inMebibytes(limits.written_bytes)}`,
  ].join(', ');
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
