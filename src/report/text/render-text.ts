import { terminal } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { countedWords, sizeLimits } from '../view/blast-radius.ts';
import { chop, wrap } from '../view/columns.ts';
import type { Group } from '../view/finding.ts';
import { headlineOf, undecidedPart } from '../view/headline.ts';
import { EVIDENCE_NOTE, proofOf } from '../view/proof.ts';
import {
  groupByCause,
  groupCommands,
  groupFindings,
  type ReportSections,
  reportSections,
} from '../view/report-sections.ts';
import { claimList, directoryList, machineList, readList, uncountedList } from '../view/rows.ts';
import { clip, count, VERDICT_TONES } from '../view/words.ts';
import { blockedRows, failedRows, findingRows, proposalRows, suppressedRows } from './findings.ts';
import { genesRows } from './genes.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  leftOut,
  listRows,
  page,
  prose,
  roomOf,
  type TextOptions,
} from './layout.ts';

/** Groups per section without `--verbose`. */
const MOST_GROUPS = 8;
/** Causes of blocked commands without `--verbose`, and commands of each. */
const MOST_BLOCKED = 30;

/** Renders the report for a terminal: the verdict, what requires action, the rest. */
export function renderText(report: GateReport, options: TextOptions): string {
  const layout = layoutOf(options);
  const { verbose } = options;
  const sections = reportSections(report);
  const inGroups = <T>(items: readonly T[], group: (items: readonly T[]) => Group<T>[]) =>
    verbose ? items.map(alone) : group(items);
  return page([
    verdictRows(report, sections, layout),
    ...errorRows(report, layout),
    ...section(inGroups(sections.dangers, groupFindings), findingRows, 'finding', layout),
    listRows(machineList(report), layout),
    ...blockedSection(sections.blocked, layout),
    ...section(inGroups(sections.failed, groupCommands), failedRows, 'failed command', layout),
    ...section(inGroups(sections.waiting, groupFindings), findingRows, 'pending approval', layout),
    ...section(inGroups(sections.findings, groupFindings), findingRows, 'finding', layout),
    ...(verbose ? section(sections.notices.map(alone), findingRows, 'notice', layout) : []),
    ...(verbose ? sections.suppressed.map((finding) => suppressedRows(finding, layout)) : []),
    ...section(inGroups(sections.blast, groupFindings), findingRows, 'finding', layout),
    proposalRows(report, layout),
    ...sizeBlocks(report, layout),
    genesRows(report, layout),
    listRows(claimList(report), layout),
    listRows(readList(report), layout),
    verbose ? [] : noticedRows(sections.notices, layout),
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

/** Returns each cause once, followed by the other commands that it blocked, and counts the rest. */
function blockedSection(blocked: ReportSections['blocked'], layout: Layout): string[][] {
  const { verbose } = layout;
  const groups = verbose ? blocked.map(alone) : groupCommands(blocked);
  const most = verbose ? groups.length : MOST_BLOCKED;
  const causes = groupByCause(groups)
    .slice(0, most)
    .map(({ lead, others }) => ({ lead, others: others.slice(0, most) }));
  const shown = causes.flatMap(({ lead, others }) => [lead, ...others]);
  const rest = blocked.length - shown.reduce((sum, { others }) => sum + 1 + others.length, 0);
  return [
    ...causes.flatMap(({ lead, others }) => [
      blockedRows(lead, layout),
      ...others.map((group) => blockedRows(group, layout, lead.lead)),
    ]),
    ...(rest > 0 ? [leftOut(count(rest, 'other blocked command'), layout)] : []),
  ];
}

function alone<T>(lead: T): Group<T> {
  return { lead, others: [] };
}

/** Returns a block for each group, and counts the rest. */
function section<T>(
  groups: readonly Group<T>[],
  rowsOf: (group: Group<T>, layout: Layout) => string[],
  noun: string,
  layout: Layout,
): string[][] {
  const shown = layout.verbose ? groups : groups.slice(0, MOST_GROUPS);
  const rest = groups.slice(shown.length).reduce((sum, { others }) => sum + 1 + others.length, 0);
  return [
    ...shown.map((one) => rowsOf(one, layout)),
    ...(rest > 0 ? [leftOut(count(rest, `other ${noun}`), layout)] : []),
  ];
}

/** Returns the size of the change, compared with its limits, and its largest directories. */
function sizeBlocks(report: GateReport, layout: Layout): string[][] {
  const limits = sizeLimits(report);
  const isShown = layout.verbose || limits.some(({ isNear }) => isNear);
  const directories = isShown && limits.length > 0 ? listRows(directoryList(report), layout) : [];
  return [
    [
      ...limits.flatMap(({ words, tone }, index) =>
        prose(layout, index === 0 ? 'size' : '', clip(words, 400), { text: tone }),
      ),
      ...(directories.length > 0 ? prose(layout, '', countedWords(report)) : []),
      ...directories,
    ],
    layout.verbose ? listRows(uncountedList(report), layout) : [],
  ];
}

/** Returns the number of notices and their rules. */
function noticedRows(notices: ReportSections['notices'], layout: Layout): string[] {
  if (notices.length === 0) return [];
  const rules = [...new Set(notices.map(({ rule }) => rule))].join(', ');
  const before = notices.filter((notice) => notice.before).length;
  const old = before === 0 ? '' : `, ${before} of them there before`;
  const words = `${notices.length}${old} (${rules}); --verbose shows all`;
  return prose(layout, 'notices', words, { text: 'quiet' });
}

function proofRows(report: GateReport, layout: Layout): string[] {
  return [
    ...proofOf(report).flatMap(({ label, value }) =>
      prose(layout, label.toLowerCase(), value, { text: 'quiet' }),
    ),
    ...(report.genes.length > 0 ? prose(layout, 'note', EVIDENCE_NOTE, { text: 'quiet' }) : []),
  ];
}
