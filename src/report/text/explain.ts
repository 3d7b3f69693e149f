import type { Flag, Target, Word } from '../../command/reading.ts';
import type { Span } from '../../model/finding.ts';
import { type Block, rulePage } from '../../rules/documents.ts';
import type { Rule } from '../../rules/rule.ts';
import { terminal } from '../escape.ts';
import type { ExplainedFinding, Explanation } from '../explanation.ts';
import type { ReportScript } from '../gate-report.ts';
import { chop, padRight, wrap } from '../view/columns.ts';
import { COMMAND_TONES, clip, SEVERITY_TONES } from '../view/words.ts';
import { fixRows, LONGEST_SENTENCE, markedCommand } from './findings.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  limited,
  page,
  prose,
  roomOf,
  shortName,
  type TextOptions,
} from './layout.ts';

const MOST_FINDINGS = 8;

/** Renders an explanation for a terminal: the verdicts, the findings, and how the command is parsed. */
export function renderExplanation(explanation: Explanation, options: TextOptions): string {
  const layout = layoutOf(options);
  const { shown, rest } = limited(explanation.findings, MOST_FINDINGS, 'finding', layout);
  return page([
    verdictRows(explanation, layout),
    ...shown.map((finding) => explainedFindingRows(finding, explanation, layout)),
    rest,
    wordRows(explanation, layout),
    invocationRows(explanation, layout),
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

/** UTF-16 units; the whole of a longer command stands above its findings. */
const SHORT = 160;

/** Returns a finding about the command: its span, message and remedy. */
function explainedFindingRows(
  finding: ExplainedFinding,
  { command, profiles }: Explanation,
  layout: Layout,
): string[] {
  const { severity, message, span } = finding;
  const only = finding.profiles.length < Object.keys(profiles).length;
  return [
    ...prose(layout, severity, clip(message, LONGEST_SENTENCE), {
      label: SEVERITY_TONES[severity],
    }),
    ...(span === undefined || showsNothing(command)
      ? []
      : labelled(layout, '', markedCommand(command, [span], layout, { whole: SHORT }))),
    ...(only ? prose(layout, 'only in', `profile ${finding.profiles.join(', ')}`) : []),
    ...fixRows(finding, layout),
  ];
}

/** Returns whether a command is blank, so that carets have nothing to mark. */
function showsNothing(command: string): boolean {
  return /^ *$/.test(command);
}

/** Returns how the program parses its arguments: subcommand, flags, operands, forwarded words. */
function invocationRows({ command, invocation }: Explanation, layout: Layout): string[] {
  if (invocation === null) return prose(layout, 'program', 'not one of the default profile');
  const { program, subcommand, flags, operands, passthrough } = invocation;
  const placed = (word: Word) => placedWord(word, command);
  return [
    ...prose(layout, 'program', program),
    ...(subcommand === null ? [] : prose(layout, 'subcommand', subcommand)),
    ...placedRows('flags', 'flag', flags.map(placedFlag), layout),
    ...placedRows('operands', 'operand', operands.map(placed), layout),
    ...placedRows('passed on', 'word', passthrough.map(placed), layout),
  ];
}

/** Returns the canonical name and value of a flag, and how it was written if that differs. */
function placedFlag({ span, name, written, value }: Flag): Placed {
  const meaning = value === undefined ? name : `${name} = ${value === '' ? '(empty)' : value}`;
  return { span, words: written === name ? meaning : `${meaning}  (written as ${written})` };
}

const MOST_TARGETS = 12;

/** Returns the files, scripts and tools that the command would run, and the tree they are in. */
function targetRows(explanation: Explanation, layout: Layout): string[] {
  const { argv, invocation, outcome, targets, tree, root } = explanation;
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
  const { shown, rest } = limited(targets, MOST_TARGETS, 'target', layout);
  return [
    ...waits,
    ...(targets.length === 0 ? prose(layout, label, 'no file, script or tool found') : []),
    ...shown.flatMap((target, index) =>
      prose(layout, index === 0 ? label : '', clip(targetText(target), 400)),
    ),
    ...rest,
    ...prose(layout, 'looked in', root === undefined ? tree : `${root} of ${tree}`),
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
  const { shown, rest } = limited(scripts, MOST_TARGETS, 'script', layout);
  return [
    ...(scripts.length === 0 ? prose(layout, 'in order', 'no script') : []),
    ...shown.flatMap((script, index) =>
      prose(layout, index === 0 ? 'in order' : '', clip(scriptText(script), 400)),
    ),
    ...rest,
  ];
}

function scriptText({ directory, event, text, shell }: ReportScript): string {
  const place = directory === '' ? '' : ` in ${directory}`;
  if (text === '') return `${event}${place}: there is no such script, or it is empty`;
  return `${event}${place}, ${shell ? 'by a shell' : 'without a shell'}: ${text}`;
}

const MOST_ROWS = 16;
/** Characters of the argv shown without `--verbose`. */
const LONGEST_ARGV = 800;

/** Returns the assignments and words of a command with their columns, and its argv. */
function wordRows(explanation: Explanation, layout: Layout): string[] {
  const { command, words, assignments } = explanation;
  const sets = assignments.map(({ span, name, value }) => ({ span, words: `${name}=${value}` }));
  const argvWords = words.map((word) => placedWord(word, command));
  return [
    ...placedRows('sets', 'assignment', sets, layout),
    ...placedRows('words', 'word', argvWords, layout),
    ...labelled(layout, 'argv', argvLines(explanation, layout)),
  ];
}

/** A part of a command, in words. */
interface Placed {
  readonly span: Span;
  readonly words: string;
}

/**
 * Returns a row for each part of a command, after its columns.
 *
 * @param noun what one of them is
 */
function placedRows(label: string, noun: string, parts: readonly Placed[], layout: Layout) {
  const { shown, rest } = limited(parts, MOST_ROWS, noun, layout);
  const places = shown.map(({ span }) => columnsOf(span));
  const width = Math.max(0, ...places.map(({ length }) => length)) + 2;
  const rows = shown.map(
    ({ words }, index) =>
      layout.paint('quiet', padRight(places[index] ?? '', width)) +
      shortName(words, roomOf(layout) - width),
  );
  return [...labelled(layout, label, rows), ...rest];
}

/** Returns columns counted from 1, end included. */
function columnsOf({ start, end }: Span): string {
  return end - start > 1 ? `${start + 1}-${end}` : `${start + 1}`;
}

/** Returns the value of a word, and how it was written if that differs. */
function placedWord({ text, span }: Word, command: string): Placed {
  const written = command.slice(span.start, span.end);
  const value = text === '' ? '(empty)' : text;
  return { span, words: text === written ? value : `${value}  (written as ${written})` };
}

function argvLines({ argv }: Explanation, layout: Layout): string[] {
  if (argv === null) return wrap('none: the command is ambiguous', roomOf(layout));
  const text = terminal(`[${argv.map((word) => JSON.stringify(word)).join(', ')}]`);
  return chop(layout.verbose ? text : clip(text, LONGEST_ARGV), roomOf(layout));
}

/** Renders the page of a rule for a terminal; only examples may be wider than `columns`. */
export function renderRule(rule: Rule, columns: number): string {
  return `${rulePage(rule)
    .map((block) => renderBlock(block, columns))
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

function renderBlock({ kind, text }: Block, columns: number): string {
  switch (kind) {
    case 'title':
      return text;
    case 'heading':
      return `${text}:`;
    case 'paragraph':
      return wrap(text.replace(/\s+/g, ' '), columns).join('\n');
    case 'code':
      return text.replace(/^(?=.)/gm, '    ');
  }
}
