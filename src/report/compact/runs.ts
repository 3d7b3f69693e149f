import { type Entry, isEntry } from './entry.ts';
import { withCommands } from './findings.ts';

// A list of findings that go on where the one before ended is written as how many they are: first those of
// a gene, then those of its commands, then the next gene.

/** Writes the numbers of findings in genes as runs. */
export function packRuns(genes: readonly Entry[]): Entry[] {
  let next = 0;
  const pack = (entry: Entry): Entry => {
    const { findings } = entry;
    if (!Array.isArray(findings)) return entry;
    const isRun = findings.every((number, index) => number === next + index);
    next = afterList(findings, next);
    return isRun ? { ...entry, findings: findings.length } : entry;
  };
  return genes.map((gene) => withCommands(pack(gene), pack));
}

/**
 * Undoes {@link packRuns}.
 *
 * @param count of all findings, which no run goes beyond
 */
export function unpackRuns(genes: readonly unknown[], count: number): unknown[] {
  let next = 0;
  const unpack = (entry: Entry): Entry => {
    const { findings } = entry;
    if (Array.isArray(findings)) next = afterList(findings, next);
    if (typeof findings !== 'number') return entry;
    const length = Math.max(0, Math.min(findings, count - next));
    const numbers = Array.from({ length }, (_, index) => next + index);
    next += numbers.length;
    return { ...entry, findings: numbers };
  };
  return genes.map((gene) => (isEntry(gene) ? withCommands(unpack(gene), unpack) : gene));
}

function afterList(findings: readonly unknown[], next: number): number {
  const last = findings.at(-1);
  return typeof last === 'number' ? last + 1 : next;
}
