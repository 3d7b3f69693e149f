import { terminal } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { sizeLimits, sizeList } from '../view/blast-radius.ts';
import { chop, wrap } from '../view/columns.ts';
import { environmentList } from '../view/environment.ts';
import { blockedRows, failedRows, findingRows } from '../view/finding-rows.ts';
import { fixList, withoutFixCommand } from '../view/fix.ts';
import { geneList } from '../view/genes.ts';
import { headlineOf, undecidedPart } from '../view/headline.ts';
import { type ReportSections, reportSections } from '../view/report-sections.ts';
import { claimList, machineList, readList, uncountedList } from '../view/rows.ts';
import { VERDICT_TONES } from '../view/words.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  page,
  prose,
  roomOf,
  type TextOptions,
} from './layout.ts';
import { listRows, rowBlocks } from './rows.ts';

/** Entries of a section without `--verbose`. */
const MOST = 8;
/** Causes of blocked commands without `--verbose`, and further commands of each. */
const MOST_BLOCKED = 30;
const OUTPUT_LINES = { quiet: 8, verbose: 200 } as const;

/** Renders the report for a terminal: the verdict, what requires action, the rest. */
export function renderText(report: GateReport, options: TextOptions): string {
  const layout = layoutOf(options);
  const { verbose: all } = options;
  const sections = reportSections(report);
  const { dangers, blocked, failed, waiting, findings, notices, suppressed } = sections;
  const output = {
    most: all ? OUTPUT_LINES.verbose : OUTPUT_LINES.quiet,
    columns: roomOf(layout) - 2,
  };
  const found = (some: typeof findings, noun = 'finding') =>
    rowBlocks(withoutFixCommand(findingRows(some, all)), layout, { most: MOST, noun });
  const rows = blockedRows(blocked, { isEach: all, ...(!all && { most: MOST_BLOCKED }) });
  return page([
    verdictRows(report, sections, layout),
    ...errorRows(report, layout),
    ...found(dangers),
    listRows(machineList(report), layout),
    ...rowBlocks(withoutFixCommand(rows), layout, {
      ...{ most: rows.length, noun: 'blocked command', all: blocked.length },
    }),
    ...rowBlocks(failedRows(failed, output, all), layout, { most: MOST, noun: 'failed command' }),
    ...found(waiting, 'pending approval'),
    ...found(findings),
    ...(all ? [...found(notices, 'notice'), ...found(suppressed)] : []),
    listRows(fixList(report), layout),
    ...sizeBlocks(report, layout),
    listRows(geneList(report, sections), layout),
    listRows(claimList(report), layout),
    listRows(readList(report), layout),
    all ? [] : noticedRows(notices, layout),
    proofRows(report, layout),
  ]);
}

function verdictRows(report: GateReport, sections: ReportSections, layout: Layout): string[] {
  const headline = headlineOf(report, sections);
  const [verdict, words] = [headline.verdict.toUpperCase(), headline.words];
  const [first = '', ...rest] = wrap(
    words === '' ? verdict : `${verdict}: ${words}`,
    roomOf(layout),
  );
  const tone = VERDICT_TONES[(undecidedPart(report) ?? report).verdict];
  const painted = layout.paint(tone, first.slice(0, verdict.length)) + first.slice(verdict.length);
  return labelled(layout, 'gene-gate', [painted, ...rest], 'strong');
}

function errorRows({ error }: GateReport, layout: Layout): string[][] {
  if (error === undefined) return [];
  // A hint may contain lines to copy, so line breaks and indentation are kept.
  const linesOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line) =>
        /^\s/.test(line)
          ? chop(terminal(line), roomOf(layout))
          : wrap(terminal(line), roomOf(layout)),
      );
  return [
    labelled(layout, 'why', linesOf(error.message)),
    labelled(layout, 'fix', linesOf(error.hint), 'good'),
  ];
}

/** Returns the size of the change, compared with its limits. */
function sizeBlocks(report: GateReport, layout: Layout): string[][] {
  const limits = sizeLimits(report);
  const { rows, ...list } = sizeList(report);
  if (limits.length === 0) return [];
  const isShown = layout.verbose || limits.some(({ isNear }) => isNear);
  return [
    listRows({ ...list, rows: isShown ? rows : rows.slice(0, limits.length) }, layout),
    layout.verbose ? listRows(uncountedList(report), layout) : [],
  ];
}

function noticedRows(notices: ReportSections['notices'], layout: Layout): string[] {
  if (notices.length === 0) return [];
  const rules = [...new Set(notices.map(({ rule }) => rule))].join(', ');
  const before = notices.filter((notice) => notice.before).length;
  const old = before === 0 ? '' : `, ${before} of them there before`;
  const words = `${notices.length}${old} (${rules}); --verbose shows all`;
  return prose(layout, 'notices', words, { text: 'quiet' });
}

function proofRows(report: GateReport, layout: Layout): string[] {
  const notes = environmentList(report).rows.flatMap((row) => row.notes);
  return notes.flatMap(({ label = '', text, isMinor }) =>
    isMinor ? [] : prose(layout, label.toLowerCase(), text, { text: 'quiet' }),
  );
}
