import { markdownCell } from '../escape.ts';
import type { ReportGene } from '../gate-report.ts';
import { commandCounts } from '../view/gene.ts';
import { clip, count, spoken } from '../view/words.ts';
import type { Detail } from './prose.ts';

const GENE_ID_CHARACTERS = 48;

/** What became of each gene that does not pass; those beyond the first few are in the fold. */
export function genesSection(genes: readonly ReportGene[], detail: Detail): string[] {
  if (genes.length === 0) return [];
  const more = genes.length - detail.groups;
  return [
    '| Gene | Change | Verdict | Commands |',
    '| --- | --- | --- | --- |',
    ...genes
      .slice(0, detail.groups)
      .map(
        (gene) =>
          `| ${markdownCell(clip(gene.id, GENE_ID_CHARACTERS))} | ${gene.change} | ${spoken(gene.verdict)} | ${commandCounts(gene)} |`,
      ),
    '',
    ...(more > 0 && detail.everything
      ? [`And ${count(more, 'other gene')}, listed below.`, '']
      : []),
  ];
}
