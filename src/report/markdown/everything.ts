import { markdownCode } from '../escape.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { countedWords } from '../view/blast-radius.ts';
import { geneNotes, remarks } from '../view/genes.ts';
import { EVIDENCE_NOTE, mutantWords, proofOf } from '../view/proof.ts';
import { type ReportSections, resultOf } from '../view/report-sections.ts';
import { claimList, directoryList, uncountedList } from '../view/rows.ts';
import { clipCounted, count, outcomeWords, spoken } from '../view/words.ts';
import { type Linker, name, rowItem, sentence } from './prose.ts';

const LONGEST_COMMAND = 200;
const MOST_ITEMS = 200;

/**
 * Returns the fold with all genes and commands, Capsules and events, and the commits, policy and
 * isolation. GitHub renders Markdown in a fold only after an empty line.
 */
export function everythingSection(
  report: GateReport,
  sections: ReportSections,
  links: Linker,
): string[] {
  const lists = [claimList(report), directoryList(report), uncountedList(report)];
  const items = [
    ...report.genes.flatMap(geneItems),
    ...lists.flatMap(({ rows }) => rows.map((row) => rowItem(row, links))),
    ...(report.blast_radius ? [`- Size: ${countedWords(report)}`] : []),
    ...sections.notices.map(({ rule, message }) => `- Notice ${name(rule)}: ${sentence(message)}`),
    ...sections.suppressed.map(
      ({ rule, message, suppressed }) =>
        `- Ignored ${name(rule)} until ${suppressed?.expires}: ${sentence(message)} Reason: ${sentence(suppressed?.reason ?? '')}`,
    ),
    `- Next actor: ${spoken(report.next_actor)}`,
  ];
  const more = items.length - MOST_ITEMS;
  const { length } = report.genes.flatMap(({ commands }) => commands);
  const counted =
    report.genes.length > 0
      ? `Details: ${count(report.genes.length, 'gene')}, ${count(length, 'command')}, `
      : '';
  return [
    `<details><summary>${counted}commits, policy, isolation</summary>`,
    '',
    ...items.slice(0, MOST_ITEMS),
    ...(more > 0 ? [`- ${more} more not shown`] : []),
    ...proofOf(report).map(({ label, value }) => `- ${label}: ${sentence(value)}`),
    ...(report.genes.length > 0 ? ['', EVIDENCE_NOTE] : []),
    '',
    '</details>',
    '',
  ];
}

/** Returns the item of a gene, and one below it for each of its notes and commands. */
function geneItems(gene: ReportGene): string[] {
  const { id, change, verdict, summary, commands } = gene;
  // What is said above of a command is not said of its gene.
  const told = commands.some((command) => ['blocked', 'failed'].includes(resultOf(command)));
  const reason = verdict === 'pass' || told ? '' : `: ${sentence(summary)}`;
  const notes = [...geneNotes(gene).map(({ text }) => text), ...remarks(gene)];
  return [
    `- ${name(id)} ${change}, ${spoken(verdict)}${reason}`,
    ...notes.map((note) => `  - ${sentence(note)}`),
    ...commands.map(({ command, outcome, mutant }) => {
      const result = outcome ? outcomeWords(outcome) : 'not run';
      const notices = mutant ? `, ${sentence(mutantWords(mutant))}` : '';
      return `  - ${markdownCode(clipCounted(command, LONGEST_COMMAND))} ${result}${notices}`;
    }),
  ];
}
