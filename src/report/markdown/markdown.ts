import { groupBy } from '../../ground/group-by.ts';
import { agentTask, fittingTask } from '../agent/task-of-report.ts';
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
import { clip, count } from '../view/words.ts';
import { agentFilesSection } from './agent-files.ts';
import { blockedBeyond, blockedSection, failedSection } from './command-sections.ts';
import { everythingSection } from './everything.ts';
import { findingsSection, genesTable, waitingSection } from './genes-and-findings.ts';
import { type Detail, linkerOf, name, sentence } from './prose.ts';
import { readSection } from './read-files.ts';

export interface MarkdownOptions {
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
  { groups: 2, commands: 4, outputLines: 3, everything: false },
];

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
 * Renders the report for a check's summary, a comment and a step summary: the verdict in one line, what
 * requires action, everything else folded, and the task of the agent folded. It fits `maxCharacters` and
 * states what is not shown.
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
  const room = roomForPeople(report, options.maxCharacters);
  for (const detail of LADDER) {
    const text = join([...opening(page), ...pageSections(page, detail)]);
    if (text.length <= room) {
      return text + agentSection(report, options.maxCharacters - text.length);
    }
  }
  const text = join([...opening(page), ...counts(page)]);
  return text.length <= options.maxCharacters
    ? text + agentSection(report, options.maxCharacters - text.length)
    : text.slice(0, text.indexOf('\n')).slice(0, options.maxCharacters);
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
  const links = linkerOf(report, options.repositoryUrl);
  return [
    ...findingsSection('Dangerous', dangers, detail, links),
    ...agentFilesSection(report, links),
    ...genesTable(report, links),
    ...blockedSection(blocked, detail, links),
    ...failedSection(failed, detail, links, options.detailsUrl),
    ...waitingSection(waiting, detail, links),
    ...findingsSection('Findings', findings, detail, links),
    ...readSection(report, links),
    ...leftOut(page, detail),
    ...fullReport(options),
    ...everythingSection(report, sections, detail),
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
    ...(detail.everything ? [] : ['everything that passed']),
  ];
  return words.length === 0 ? [] : [`Not shown: ${words.join(', ')}. ${pointer(options)}`, ''];
}

function fullReport({ detailsUrl }: MarkdownOptions): string[] {
  const target = detailsUrl && markdownLinkTarget(detailsUrl);
  return target
    ? [
        `Full report: \`report.html\` in the [artifacts](${target}#artifacts) of the run · [Log](${target})`,
        '',
      ]
    : [];
}

function pointer({ detailsUrl }: MarkdownOptions): string {
  const target = detailsUrl && markdownLinkTarget(detailsUrl);
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

/** What is left for the task on a page that is full, in UTF-16 units: about ten findings. */
const RESERVED = 6_000;

/** Longer tasks are read from their file. */
const LONGEST = 20_000;

/** Returns how much of a page the people's part may fill. */
function roomForPeople({ next_actor }: GateReport, maxCharacters: number): number {
  return next_actor === 'done' || maxCharacters < 3 * RESERVED
    ? maxCharacters
    : maxCharacters - RESERVED;
}

/**
 * Returns the fold for the agent that wrote the change, with as much of its task as fits; empty if
 * nothing is left to do.
 *
 * @param room limit of the result in UTF-16 units
 */
function agentSection(report: GateReport, room: number): string {
  const task = agentTask(report);
  if (task.next_actor === 'done') return '';
  const { edits, todo, human } = task;
  const summary = `For agents: ${count(edits.length, 'edit')}, ${todo.length} to do, ${human.length} for a person`;
  const opening = `\n<details><summary>${summary}</summary>\n\n`;
  const end = '\n\n</details>\n';
  const limit = Math.min(room, LONGEST) - opening.length - end.length - 2 * FENCE;
  const json = fittingTask(task, limit);
  if (json === undefined) return '';
  const lines = markdownFence(json.trimEnd().split('\n'), 'json').join('\n');
  const text = `${opening}${lines}${end}`;
  return text.length <= room ? text : '';
}

/** A fence with its language and line break. */
const FENCE = 16;
