import { terminal } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import {
  BLAST_WORDS,
  blastOf,
  directoryLines,
  filesBar,
  uncountedFiles,
} from '../view/blast-radius.ts';
import { textWidth, wrap } from '../view/columns.ts';
import { groupFindings, type ReportSections } from '../view/report-sections.ts';
import { clip } from '../view/words.ts';
import { findingRows } from './findings.ts';
import { type Layout, labelled, roomOf } from './layout.ts';

/** Returns the size of the change, compared with the tightest limit, and its largest directories. */
export function blastRadiusRows(
  report: GateReport,
  sections: ReportSections,
  layout: Layout,
): string[][] {
  const findings = groupFindings(sections.blast).map((group) => findingRows(group, layout));
  const uncounted = layout.verbose ? uncountedRows(report, layout) : [];
  const blast = blastOf(report);
  if (blast === undefined) return [...findings, ...uncounted];
  const { files, max_files, severity } = blast.tightest.blast_radius;
  const tone = blast.over ? 'bad' : blast.near ? 'caution' : 'good';
  const bar = filesBar(files, max_files);
  const words = `${BLAST_WORDS[severity]} ${clip(blast.tightest.id, 100)}${blast.others}`;
  const directories = blast.near || layout.verbose ? (report.blast_radius?.directories ?? []) : [];
  const room = roomOf(layout);
  const lines = wrap(terminal(words), room);
  const [first = ''] = lines;
  const fits = lines.length === 1 && textWidth(bar) + 2 + textWidth(first) <= room;
  return [
    labelled(layout, 'size', [
      ...(fits ? [`${layout.paint(tone, bar)}  ${first}`] : [layout.paint(tone, bar), ...lines]),
      ...directoryLines(directories, room),
    ]),
    ...findings,
    ...uncounted,
  ];
}

/** Returns the files that do not count or whose diff is hidden. */
function uncountedRows(report: GateReport, layout: Layout): string[][] {
  const lines = uncountedFiles(report).flatMap(({ path, words }) =>
    wrap(`${terminal(clip(path, 100))}: ${words}`, roomOf(layout)),
  );
  return lines.length === 0 ? [] : [labelled(layout, 'files', lines)];
}
