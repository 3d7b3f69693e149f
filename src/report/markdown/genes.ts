import { type Verdict, verdictSchema } from '../../model/verdict.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { commandCounts } from '../view/assets.ts';
import { type Group, groupsOf, sizeOf } from '../view/group.ts';
import { VERDICT_SYMBOLS } from '../view/headline.ts';
import { count, grouped, spoken } from '../view/words.ts';
import type { Linker } from './prose.ts';

const MOST_ROWS = 10;
/** Genes that are named in the row of genes with the same result. */
const MOST_NAMED = 2;

/** The verdicts in the order of the rows: what requires action comes first. */
const ORDER: readonly Verdict[] = ['error', 'fail', 'needs_approval', 'warn', 'pass'];

/**
 * Returns the table of genes: the result, the commands, and the files compared with the limit. If there
 * are more genes than rows, those with the same result share a row.
 */
export function genesTable({ genes }: GateReport, links: Linker): string[] {
  if (genes.length === 0) return [];
  const sorted = genes.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const rows =
    genes.length > MOST_ROWS
      ? groupsOf(sorted, (gene) => cells(gene).join('|'))
      : sorted.map((lead) => ({ lead, others: [] }));
  const rest = rows.slice(MOST_ROWS).flatMap(({ lead, others }) => [lead, ...others]);
  return [
    '| Gene | Result | Commands | Files |',
    '|---|---|---|--:|',
    ...rows.slice(0, MOST_ROWS).map((row) => rowOf(row, links)),
    '',
    ...(rest.length > 0 ? [`And ${count(rest.length, 'other gene')}: ${tally(rest)}.`, ''] : []),
  ];
}

function rowOf(row: Group<ReportGene>, links: Linker): string {
  const shown = [row.lead, ...row.others].slice(0, MOST_NAMED).map(
    // A vertical bar ends a cell also within code.
    ({ id, path, line }) => links.place({ path, line }, id).replaceAll('|', '\\|'),
  );
  const more = sizeOf(row) - shown.length;
  const ids = `${shown.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
  return `| ${[ids, ...cells(row.lead)].join(' | ')} |`;
}

function cells(gene: ReportGene): string[] {
  const { verdict, blast_radius: radius } = gene;
  return [
    `${VERDICT_SYMBOLS[verdict]} ${spoken(verdict)}`,
    commandCounts(gene, String(gene.commands.length)),
    `${radius.files} / ${radius.max_files}`,
    // Only the names wrap.
  ].map((cell) => cell.replaceAll(' ', '\u00a0'));
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
