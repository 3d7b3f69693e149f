import { terminal } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import {
  countedWords,
  directoryLines,
  limitBar,
  othersOver,
  ownerWords,
  SIZE_GRADES,
  type SizeLimit,
  sizeLimits,
  uncountedFiles,
} from '../view/blast-radius.ts';
import { textWidth, wrap } from '../view/columns.ts';
import { groupFindings, type ReportSections } from '../view/report-sections.ts';
import { clip } from '../view/words.ts';
import { findingRows } from './findings.ts';
import { type Layout, labelled, roomOf } from './layout.ts';

/** Returns the size of the change, compared with its limits, and its largest directories. */
export function blastRadiusRows(
  report: GateReport,
  sections: ReportSections,
  layout: Layout,
): string[][] {
  const findings = groupFindings(sections.blast).map((group) => findingRows(group, layout));
  const uncounted = layout.verbose ? uncountedRows(report, layout) : [];
  const limits = sizeLimits(report);
  if (limits.length === 0) return [...findings, ...uncounted];
  const isNear = limits.some(({ grade }) => grade !== 'within');
  const room = roomOf(layout);
  const directories = isNear || layout.verbose ? (report.blast_radius?.directories ?? []) : [];
  return [
    labelled(layout, 'size', [
      ...limits.flatMap((limit) => limitLines(limit, othersOver(report, limit), layout)),
      ...(directories.length > 0 ? wrap(countedWords(report), room) : []),
      ...directoryLines(directories, room),
    ]),
    ...findings,
    ...uncounted,
  ];
}

function limitLines(limit: SizeLimit, others: string, layout: Layout): string[] {
  const grade = SIZE_GRADES[limit.grade];
  const bar = limitBar(limit);
  const id = limit.gene && clip(limit.gene.id, 100);
  const words = [grade.words, ownerWords(limit), id].filter(Boolean).join(' ');
  const lines = wrap(terminal(words + others), roomOf(layout));
  const [first = ''] = lines;
  const fits = lines.length === 1 && textWidth(bar) + 2 + textWidth(first) <= roomOf(layout);
  return fits
    ? [`${layout.paint(grade.tone, bar)}  ${first}`]
    : [layout.paint(grade.tone, bar), ...lines];
}

/** Returns the files that do not count or whose diff is hidden. */
function uncountedRows(report: GateReport, layout: Layout): string[][] {
  const lines = uncountedFiles(report).flatMap(({ path, words }) =>
    wrap(`${terminal(clip(path, 100))}: ${words}`, roomOf(layout)),
  );
  return lines.length === 0 ? [] : [labelled(layout, 'files', lines)];
}
