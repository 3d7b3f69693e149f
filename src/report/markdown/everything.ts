import { html } from '../escape.ts';
import type { GateReport, ReportCapsule, ReportGene } from '../gate-report.ts';
import {
  differenceWords,
  eligibilityWords,
  nestedRoot,
  refusals,
  remarks,
  versionWords,
} from '../view/assets.ts';
import {
  countedWords,
  exemptWords,
  largestDirectories,
  uncountedFiles,
} from '../view/blast-radius.ts';
import { mutantWords } from '../view/mutant.ts';
import { EVIDENCE_NOTE, proofOf } from '../view/proof.ts';
import { type ReportSections, resultOf } from '../view/report-sections.ts';
import { clipCounted, count, outcomeWords, spoken } from '../view/words.ts';
import { sentence } from './prose.ts';

const LONGEST_STRING = 200;
const MOST_ITEMS = 200;

/**
 * Returns the fold with all genes and commands, Capsules and events, and the commits, policy and
 * isolation. The list is HTML on one line; every untrusted string is code, in which GitHub finds no
 * mentions or links.
 */
export function everythingSection(report: GateReport, sections: ReportSections): string[] {
  const items = [
    ...report.genes.map((gene) => geneItem(gene)),
    ...report.capsules.map((capsule) => capsuleItem(capsule)),
    ...report.events.map(({ type, id, change }) => `${type} ${code(id)} ${change}`),
    ...(report.blast_radius ? [`Size: ${countedWords(report)}`] : []),
    ...largestDirectories(report.blast_radius?.directories ?? []).map(
      (directory) =>
        `Directory ${code(directory.path || '.')}: ${count(directory.files, 'file')}, ${count(directory.lines, 'line')}${exemptWords(directory)}`,
    ),
    ...uncountedFiles(report).map(({ path, words }) => `File ${code(path)}: ${words}`),
    ...sections.notices.map(({ rule, message }) => `Notice ${code(rule)}: ${code(message)}`),
    ...sections.suppressed.map(
      ({ rule, message, suppressed }) =>
        `Ignored ${code(rule)} until ${suppressed?.expires}: ${code(message)}, reason: ${code(suppressed?.reason ?? '')}`,
    ),
  ];
  const more = items.length - MOST_ITEMS;
  const shown = [...items.slice(0, MOST_ITEMS), ...(more > 0 ? [`${more} more not shown`] : [])];
  const commands = report.genes.reduce((sum, gene) => sum + gene.commands.length, 0);
  return [
    `<details><summary>${report.genes.length > 0 ? `Details: ${count(report.genes.length, 'gene')}, ${count(commands, 'command')}, ` : ''}commits, policy, isolation</summary>`,
    ...(shown.length > 0 ? [`<ul>${shown.map((item) => `<li>${item}</li>`).join('')}</ul>`] : []),
    '',
    [
      `Next actor: ${spoken(report.next_actor)}`,
      ...proofOf(report).map(({ label, value }) => `${label}: ${sentence(value)}`),
      ...(report.genes.length > 0 ? [EVIDENCE_NOTE] : []),
    ].join('<br>'),
    '',
    '</details>',
    '',
  ];
}

function capsuleItem(capsule: ReportCapsule): string {
  const { lead, reason } = eligibilityWords(capsule) ?? {};
  const words = [lead && `, ${lead}`, reason && `: ${code(reason)}`];
  return `Capsule ${code(capsule.id)} ${capsule.change}${words.filter(Boolean).join('')}`;
}

function geneItem(gene: ReportGene): string {
  const { id, change, verdict, summary, commands } = gene;
  // What is said below of a command is not said of its gene.
  const told = commands.some((command) => ['blocked', 'failed'].includes(resultOf(command)));
  const reason = verdict === 'pass' || told ? '' : `: ${code(summary)}`;
  const differences = differenceWords(gene).map((parts) => `<li>${proseAndCode(parts)}</li>`);
  const list = commands.map(
    ({ command, outcome, mutant }) =>
      `<li>${code(command)} ${outcome ? outcomeWords(outcome) : 'not run'}${mutant ? `, ${html(mutantWords(mutant))}` : ''}</li>`,
  );
  const refused = refusals(gene).map(
    (refusal) =>
      `; not accepted by the profile ${code(refusal.profile)}, which is not in use here: ${code(refusal.reason)}`,
  );
  const versions = versionWords(gene);
  const root = nestedRoot(gene);
  const remarked = remarks(gene).map((remark) => `; ${code(remark)}`);
  return `${code(id)} ${change}, ${spoken(verdict)}${reason}${[root ? `; commands run in ${code(root)}` : '', ...refused, versions ? `; ${versions}` : '', ...remarked].join('')}${listOf([...differences, ...list])}`;
}

function listOf(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

function proseAndCode(parts: readonly string[]): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : code(part))).join('');
}

function code(text: string): string {
  return `<code>${html(clipCounted(text, LONGEST_STRING))}</code>`;
}
