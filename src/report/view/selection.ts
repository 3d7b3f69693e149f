import type { GateReport } from '../gate-report.ts';
import { count } from './words.ts';

/** Whose selection a change touches, in words; ids stand apart, to be escaped where they are shown. */
export interface SelectionWords {
  readonly lead: string;
  /** What is said of each gene follows its id. */
  readonly genes: readonly { readonly id: string; readonly words: string }[];
}

/** @returns undefined if no past cycle would be won by another gene */
export function selectionWords({ selection }: GateReport): SelectionWords | undefined {
  if (selection === undefined) return undefined;
  const { cycles, of, changed, unmatched, genes } = selection;
  if (cycles === 0) {
    return {
      lead: `Which genes win the ${count(of, 'past cycle')} was not worked out: the genes have too many patterns.`,
      genes: [],
    };
  }
  if (changed === 0) return undefined;
  const newest = cycles < of ? `the newest ${cycles} of ${count(of, 'past cycle')}` : past(cycles);
  return {
    lead:
      `Of ${newest}, ${changed.toLocaleString('en-US')} would be won by another gene.` +
      (unmatched.base === unmatched.head
        ? ''
        : ` No gene matches ${unmatched.head}, before: ${unmatched.base}.`),
    genes: genes.map(({ id, base, head }) => ({
      id,
      words:
        head === base
          ? `would win other ones than before, still ${head} of ${cycles}`
          : `would now win ${head} of ${past(cycles)}, before: ${base}`,
    })),
  };
}

function past(cycles: number): string {
  return count(cycles, 'past cycle');
}
