import type { Flag, Target } from '../../command/reading.ts';
import type { Rule } from '../../rules/rule.ts';
import { terminal } from '../escape.ts';
import type { ExplainedFinding, Explanation } from '../explanation.ts';
import type { ReportScript } from '../gate-report.ts';
import { type Block, rulePage } from '../rule-pages/documents.ts';
import { chop, padRight, wrap } from '../view/columns.ts';
import type { Note } from '../view/row.ts';
import { COMMAND_TONES, clip, SEVERITY_TONES } from '../view/words.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  limited,
  page,
  prose,
  type Reader,
  roomOf,
  startedAs,
  type TextOptions,
} from './layout.ts';
import { markedCommand, rowLines } from './rows.ts';

const MOST_FINDINGS = 8;

/** Renders an explanation for a terminal: the verdicts, the findings, and how the command is parsed. */
export function renderExplanation(explanation: Explanation, options: TextOptions): string {
  const layout = layoutOf(options);
  const { shown, rest } = limited(explanation.findings, MOST_FINDINGS, 'finding', layout);
  return page([
    verdictRows(explanation, layout),
    ...shown.map((finding) => explainedFindingRows(finding, explanation, layout)),
    rest,
    readingRows(explanation, layout),
    targetRows(explanation, layout),
    scriptRows(explanation, layout),
  ]);
}

function verdictRows({ command, profiles }: Explanation, layout: Layout): string[] {
  const lines = showsNothing(command)
    ? [layout.paint('strong', '(blank)')]
    : markedCommand(command, [], layout);
  return [
    ...labelled(layout, 'command', lines),
    ...Object.entries(profiles).flatMap(([name, verdict]) =>
      prose(layout, verdict, `profile ${name}`, { label: COMMAND_TONES[verdict] }),
    ),
  ];
}

/** Returns a finding about the command, with the profiles that report it if not all do. */
function explainedFindingRows(
  finding: ExplainedFinding,
  { command, profiles }: Explanation,
  layout: Layout,
): string[] {
  const { severity, message, span, remedy, rule } = finding;
  const only = finding.profiles.length < Object.keys(profiles).length;
  const marked = span === undefined || showsNothing(command) ? {} : { command, spans: [span] };
  const notes: Note[] = [
    ...(only ? [{ label: 'only in', text: `profile ${finding.profiles.join(', ')}` }] : []),
    { label: 'fix', text: remedy, tone: 'good' },
  ];
  const row = { status: severity, tone: SEVERITY_TONES[severity], words: message, ...marked };
  return rowLines({ ...row, notes, rule }, layout);
}

/** Returns whether a command is blank, so that carets have nothing to mark. */
function showsNothing(command: string): boolean {
  return /^ *$/.test(command);
}

const LONGEST_LIST = 800;

/** Returns the argv, and how the program parses it: subcommand, flags, operands, forwarded words. */
function readingRows({ argv, assignments, invocation }: Explanation, layout: Layout): string[] {
  const row = (label: string, words: readonly string[]) => {
    const text = words.map((word) => (word === '' ? '(empty)' : word)).join(', ');
    const shown = layout.verbose ? text : clip(text, LONGEST_LIST);
    return words.length === 0 ? [] : labelled(layout, label, chop(terminal(shown), roomOf(layout)));
  };
  const { program, subcommand, flags = [], operands = [], passthrough = [] } = invocation ?? {};
  const sets = assignments.map(({ name, value }) => `${name}=${value}`);
  const words = argv?.map((word) => JSON.stringify(word)).join(', ');
  const rows: readonly (readonly [label: string, words: readonly string[]])[] = [
    ['sets', sets],
    ['argv', [words === undefined ? 'none: the command is ambiguous' : `[${words}]`]],
    ['program', [program ?? 'not one of the default profile']],
    ['subcommand', subcommand ? [subcommand] : []],
    ['flags', flags.map(flagText)],
    ['operands', operands.map(({ text }) => text)],
    ['passed on', passthrough.map(({ text }) => text)],
  ];
  return rows.flatMap((each) => row(...each));
}

