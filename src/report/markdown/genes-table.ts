import type { Verdict } from '../../model/verdict.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { sizeWords } from '../view/blast-radius.ts';
import { type Group, groupsOf, sizeOf } from '../view/finding.ts';
import { commandCounts, geneName } from '../view/genes.ts';
import { VERDICT_SYMBOLS } from '../view/headline.ts';
import { failsWithoutChange } from '../view/proof.ts';
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
export function genesTable({ genes, verdict }: GateReport, links: Linker): string[] {
  if (genes.length === 0) return [];
  const sorted = genes.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const rows =
    genes.length > MOST_ROWS
      ? groupsOf(sorted, (gene) => cells(gene).join('|'))
      : sorted.map((lead) => ({ lead, others: [] }));
  const columns: readonly (readonly [title: string, isShown: boolean])[] = [
    // The headline says what all of them have.
    ['Result', genes.some((gene) => gene.verdict !== verdict)],
    ['Commands', true],
    ['Files', true],
    // What stands before it is seen on a telephone without scrolling, however long a name is.
    ['Gene', true],
    ['Fails without the change', genes.some((gene) => failsWithoutChange(gene) !== undefined)],
  ];
  const titles = columns.flatMap(([title, isShown]) => (isShown ? [title] : []));
  const rest = rows.slice(MOST_ROWS).flatMap(({ lead, others }) => [lead, ...others]);
  return [
    `| ${titles.join(' | ')} |`,
    `|${'---|'.repeat(titles.length)}`,
    ...rows
      .slice(0, MOST_ROWS)
      .map((row) => rowOf(row, genes, links))
      .map((row) => `| ${row.filter((_, at) => columns[at]?.[1]).join(' | ')} |`),
    '',
    ...(rest.length > 0 ? [`And ${count(rest.length, 'other gene')}.`, ''] : []),
  ];
}

function rowOf(row: Group<ReportGene>, genes: readonly ReportGene[], links: Linker): string[] {
  const shown = [row.lead, ...row.others].slice(0, MOST_NAMED).map(
    // A vertical bar ends a cell also within code.
    (gene) => links.place(gene, geneName(gene, genes)).replaceAll('|', '\\|'),
  );
  const more = sizeOf(row) - shown.length;
  const ids = `${shown.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
  return cells(row.lead).toSpliced(3, 0, ids);
}

function cells(gene: ReportGene): string[] {
  const { verdict, blast_radius: radius } = gene;
  return [
    `${VERDICT_SYMBOLS[verdict]} ${spoken(verdict)}`,
    commandCounts(gene, ''),
    sizeWords(radius.files, radius.max_files),
    // A cell wraps after a comma; the last one, where there is no room for it.
  ]
    .map((cell) => cell.replaceAll(/(?<!,) /g, '\u00a0'))
    .concat(failsWithoutChange(gene) ?? 'not run');
}
