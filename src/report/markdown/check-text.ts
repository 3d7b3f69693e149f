import { markdownCode } from '../escape.ts';
import type { GateReport, ReportCommand, ReportGene } from '../gate-report.ts';
import type { ValidationReport } from '../validation-report.ts';
import { commandLine } from '../view/command-lines.ts';
import { VERDICT_SYMBOLS } from '../view/headline.ts';
import { count, outcomeWords, spoken } from '../view/words.ts';
import type { MarkdownOptions } from './markdown.ts';
import { linked, linkerOf, name } from './prose.ts';

/**
 * Renders the text below the summary of a check run: every gene with its ValidationReport, and the result
 * of each of its commands. Genes that do not fit are counted; a gene is never cut.
 * @returns undefined without genes
 */
export function renderCheckText(report: GateReport, options: MarkdownOptions): string | undefined {
  const { genes, validation_reports } = report;
  if (genes.length === 0) return undefined;
  const byId = new Map(validation_reports.map((validation) => [validation.id, validation]));
  const place = linkerOf(report, options.repositoryUrl);
  const opening = [
    '### Genes and their ValidationReports',
    '',
    ...environments(validation_reports),
  ];
  const blocks = genes.map((gene) => {
    const validation = byId.get(gene.validation_report_id ?? '');
    const title = `**${place.place(gene, gene.id)}** ${VERDICT_SYMBOLS[gene.verdict]} ${spoken(gene.verdict)}`;
    const named = validation ? `, ${name(validation.id)}, ${name(validation.asset_id)}` : '';
    return [title + named, '', ...gene.commands.map(commandItem), ''].join('\n');
  });
  let length = [...opening, ...closing(genes, options)].join('\n').length;
  const end = blocks.findIndex((block) => {
    length += block.length + 1;
    return length > options.maxCharacters;
  });
  const shown = end === -1 ? blocks.length : end;
  return [...opening, ...blocks.slice(0, shown), ...closing(genes.slice(shown), options)]
    .join('\n')
    .slice(0, options.maxCharacters);
}

function environments(reports: readonly ValidationReport[]): string[] {
  const words = reports.map(
    ({ env_fingerprint: { node_version, platform, arch }, env_fingerprint_key }) =>
      `Commands ran with Node ${name(node_version)} on ${name(`${platform} ${arch}`)}, fingerprint ${name(env_fingerprint_key)}.`,
  );
  return [...new Set(words)].flatMap((line) => [line, '']);
}

function commandItem({ command, verdict, outcome }: ReportCommand): string {
  const result = verdict === 'block' ? 'blocked' : outcome ? outcomeWords(outcome) : 'not run';
  return `- ${markdownCode(commandLine(command, []))}: ${result}`;
}

function closing(omitted: readonly ReportGene[], { detailsUrl }: MarkdownOptions): string[] {
  const files = linked('result files of the run', detailsUrl);
  return [
    ...(omitted.length > 0 ? [`Not shown: ${count(omitted.length, 'gene')}.`] : []),
    `The ${files} contain all ValidationReports as JSON, with the output of each command.`,
    '',
  ];
}
