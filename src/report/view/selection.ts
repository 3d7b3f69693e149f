import type { GateReport } from '../gate-report.ts';
import { count } from './words.ts';

/** How a change affects the selection of genes, in words. The caller escapes the ids. */
export interface SelectionWords {
  readonly lead: string;
  /** `words` follow the id of the gene. */
  readonly genes: readonly { readonly id: string; readonly words: string }[];
}

/** @returns undefined if every past cycle was replayed and selects the same gene as before */
export function selectionWords({ selection }: GateReport): SelectionWords | undefined {
  if (selection === undefined || (selection.changed === 0 && !selection.limited)) return undefined;
  const { cycles, of, limited, changed, unmatched, genes } = selection;
  const replayed = cycles < of ? `the newest ${cycles} of ${past(of)}` : past(cycles);
  const lead = [
    `Of ${replayed}, ${changed} would select a different gene.`,
    ...(limited
      ? ['The other cycles were not replayed: the genes have too many or too complex patterns.']
      : []),
    ...(unmatched.base === unmatched.head
      ? []
      : [`No gene matches ${unmatched.head} of them (before: ${unmatched.base}).`]),
  ];
  return {
    lead: lead.join(' '),
    genes: genes.map(({ id, base, head }) => ({
      id,
      words:
        head === base
          ? `would still be selected in ${head} of ${cycles}, but in different ones`
          : `would be selected in ${head} of ${past(cycles)} (before: ${base})`,
    })),
  };
}

function past(cycles: number): string {
  return count(cycles, 'past cycle');
}
