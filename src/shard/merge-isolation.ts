import { ISOLATION_LEVELS, type Isolation, NOTHING_RUN } from '../model/isolation.ts';

/**
 * The isolation that can be said of all parts: the weakest of those that ran anything. Where they
 * differ, that is said.
 */
export function mergeIsolation(isolations: readonly Isolation[]): Isolation {
  const had = isolations.filter(({ level }) => level !== 'none');
  const [first] = had;
  if (first === undefined) return NOTHING_RUN;
  if (new Set(had.map((isolation) => JSON.stringify(isolation))).size === 1) return first;
  const weakest = had.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  return {
    ...weakest,
    description: `${weakest.description} The machines differed; this is the weakest of what they had.`,
  };
}

function rank({ level }: Isolation): number {
  return ISOLATION_LEVELS.indexOf(level);
}
