import { type Verdict, verdictSchema } from '../../model/verdict.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { commandCounts } from '../view/assets.ts';
import { VERDICT_SYMBOLS } from '../view/headline.ts';
import { count, spoken } from '../view/words.ts';
import type { Linker } from './prose.ts';

const MOST_ROWS = 10;

/** The verdicts in the order of the rows: what requires action comes first. */
const ORDER: readonly Verdict[] = ['error', 'fail', 'needs_approval', 'warn', 'pass'];

/** Returns the table of genes: the result, the commands, and the files compared with the limit. */
export function genesTable({ genes }: GateReport, links: Linker): string[] {
  if (genes.length === 0) return [];
  const sorted = genes.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const rest = sorted.slice(MOST_ROWS);
  return [
    '| Gene | Result | Commands | Files |',
    '|---|---|---|--:|',
    ...sorted.slice(0, MOST_ROWS).map((gene) => row(gene, links)),
    '',
    ...(rest.length > 0 ? [`And ${count(rest.length, 'other gene')}: ${tally(rest)}.`, ''] : []),
  ];
}

function row(gene: ReportGene, links: Linker): string {
  const { id, path, line, verdict, blast_radius } = gene;
  // A vertical bar ends a cell also within code.
  const place = links.place({ path, line }, id).replaceAll('|', '\\|');
  const size = `${blast_radius.files} / ${blast_radius.max_files}`;
  return `| ${place} | ${VERDICT_SYMBOLS[verdict]} ${spoken(verdict)} | ${commandCounts(gene, String(gene.commands.length))} | ${size} |`;
}

function tally(genes: readonly ReportGene[]): string {
  return verdictSchema.options
    .map((verdict) => ({
      verdict,
      number: genes.filter((gene) => gene.verdict === verdict).length,
    }))
    .filter(({ number }) => number > 0)
    .map(({ verdict, number }) => `${number} ${spoken(verdict)}`)
    .join(', ');
}
