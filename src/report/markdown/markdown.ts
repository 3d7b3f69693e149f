import type { Verdict } from '../../model/verdict.ts';
import { markdownFence, markdownLinkTarget, terminalLines } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { type Group, groupBy } from '../view/group.ts';
import { headline, VERDICT_WORDS } from '../view/headline.ts';
import {
  type ExplainedCommand,
  groupCommands,
  groupFindings,
  type ReportSections,
  reportSections,
} from '../view/report-sections.ts';
import { clip, count } from '../view/words.ts';
import { blockedSection, failedSection } from './commands.ts';
import { everythingSection } from './everything.ts';
import { blastRadiusSection, findingsSection, waitingSection } from './findings.ts';
import { genesSection, isListed, selectionSection } from './genes.ts';
import { type Detail, name, sentence } from './prose.ts';

export interface MarkdownOptions {
  /** GitHub's limit for the place, in UTF-16 units. */
  readonly maxCharacters: number;
  /** The http(s) address of the full report; anything else is ignored. */
  readonly detailsUrl?: string;
}

/** Shown in addition to the words. */
const SYMBOLS: Record<Verdict, string> = {
  pass: '✅',
  warn: '⚠️',
  fail: '❌',
  error: '❌',
  needs_approval: '✋',
};

/** Detail levels, tried in order until the text fits; the last resort is counts only. */
const LADDER: readonly Detail[] = [
  { groups: 8, outputLines: 10, everything: true },
  { groups: 8, outputLines: 10, everything: false },
  { groups: 2, outputLines: 3, everything: false },
];

/** The parts of a report that require action, grouped. */
interface MarkdownPage {
  readonly report: GateReport;
  readonly sections: ReportSections;
  readonly blocked: readonly Group<ExplainedCommand>[];
  readonly failed: readonly Group<ExplainedCommand>[];
  readonly waiting: readonly Group<ReportFinding>[];
  readonly findings: readonly Group<ReportFinding>[];
  readonly options: MarkdownOptions;
}

/**
 * Renders the report for a check's summary, a comment and a step summary: the verdict in one line, what
 * requires action, and everything else folded. It fits `maxCharacters` and states what is not shown.
 */
export function renderMarkdown(report: GateReport, options: MarkdownOptions): string {
  const sections = reportSections(report);
  const page: MarkdownPage = {
    report,
    sections,
    blocked: groupCommands(sections.blocked),
    failed: groupCommands(sections.failed),
    waiting: groupFindings(sections.waiting),
    findings: groupFindings(sections.findings),
    options,
  };
  for (const detail of LADDER) {
    const text = join([...opening(page), ...pageSections(page, detail)]);
    if (text.length <= options.maxCharacters) return text;
  }
  const text = join([...opening(page), ...counts(page)]);
  return text.length <= options.maxCharacters
    ? text
    : text.slice(0, text.indexOf('\n')).slice(0, options.maxCharacters);
}

function join(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`;
}

function opening({ report, sections }: MarkdownPage): string[] {
  const words = headline(report, sections);
  const title = `### ${SYMBOLS[report.verdict]} gene-gate: ${VERDICT_WORDS[report.verdict]}`;
  const { error } = report;
  return [
    words === '' ? title : `${title} — ${words}`,
    '',
    ...(error ? [...paragraph(error.message), ...paragraph(`Fix: ${error.hint}`)] : []),
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
  const { report, sections, blocked, failed, waiting, findings, options } = page;
  const listed = report.genes.filter(isListed);
  return [
    ...blockedSection(blocked, detail),
    ...failedSection(failed, detail),
    ...waitingSection(waiting, detail),
    ...findingsSection(findings, detail),
    ...blastRadiusSection(report, sections, detail),
    ...genesSection(listed, detail),
    ...selectionSection(report, detail),
    ...leftOut(page, detail, listed.length),
    ...everythingSection(report, sections, detail, options.detailsUrl),
  ];
}

/** Returns what is not shown on this page, and where to find it. */
function leftOut(
  { blocked, failed, waiting, findings, options }: MarkdownPage,
  detail: Detail,
  listed: number,
): string[] {
  const beyond = (groups: readonly Group<unknown>[]) =>
    groups.slice(detail.groups).reduce((sum, { others }) => sum + 1 + others.length, 0);
  const parts = [
    [beyond(blocked), 'blocked command'],
    [beyond(failed), 'failed command'],
    [beyond(waiting), 'pending approval'],
    [beyond(findings), 'finding'],
    [detail.everything ? 0 : Math.max(0, listed - detail.groups), 'gene'],
  ] as const;
  const words = [
    ...parts.filter(([number]) => number > 0).map(([number, noun]) => count(number, noun)),
    ...(detail.everything ? [] : ['everything that passed']),
  ];
  return words.length === 0 ? [] : [`Not shown: ${words.join(', ')}. ${pointer(options)}`, ''];
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
