import type { GateReport } from '../gate-report.ts';
import { BLAST_WORDS, blastOf, filesBar } from '../view/blast.ts';
import { largestDirectories } from '../view/directories.ts';
import { groupFindings } from '../view/group-alike.ts';
import type { ReportSections } from '../view/report-sections.ts';
import { count } from '../view/words.ts';
import { findingItem } from './findings.ts';
import { type Detail, name } from './prose.ts';

/** The change's size against the tightest limit; what it is made of, once that limit is near. */
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
