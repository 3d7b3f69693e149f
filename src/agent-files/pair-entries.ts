import { groupBy } from '../ground/group-by.ts';
import type { AgentEntry } from './entry.ts';

/** An entry on both sides of a change, or on one. */
export interface Pair {
  readonly before?: AgentEntry;
  readonly after?: AgentEntry;
}

/** What two entries have in common, the closest first: all, when they run, or what stands there. */
const LIKENESS: readonly ((entry: AgentEntry) => string)[] = [
  ({ event, content }) => JSON.stringify([event, content]),
  ({ event }) => event,
  ({ content }) => content,
];

/** Finds which entry is which: their places in a list say nothing. */
export function pairEntries(
  before: readonly AgentEntry[],
  after: readonly AgentEntry[],
): readonly Pair[] {
  const pairs: Pair[] = [];
  let [old, now] = [before, after];
  for (const keyOf of LIKENESS) {
    const candidates = groupBy(old, keyOf);
    const taken = new Set<AgentEntry>();
    now = now.filter((entry) => {
      const same = candidates.get(keyOf(entry))?.shift();
      if (same === undefined) return true;
      taken.add(same);
      pairs.push({ before: same, after: entry });
      return false;
    });
    old = old.filter((entry) => !taken.has(entry));
  }
  return [
    ...pairs,
    ...now.map((entry) => ({ after: entry })),
    ...old.map((entry) => ({ before: entry })),
  ];
}
