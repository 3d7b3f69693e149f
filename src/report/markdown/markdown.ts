import { AGENT_TASK_FILE, agentTask } from '../agent/task-of-report.ts';
import { markdownCode, markdownFence, markdownLinkTarget, terminalLines } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { countedWords } from '../view/blast-radius.ts';
import { environmentList } from '../view/environment.ts';
import { blockedRows, failedRows, findingRows } from '../view/finding-rows.ts';
import { fixList, withoutFixCommand } from '../view/fix.ts';
import { geneList } from '../view/genes.ts';
import {
  headlineOf,
  isReportedOnly,
  reportedOnlyNote,
  undecidedPart,
  VERDICT_SYMBOLS,
} from '../view/headline.ts';
import { type ReportSections, reportSections } from '../view/report-sections.ts';
import type { Row, RowList } from '../view/row.ts';
import { claimList, machineList, readList, uncountedList } from '../view/rows.ts';
import { clip, clipCounted, count } from '../view/words.ts';
import { genesTable } from './genes-table.ts';
import { type Linker, linked, linkerOf, name, sentence } from './prose.ts';
import { beyond, listSection, type Room, rowItem } from './rows.ts';

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

/** How much of a report is shown. */
interface Detail {
  /** Entries of each section; blocked commands have their own limit. */
  readonly most: number;
  readonly blocked: number;
  /** Lines of a failed command's output. */
  readonly outputLines: number;
  /** Whether a fold lists everything. */
  readonly everything: boolean;
}

/** Detail levels, tried in order until the text fits; the last resort is the headline. */
const LADDER: readonly Detail[] = [
  { most: 8, blocked: 200, outputLines: 10, everything: true },
  { most: 8, blocked: 200, outputLines: 10, everything: false },
  { most: 8, blocked: 20, outputLines: 5, everything: false },
  { most: 4, blocked: 6, outputLines: 6, everything: false },
  { most: 2, blocked: 4, outputLines: 3, everything: false },
];

/** The first screen begins with this level. */
const SCREEN = 3;

/**
 * Renders the report for a check's summary, a comment, a step summary or a file: the verdict in one line, what
 * requires action, and everything else folded, as far as its part has it. It fits `maxCharacters` and states
 * what is not shown.
 */
export function renderMarkdown(report: GateReport, options: MarkdownOptions): string {
  const sections = reportSections(report);
  const start = opening(report, sections);
  const { part = 'whole', maxCharacters, repositoryUrl } = options;
  const levels = part === 'screen' ? LADDER.slice(SCREEN) : LADDER;
  const bodies: readonly (() => string[])[] = [
    ...(part === 'table'
      ? [() => [...genesTable(report, linkerOf(report, repositoryUrl)), ...pagesLine(options)]]
      : levels.map((detail) => () => pageSections(report, sections, detail, options))),
    () => [`Not shown: everything but this line. ${pointer(options)}`],
  ];
  for (const body of bodies) {
    const text = join([...start, ...body()]);
    if (text.length <= maxCharacters) return text;
  }
  return join(start).split('\n', 1).join('').slice(0, maxCharacters);
}

