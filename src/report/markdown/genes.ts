import type { GateReport, ReportGene } from '../gate-report.ts';
import { commandCounts, differenceWords } from '../view/assets.ts';
import { selectionWords } from '../view/selection.ts';
import { count, spoken } from '../view/words.ts';
import { type Detail, name } from './prose.ts';

const MOST_DIFFERENCES = 6;

/** Returns whether a gene is listed: it does not pass, or the change modifies its content. */
export function isListed({ verdict, differences = [] }: ReportGene): boolean {
  return verdict !== 'pass' || differences.length > 0;
}

/**
 * Returns the result and the differences of each listed gene; the others are in the fold. A list,
 * because a table of four columns is wider than a phone.
 */
export function genesSection(genes: readonly ReportGene[], detail: Detail): string[] {
  if (genes.length === 0) return [];
  const more = genes.length - detail.groups;
  return [
    '#### Genes',
    '',
    ...genes.slice(0, detail.groups).flatMap(geneItem),
    ...(more > 0 && detail.everything ? [`- and ${count(more, 'other gene')}, listed below`] : []),
    '',
  ];
}

function geneItem(gene: ReportGene): string[] {
  const differences = differenceWords(gene);
  const more = differences.length - MOST_DIFFERENCES;
  return [
    `- ${name(gene.id)} ${gene.change}, ${spoken(gene.verdict)}: ${commandCounts(gene)}`,
    ...differences.slice(0, MOST_DIFFERENCES).map((parts) => `  - ${proseAndNames(parts)}`),
    ...(more > 0 ? [`  - and ${count(more, 'other difference')}`] : []),
  ];
}

function proseAndNames(parts: readonly string[]): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : name(part))).join('');
}

/** Returns how the change affects the selection of genes in past cycles. */
export function selectionSection(report: GateReport, { groups }: Detail): string[] {
  const selection = selectionWords(report);
  if (selection === undefined) return [];
  const more = selection.genes.length - groups;
  return [
    '#### Selection',
    '',
    selection.lead,
    '',
    ...selection.genes.slice(0, groups).map(({ id, words }) => `- ${name(id)} ${words}`),
    ...(more > 0 ? [`- and ${count(more, 'other gene')}`] : []),
    '',
  ];
}
