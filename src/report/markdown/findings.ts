import type { GateReport, ReportFinding } from '../gate-report.ts';
import { BLAST_WORDS, blastOf, filesBar, largestDirectories } from '../view/blast-radius.ts';
import { pathAndLine } from '../view/finding.ts';
import type { Group } from '../view/group.ts';
import { groupFindings, type ReportSections } from '../view/report-sections.ts';
import { count } from '../view/words.ts';
import { type Detail, name, sentence } from './prose.ts';

/** Returns the other errors and warnings: one item for each rule and file. */
export function findingsSection(groups: readonly Group<ReportFinding>[], detail: Detail): string[] {
  if (groups.length === 0) return [];
  const items = groups.slice(0, detail.groups).map((group) => findingItem(group));
  return ['#### Findings', '', ...items, ''];
}

/** Returns the genes that require approval, and how to approve them. */
export function waitingSection(groups: readonly Group<ReportFinding>[], detail: Detail): string[] {
  if (groups.length === 0) return [];
  const items = groups.slice(0, detail.groups).map((group) => findingItem(group, 'Approval'));
  return ['#### Approval required', '', ...items, ''];
}

/** @param label default: the severity */
function findingItem(
  { lead, others }: Group<ReportFinding>,
  label = lead.severity[0]?.toUpperCase() + lead.severity.slice(1),
): string {
  const place = pathAndLine(lead);
  const more = others.length > 0 ? `; ${others.length} more${place ? ' in this file' : ''}` : '';
  const where = place ? `${name(place)}, ` : '';
  return `- **${label}:** ${sentence(lead.message)} ${sentence(lead.remedy)} (${where}${name(lead.rule)}${more})`;
}

/** Returns the size of the change, compared with the tightest limit, and its largest directories. */
export function blastRadiusSection(
  report: GateReport,
  sections: ReportSections,
  detail: Detail,
): string[] {
  const blast = blastOf(report);
  const findings = groupFindings(sections.blast)
    .slice(0, detail.groups)
    .map((group) => findingItem(group));
  if (blast === undefined)
    return findings.length > 0 ? ['#### Blast radius', '', ...findings, ''] : [];
  const { tightest, others } = blast;
  const { files, max_files, severity } = tightest.blast_radius;
  const line = `\`${filesBar(files, max_files)}\` ${BLAST_WORDS[severity]} ${name(tightest.id)}${others}`;
  const directories = report.blast_radius?.directories ?? [];
  if (!blast.near && findings.length === 0) return [line, ''];
  return [
    '#### Blast radius',
    '',
    line,
    '',
    ...largestDirectories(directories).map(
      ({ path, files, lines }) =>
        `- ${name(path === '' ? '.' : path)}: ${count(files, 'file')}, ${count(lines, 'line')}`,
    ),
    ...findings,
    '',
  ];
}
