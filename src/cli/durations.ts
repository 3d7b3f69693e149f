import { resolve } from 'node:path';
import { readDurations } from '../shard/durations.ts';
import type { Durations } from '../shard/partition.ts';
import type { Terminal } from './terminal.ts';

/** The option of `plan`, `check` and `merge`. */
export const DURATIONS = [
  '--durations <file>',
  'gate-report.json of an earlier run, to balance shards; the same for plan, check and merge',
] as const;

/** Reads the report that the option names; no durations without it. */
export async function durationsOf(
  { durations }: { readonly durations?: string },
  terminal: Terminal,
): Promise<Durations> {
  if (durations === undefined) return new Map();
  return readDurations(resolve(terminal.cwd, durations), terminal.openInput);
}
