import type { CommandAnswer, FileAnswer } from '../audit-answer.ts';
import { reasonsOf } from '../view/finding.ts';
import { groupFindings } from '../view/report-sections.ts';
import { COMMAND_TONES } from '../view/tones.ts';
import { count } from '../view/words.ts';
import { explanation, markedCommand } from './commands.ts';
import { findingRows } from './findings.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  prose,
  roomOf,
  shortName,
  type TextOptions,
} from './layout.ts';

/**
 * Returns the blocks of rows of the answer of `audit --commands` for a terminal: warned and blocked commands,
 * and totals.
 */
export function* commandAnswerBlocks(
  answers: readonly CommandAnswer[],
  options: TextOptions,
): Generator<string[]> {
  const layout = layoutOf(options);
  yield* commandBlocks(answers, layout);
  yield countRows(answers, [], layout);
}

/** Returns the blocks of rows of the answer of `audit FILE…` for a terminal, by file. */
export function* fileAnswerBlocks(
  files: readonly FileAnswer[],
  options: TextOptions,
): Generator<string[]> {
  const layout = layoutOf(options);
  for (const file of files) yield* fileBlocks(file, layout);
  const assets = files.flatMap((file) => file.assets);
  const commands = assets.flatMap((asset) => asset.commands);
  yield countRows(commands, [count(files.length, 'file'), count(assets.length, 'asset')], layout);
}

function* fileBlocks({ path, assets, findings }: FileAnswer, layout: Layout): Generator<string[]> {
  const others = findings.filter(({ subject }) => subject?.command === undefined);
  const shown = layout.verbose ? others : others.filter(({ severity }) => severity !== 'notice');
  const groups = groupFindings(shown);
  const commands = assets
    .flatMap((asset) => asset.commands)
    .filter((each) => isShown(each, layout));
  const title = layout.paint('strong', shortName(path, roomOf(layout)));
  const isFine = commands.length === 0 && groups.length === 0;
  const summary = isFine ? [layout.paint('quiet', 'no problems found')] : [];
  yield labelled(layout, 'file', [title, ...summary]);
  yield* commandBlocks(commands, layout);
  for (const group of groups) yield findingRows(group, layout);
}

function* commandBlocks(answers: readonly CommandAnswer[], layout: Layout): Generator<string[]> {
  for (const answer of answers) if (isShown(answer, layout)) yield commandRows(answer, layout);
}

function isShown({ verdict }: CommandAnswer, { verbose }: Layout): boolean {
  return verbose || verdict !== 'allow';
}

function commandRows({ command, verdict, findings }: CommandAnswer, layout: Layout): string[] {
  const { main, further } = reasonsOf(findings.filter(({ severity }) => severity !== 'notice'));
  return [
    ...labelled(
      layout,
      verdict,
      markedCommand(command, main?.span ? [main.span] : [], layout, {
        tone: COMMAND_TONES[verdict],
      }),
      COMMAND_TONES[verdict],
    ),
    ...(main ? explanation(main, layout) : []),
    ...further.flatMap(({ message, rule }) => prose(layout, 'also', `${message} (${rule})`)),
  ];
}

function countRows(
  answers: readonly CommandAnswer[],
  first: readonly string[],
  layout: Layout,
): string[] {
  const of = (wanted: CommandAnswer['verdict']) =>
    answers.filter(({ verdict }) => verdict === wanted).length;
  const words = [
    ...first,
    count(answers.length, 'command'),
    `${of('allow')} allowed`,
    ...(of('warn') > 0 ? [`${of('warn')} allowed with a warning`] : []),
    ...(of('block') > 0 ? [`${of('block')} blocked`] : []),
  ];
  return prose(layout, 'total', words.join(', '));
}