/** Returns the canonical name and value of a flag, and how it was written if that differs. */
function flagText({ name, written, value }: Flag): string {
  const meaning = value === undefined ? name : `${name} = ${value === '' ? '(empty)' : value}`;
  return written === name ? meaning : `${meaning} (written as ${written})`;
}

const MOST_TARGETS = 12;

/** Returns the files, scripts and tools that the command would run, and the tree they are in. */
function targetRows(explanation: Explanation, layout: Layout): string[] {
  const { argv, invocation, outcome, targets, tree, root, checkout_as } = explanation;
  const [program] = argv ?? [];
  if (program === undefined) return prose(layout, 'would run', 'nothing');
  const waits = outcome === 'needs_approval' ? prose(layout, 'waits', 'needs approval') : [];
  const label = outcome === 'blocked' ? 'leads to' : 'would run';
  if (invocation === null) {
    const what = outcome === 'blocked' ? 'nothing' : `program ${program}`;
    return [...waits, ...prose(layout, 'would run', what)];
  }
  if (tree === null) {
    return [...waits, ...prose(layout, label, 'unknown without a repository; use --repo DIR')];
  }
  return [
    ...waits,
    ...listed(label, targets.map(targetText), 'file, script or tool', layout),
    ...prose(
      layout,
      'looked in',
      checkout_as === undefined
        ? [root, tree].filter(Boolean).join(' of ')
        : `the directory above ${tree}, which is ${checkout_as} there`,
    ),
  ];
}

/** Returns one row for each text, the first one beside the label. */
function listed(label: string, texts: readonly string[], noun: string, layout: Layout): string[] {
  const { shown, rest } = limited(texts, MOST_TARGETS, noun, layout);
  if (shown.length === 0) return prose(layout, label, `no ${noun}`);
  return [
    ...shown.flatMap((text, index) => prose(layout, index === 0 ? label : '', clip(text, 400))),
    ...rest,
  ];
}

function targetText({ kind, name, path, script, via }: Target): string {
  const from = via === undefined ? '' : `  (from ${via})`;
  switch (kind) {
    case 'file':
      return `file ${path ?? name}${from}`;
    case 'npm_script':
      return `script ${name}: ${script ?? ''}${from}`;
    case 'package_binary':
      return `tool ${name}${path === undefined ? '' : `: ${path}`}${from}`;
  }
}

/** Returns the scripts in the order in which they run, and how each of them starts. */
function scriptRows({ argv, scripts }: Explanation, layout: Layout): string[] {
  if (argv === null || scripts === null) return [];
  return listed('in order', scripts.map(scriptText), 'script', layout);
}

function scriptText({ directory, event, text, shell }: ReportScript): string {
  const place = directory === '' ? '' : ` in ${directory}`;
  if (text === '') return `${event}${place}: there is no such script, or it is empty`;
  return `${event}${place}, ${shell ? 'by a shell' : 'without a shell'}: ${text}`;
}

/** Renders the page of a rule for a terminal; only examples may be wider than `columns`. */
export function renderRule(rule: Rule, reader: Reader): string {
  return `${rulePage(rule)
    .map((block) => renderBlock(block, reader))
    .join('\n\n')}\n`;
}

/** Renders rules by topic, with what each finds. */
export function renderRuleList(
  topics: ReadonlyMap<string, readonly Rule[]>,
  { columns }: Pick<TextOptions, 'columns'>,
): string {
  const room = Math.max(...[...topics.values()].flat().map(({ id }) => id.length)) + 4;
  const lines = [...topics].map(([topic, rules]) => [
    `${topic}:`,
    ...rules.flatMap(({ id, title }) =>
      wrap(title, columns - room).map(
        (line, at) => padRight(at === 0 ? `  ${id}` : '', room) + line,
      ),
    ),
  ]);
  return `${lines.map((each) => each.join('\n')).join('\n\n')}\n`;
}

function renderBlock({ kind, text }: Block, reader: Reader): string {
  switch (kind) {
    case 'title':
      return text;
    case 'heading':
      return `${text}:`;
    case 'paragraph':
      return wrap(startedAs(reader, text.replace(/\s+/g, ' ')), reader.columns).join('\n');
    case 'code':
      return text.replace(/^(?=.)/gm, '    ');
  }
}
