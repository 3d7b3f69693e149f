import type { Flag, Target } from '../../../command/reading.ts';
import type { ExplainedFinding, Explanation } from '../../explanation.ts';
import { excerpt } from '../../view/excerpt.ts';
import { COMMAND_TONES, SEVERITY_TONES } from '../../view/tones.ts';
import { clip } from '../../view/words.ts';
import { insteadRows, LONGEST_SENTENCE } from '../commands.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  limited,
  page,
  prose,
  roomOf,
  type TextOptions,
} from '../layout.ts';
import { placedRows, wordRows, wordText } from './words.ts';

const MOST_FINDINGS = 8;

/** An explanation for a terminal: the verdicts, why, and step by step what the command means. */
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
  ]);
}

function verdictRows({ command, profiles }: Explanation, layout: Layout): string[] {
  const { line } = excerpt(command, undefined, roomOf(layout));
  return [
    ...labelled(layout, 'command', [
      layout.paint('strong', showsNothing(command) ? '(blank)' : line),
    ]),
    ...Object.entries(profiles).flatMap(([name, verdict]) =>
      prose(layout, verdict, `by the profile ${name}`, { label: COMMAND_TONES[verdict] }),
    ),
  ];
}

/** What one rule says about the command: where, why, and what to write instead. */
function explainedFindingRows(
  finding: ExplainedFinding,
  { command, profiles }: Explanation,
  layout: Layout,
): string[] {
  const { severity, message, span } = finding;
  const { line, marks } = excerpt(command, span, roomOf(layout));
  const only = finding.profiles.length < Object.keys(profiles).length;
  return [
    ...prose(layout, severity, clip(message, LONGEST_SENTENCE), {
      label: SEVERITY_TONES[severity],
    }),
    ...(marks === undefined || showsNothing(command)
      ? []
      : labelled(layout, '', [line, layout.paint('bad', marks)])),
    ...(only ? prose(layout, 'only for', `the profile ${finding.profiles.join(', ')}`) : []),
    ...insteadRows(finding, layout),
  ];
}

/** True for a command in which carets would have nothing to point at. */
function showsNothing(command: string): boolean {
  return /^ *$/.test(command);
}

/** What the program makes of the words: subcommand, flags, operands, and what it only passes on. */
function invocationRows({ command, invocation }: Explanation, layout: Layout): string[] {
  if (invocation === null) return prose(layout, 'program', 'none that may run');
  const { program, subcommand, flags, operands, passthrough } = invocation;
  const text = (word: (typeof operands)[number]) => wordText(word, command);
  return [
    ...prose(layout, 'program', program),
    ...(subcommand === null ? [] : prose(layout, 'subcommand', subcommand)),
    ...placedRows('flags', 'flag', flags, flagText, layout),
    ...placedRows('operands', 'operand', operands, text, layout),
    ...placedRows('passed on', 'word', passthrough, text, layout),
  ];
}

/** The canonical name, the value, and how the flag was written where that differs. */
function flagText({ name, written, value }: Flag): string {
  const meaning = value === undefined ? name : `${name} with ${value === '' ? '(empty)' : value}`;
  return written === name ? meaning : `${meaning}  written ${written}`;
}

const MOST_TARGETS = 12;

/** What the command would really run, and in which files that was looked up. */
function targetRows(explanation: Explanation, layout: Layout): string[] {
  const { argv, invocation, targets, tree } = explanation;
  if (argv === null || invocation === null) return prose(layout, 'would run', 'nothing');
  if (tree === null) {
    return prose(layout, 'would run', 'not looked up without a folder; --repo DIR names one');
  }
  const { shown, rest } = limited(targets, MOST_TARGETS, 'target', layout);
  return [
    ...(targets.length === 0
      ? prose(layout, 'would run', 'no file, script or tool was found')
      : []),
    ...shown.flatMap((target, index) =>
      prose(layout, index === 0 ? 'would run' : '', clip(targetText(target), 400)),
    ),
    ...rest,
    ...prose(layout, 'looked in', tree),
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
