import type { EffectiveLimits, Isolation } from '../model/isolation.ts';
import { ISOLATION_LEVELS } from '../model/isolation-levels.ts';
import { NOTHING_RUN } from '../model/nothing-run.ts';

/**
 * Returns the isolation that holds for all parts: the weakest of those that ran commands. Notes any
 * differences, except for limits that depend on what a machine has: equal machines have different
 * amounts of free memory.
 */
export function mergeIsolation(isolations: readonly Isolation[]): Isolation {
  const had = isolations.filter(({ level }) => level !== 'none');
  const [first] = had;
  if (first === undefined) return NOTHING_RUN;
  const weakest = had.reduce((a, b) => (isWeaker(b, a) ? b : a));
  if (new Set(had.map(kindOf)).size === 1) return weakest;
  return {
    ...weakest,
    description: `${weakest.description} The machines differed; this is the weakest isolation.`,
  };
}

function isWeaker(a: Isolation, b: Isolation): boolean {
  return rank(a) < rank(b) || (rank(a) === rank(b) && writtenIn(a) > writtenIn(b));
}

function rank({ level }: Isolation): number {
  return ISOLATION_LEVELS.indexOf(level);
}

function writtenIn({ limits }: Isolation): number {
  return limits?.written_bytes ?? 0;
}

/** What two isolations must have in common. The description repeats the limits in words. */
function kindOf({ limits, description, ...others }: Isolation): string {
  return JSON.stringify({ ...others, limits: limits ? fixed(limits) : description });
}

function fixed({ memory_bytes, processes, processes_counted_for, file_bytes }: EffectiveLimits) {
  return { isMemoryLimited: memory_bytes !== null, processes, processes_counted_for, file_bytes };
}
