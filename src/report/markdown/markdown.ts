import { groupBy } from '../../ground/group-by.ts';
import { markdownFence, markdownLinkTarget, terminalLines } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { type Group, sizeOf } from '../view/finding.ts';
import {
  headlineOf,
  isReportedOnly,
  reportedOnlyNote,
  undecidedPart,
  VERDICT_SYMBOLS,
} from '../view/headline.ts';
import {
  type ExplainedCommand,
  groupCommands,
  groupFindings,
  type ReportSections,
  reportSections,
} from '../view/report-sections.ts';
import { machineList, readList } from '../view/rows.ts';
import { clip, count } from '../view/words.ts';
import { blockedBeyond, blockedSection, failedSection } from './command-sections.ts';
import { everythingSection } from './everything.ts';
import { agentLine, fixSection } from './fix-section.ts';
import { findingsSection, genesTable, waitingSection } from './genes-and-findings.ts';
import { type Detail, linkerOf, listSection, name, sentence } from './prose.ts';

/**
 * What a place shows of a report, so that a reader who sees several of them reads everything once: all of it; the
 * `detail` for reviewers, the first `screen` with who acts next, or the `table` of genes.
 */
export type MarkdownPart = 'whole' | 'detail' | 'screen' | 'table';

export interface MarkdownOptions {
  /** Default: the whole. */
  readonly part?: MarkdownPart;
  /** The http(s) address of the place that has the detail, if this one has not. */
  readonly detailUrl?: string;
  /** GitHub's limit for the place, in UTF-16 units. */
  readonly maxCharacters: number;
  /** The http(s) address of the full report and the log; anything else is ignored. */
  readonly detailsUrl?: string;
  /** The http(s) address of the repository, for links to lines. */
  readonly repositoryUrl?: string;
}

/** Detail levels, tried in order until the text fits; the last resort is counts only. */
const LADDER: readonly Detail[] = [
  { groups: 8, commands: 200, outputLines: 10, everything: true },
  { groups: 8, commands: 200, outputLines: 10, everything: false },
  { groups: 8, commands: 20, outputLines: 5, everything: false },
  { groups: 4, commands: 6, outputLines: 6, everything: false },
  { groups: 2, commands: 4, outputLines: 3, everything: false },
];

/** The first screen begins with this level. */
const SCREEN = 3;

/** The parts of a report that require action, grouped. */
interface MarkdownPage {
  readonly report: GateReport;
  readonly sections: ReportSections;
  readonly dangers: readonly Group<ReportFinding>[];
  readonly blocked: readonly Group<ExplainedCommand>[];
  readonly failed: readonly Group<ExplainedCommand>[];
  readonly waiting: readonly Group<ReportFinding>[];
  readonly findings: readonly Group<ReportFinding>[];
  readonly options: MarkdownOptions;
}

/**
 * Renders the report for a check's summary, a comment, a step summary or a file: the verdict in one line, what
 * requires action, and everything else folded, as far as its part has it. It fits `maxCharacters` and states
 * what is not shown.
 */
export function renderMarkdown(report: GateReport, options: MarkdownOptions): string {
  const sections = reportSections(report);
  const page: MarkdownPage = {
    report,
    sections,
    dangers: groupFindings(sections.dangers),
    blocked: groupCommands(sections.blocked),
    failed: groupCommands(sections.failed),
    waiting: groupFindings(sections.waiting),
    findings: groupFindings([...sections.blast, ...sections.findings]),
    options,
  };
  const { part = 'whole', maxCharacters } = options;
  for (const sectionsOf of renderersOf(part)) {
    const text = join([...opening(page), ...sectionsOf(page)]);
    if (text.length <= maxCharacters) return text;
  }
  return join(opening(page)).split('\n', 1).join('').slice(0, maxCharacters);
}

/** Returns what fills a page below its opening: the first that fits is shown. */
function renderersOf(part: MarkdownPart): readonly ((page: MarkdownPage) => string[])[] {
  if (part === 'table') return [tableSections, counts];
  const levels = part === 'screen' ? LADDER.slice(SCREEN) : LADDER;
  return [...levels.map((detail) => (page: MarkdownPage) => pageSections(page, detail)), counts];
}

/** The table of genes, and where the rest is. */
function tableSections({ report, options }: MarkdownPage): string[] {
  return [...genesTable(report, linkerOf(report, options.repositoryUrl)), ...pagesLine(options)];
}

