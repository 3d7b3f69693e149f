import type { GateReport } from '../gate-report.ts';
import { count } from './words.ts';

/** Whose selection a change touches, in words; ids stand apart, to be escaped where they are shown. */
export interface SelectionWords {
  readonly lead: string;
  /** What is said of each gene follows its id. */
  readonly genes: readonly { readonly id: string; readonly words: string }[];
}

/** @returns undefined if every past cycle was replayed and none would be won by another gene */
export function selectionWords({ selection }: GateReport): SelectionWords | undefined {
  if (selection === undefined || (selection.changed === 0 && !selection.limited)) return undefined;
  const { cycles, of, limited, changed, unmatched, genes } = selection;
  const replayed = cycles < of ? `the newest ${cycles} of ${past(of)}` : past(cycles);
  const lead = [
    `Of ${replayed}, ${changed} would be won by another gene.`,
    ...(limited ? ['For more, the genes have too many patterns, or too costly ones.'] : []),
    ...(unmatched.base === unmatched.head
      ? []
      : [`No gene matches ${unmatched.head}, before: ${unmatched.base}.`]),
  ];
  return {
    lead: lead.join(' '),
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