function join(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`;
}

function opening(report: GateReport, sections: ReportSections): string[] {
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

/** Of many blocked commands, the first ones are explained, and the others are items. */
const EXPLAINED = 2;
/** Items of a section that are not folded, and none of those that are dangerous. */
const UNFOLDED = { findings: 4, blocked: 20 } as const;
const MOST_ROWS = 12;

function pageSections(
  report: GateReport,
  sections: ReportSections,
  detail: Detail,
  options: MarkdownOptions,
): string[] {
  const { part = 'whole', detailsUrl } = options;
  const links = linkerOf(report, options.repositoryUrl);
  const { most } = detail;
  const { dangers, blocked, failed, waiting, findings } = sections;
  const output = { most: detail.outputLines };
  const list = (id: string, title: string, noun: string, rows: readonly Row[]): RowList => {
    return { id, title, label: '', noun, rows: withoutFixCommand(rows) };
  };
  const shown: readonly (readonly [list: RowList, room: Room & { readonly most: number }])[] = [
    [list('dangers', 'Dangerous', 'finding', findingRows(dangers)), { most }],
    [machineList(report), { most: MOST_ROWS }],
    [
      list('blocked', 'Blocked', 'blocked command', blockedRows(blocked)),
      { most: detail.blocked, full: EXPLAINED, unfolded: UNFOLDED.blocked },
    ],
    [
      list('failed', 'Failed', 'failed command', failedRows(failed, output)),
      { most, full: EXPLAINED },
    ],
    [list('waiting', 'Approval required', 'finding', findingRows(waiting)), { most }],
    [
      list('findings', 'Findings', 'finding', findingRows(findings)),
      { most, unfolded: UNFOLDED.findings },
    ],
    [fixList(report), { most, full: 1 }],
    [readList(report), { most: MOST_ROWS }],
  ];
  const texts = shown.map(([list, room]) => listSection(list, links, room));
  const beyonds = shown.flatMap(([{ noun, rows }, room]) => {
    const number = beyond(rows, room.most);
    return number > 0 ? [count(number, noun)] : [];
  });
  return [
    ...texts.slice(0, 2).flat(),
    ...genesTable(report, links),
    ...texts.slice(2).flat(),
    ...leftOut(beyonds, detail, options),
    ...(part === 'detail' ? [] : agentLine(report, detailsUrl)),
    ...pagesLine(options),
    ...(detail.everything ? everythingSection(report, sections, links) : []),
  ];
}

/** Returns what is not shown on this page, and where to find it. */
function leftOut(
  beyonds: readonly string[],
  { everything }: Detail,
  options: MarkdownOptions,
): string[] {
  const passed = everything || options.part === 'screen' ? [] : ['everything that passed'];
  const words = [...beyonds, ...passed];
  return words.length === 0 ? [] : [`Not shown: ${words.join(', ')}. ${pointer(options)}`, ''];
}

/** Returns who acts next, and where the agent that wrote the change finds its task; nothing if nobody has to. */
function agentLine(report: GateReport, detailsUrl: string | undefined): string[] {
  const { next_actor, edits, todo, human } = agentTask(report);
  if (next_actor === 'done') return [];
  const where = linked('artifacts', detailsUrl && `${detailsUrl}#artifacts`);
  const parts = [
    `\`next_actor: ${next_actor}\``,
    ...(edits.length > 0 ? [count(edits.length, 'edit')] : []),
    ...(todo.length > 0 ? [`${todo.length} to do`] : []),
    ...(human.length > 0 ? [`${human.length} for a person`] : []),
  ];
  return [
    `For agents: ${parts.join(', ')}. The task${edits.length > 0 ? ', with its diff,' : ''} is \`${AGENT_TASK_FILE}\` in the ${where} of the run.`,
    '',
  ];
}

const MOST_ITEMS = 200;

/** Returns the fold with all genes and commands, Capsules and events, and the commits, policy and isolation. */
function everythingSection(report: GateReport, sections: ReportSections, links: Linker): string[] {
  const { genes } = report;
  const lists = [claimList(report), uncountedList(report)];
  const items = [
    ...geneList(report, sections).rows.flatMap(geneItems),
    ...lists.flatMap(({ rows }) => rows.map((row) => rowItem(row, links))),
    ...(report.blast_radius ? [`- Size: ${countedWords(report)}`] : []),
    ...withoutFixCommand(findingRows([...sections.notices, ...sections.suppressed], true)).map(
      (row) => rowItem(row, links),
    ),
  ];
  const more = items.length - MOST_ITEMS;
  const commands = genes.flatMap((gene) => gene.commands).length;
  const counted =
    genes.length > 0 ? `${count(genes.length, 'gene')}, ${count(commands, 'command')}, ` : '';
  const facts = environmentList(report).rows.flatMap(({ notes }) => notes);
  return [
    `<details><summary>Details: ${counted}commits, policy, isolation</summary>`,
    '',
    ...items.slice(0, MOST_ITEMS),
    ...(more > 0 ? [`- ${more} more not shown`] : []),
    ...facts.flatMap(({ label, text, isMinor }) =>
      isMinor ? [] : [`- ${label}: ${sentence(text)}`],
    ),
    '',
    '</details>',
    '',
  ];
}

/** Returns the item of a gene, and one below it for each of its remarks and commands. */
function geneItems({ name: id = '', word, status, words, notes, rows = [] }: Row): string[] {
  const commands = rows.filter(({ command }) => command !== undefined);
  return [
    `- ${name(id)} ${word}, ${status}: ${words}`,
    ...notes.map(({ text }) => `  - ${sentence(text)}`),
    ...commands.map(({ command = '', status: result, words: facts }) => {
      const said = sentence([result, facts].filter(Boolean).join(', '));
      return `  - ${markdownCode(clipCounted(command, LONGEST_COMMAND))} ${said}`;
    }),
  ];
}

const LONGEST_COMMAND = 200;

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