function join(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`;
}

function opening({ report, sections }: MarkdownPage): string[] {
  const { verdict, words } = headlineOf(report, sections);
  const reportedOnly = isReportedOnly(report);
  const symbol = VERDICT_SYMBOLS[reportedOnly ? 'warn' : (undecidedPart(report) ?? report).verdict];
  const title = `### ${symbol} gene-gate: ${verdict}`;
  const { error } = report;
  return [
    words === '' ? title : `${title} — ${words}`,
    '',
    ...(error ? [...paragraph(error.message), ...paragraph(`Fix: ${error.hint}`)] : []),
    ...(reportedOnly ? [reportedOnlyNote(report), ''] : []),
    ...(report.isolation.untrusted ? [UNTRUSTED_NOTE, ''] : []),
  ];
}

const UNTRUSTED_NOTE =
  'The command results come from a runner that the pull request controls. The audit was repeated on a runner of this repository.';

const LONGEST_ERROR = 2000;

/** Renders the first line of a text as prose and the others, such as lines to copy, as code. */
function paragraph(text: string): string[] {
  const [first = '', ...others] = clip(text, LONGEST_ERROR).trim().split('\n');
  const code = others.length > 0 ? [...markdownFence(terminalLines(others.join('\n'))), ''] : [];
  return [sentence(first), '', ...code];
}

function pageSections(page: MarkdownPage, detail: Detail): string[] {
  const { report, sections, dangers, blocked, failed, waiting, findings, options } = page;
  const { part = 'whole', detailsUrl } = options;
  const links = linkerOf(report, options.repositoryUrl);
  return [
    ...findingsSection('Dangerous', dangers, detail, links),
    ...listSection(machineList(report), links),
    ...genesTable(report, links),
    ...blockedSection(blocked, detail, links),
    ...failedSection(failed, detail, links, detailsUrl),
    ...waitingSection(waiting, detail, links),
    ...findingsSection('Findings', findings, detail, links),
    ...fixSection(report),
    ...listSection(readList(report), links),
    ...leftOut(page, detail),
    ...(part === 'detail' ? [] : agentLine(report, detailsUrl)),
    ...pagesLine(options),
    ...(detail.everything ? everythingSection(report, sections, links) : []),
  ];
}

/** Returns what is not shown on this page, and where to find it. */
function leftOut(
  { dangers, blocked, failed, waiting, findings, options }: MarkdownPage,
  detail: Detail,
): string[] {
  const beyond = (groups: readonly Group<unknown>[]) =>
    groups.slice(detail.groups).reduce((sum, group) => sum + sizeOf(group), 0);
  const parts = [
    [blockedBeyond(blocked, detail), 'blocked command'],
    [beyond(failed), 'failed command'],
    [beyond(waiting), 'pending approval'],
    [beyond(findings) + beyond(dangers), 'finding'],
  ] as const;
  const words = [
    ...parts.filter(([number]) => number > 0).map(([number, noun]) => count(number, noun)),
    ...(detail.everything || options.part === 'screen' ? [] : ['everything that passed']),
  ];
  return words.length === 0 ? [] : [`Not shown: ${words.join(', ')}. ${pointer(options)}`, ''];
}

/** Returns the links to what this page leaves out. */
function pagesLine({ detailsUrl, detailUrl }: MarkdownOptions): string[] {
  const [log, details] = [detailsUrl, detailUrl].map((url) => url && markdownLinkTarget(url));
  const pages = [
    ...(details ? [`[Details](${details})`] : []),
    ...(log
      ? [
          `Full report: \`report.html\` in the [artifacts](${log}#artifacts) of the run`,
          `[Log](${log})`,
        ]
      : []),
  ];
  return pages.length > 0 ? [pages.join(' · '), ''] : [];
}

function pointer({ detailsUrl, detailUrl = detailsUrl }: MarkdownOptions): string {
  const target = detailUrl && markdownLinkTarget(detailUrl);
  return target ? `See the [full report](${target}).` : 'See the JSON report of this run.';
}

const MOST_RULES = 10;

/** Returns the shortest form: the number of findings per rule, and where to find them. */
function counts({ report, options }: MarkdownPage): string[] {
  const counted = report.findings.filter(({ suppressed }) => !suppressed);
  const rules = [...groupBy(counted, ({ rule }) => rule)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return [
    ...rules
      .slice(0, MOST_RULES)
      .map(([rule, { length }]) => `- ${name(rule)}: ${count(length, 'finding')}`),
    ...(rules.length > MOST_RULES
      ? [`- and ${count(rules.length - MOST_RULES, 'other rule')}`]
      : []),
    '',
    `Not shown: everything but these counts. ${pointer(options)}`,
    '',
  ];
}
