import type { AgentFileAnswer, CommandAnswer, FileAnswer } from '../audit-answer.ts';
import { spansOf } from '../view/finding.ts';
import { findingRows, reasonNotes } from '../view/finding-rows.ts';
import { hubAnswer, QUESTION } from '../view/hub.ts';
import type { Row } from '../view/row.ts';
import { isTold, machineList } from '../view/rows.ts';
import { COMMAND_TONES, count } from '../view/words.ts';
import {
  type Layout,
  labelled,
  layoutOf,
  page,
  prose,
  roomOf,
  shortName,
  type TextOptions,
} from './layout.ts';
import { listRows, markedCommand, rowLines } from './rows.ts';

/** Renders the answer of `audit --commands` for a terminal: warned and blocked commands, and totals. */
export function renderCommandAnswers(
  answers: readonly CommandAnswer[],
  options: TextOptions,
): string {
  const layout = layoutOf(options);
  return page([...commandBlocks(answers, layout), countRows(answers, [], layout)]);
}

/** Renders the answer of `audit FILE…` for a terminal, by file. */
export function renderFileAnswers(
  answers: readonly (FileAnswer | AgentFileAnswer)[],
  options: TextOptions,
): string {
  const layout = layoutOf(options);
  const files = answers.filter((each) => 'assets' in each);
  const agentFiles = answers.filter((each) => 'entries' in each);
  const assets = files.flatMap((file) => file.assets);
  const commands = assets.flatMap((asset) => asset.commands);
  const unlisted = files.reduce((sum, { assets_not_listed: left = 0 }) => sum + left, 0);
  const counts = [count(files.length, 'file'), count(assets.length + unlisted, 'asset')];
  return page([
    ...files.flatMap((file) => fileBlocks(file, layout)),
    ...agentFiles.flatMap((file) => agentFileBlocks(file, layout)),
    ...(files.length > 0 ? [countRows(commands, counts, layout, hubCounts(assets))] : []),
  ]);
}

function agentFileBlocks(file: AgentFileAnswer, layout: Layout): string[][] {
  const { path, tool, approval, specification, findings } = file;
  const title = layout.paint('strong', shortName(path, roomOf(layout)));
  return [
    labelled(layout, 'file', [title]),
    prose(layout, 'read by', `${tool}, which ${approval}; see ${specification}`),
    // The line above says who is asked.
    listRows({ ...machineList({ agent_files: [file], findings }), note: '' }, layout),
    ...findingRows(findings.filter((each) => !isTold(each))).map((row) => rowLines(row, layout)),
  ];
}

function fileBlocks({ path, assets, findings }: FileAnswer, layout: Layout): string[][] {
  const others = findings.filter(({ subject }) => subject?.command === undefined);
  const shown = layout.verbose ? others : others.filter(({ severity }) => severity !== 'notice');
  const rows = findingRows(shown);
  const blocks = commandBlocks(
    assets.flatMap((asset) => asset.commands),
    layout,
  );
  const title = layout.paint('strong', shortName(path, roomOf(layout)));
  const ofHub = hubRows(assets, layout);
  const isFine = blocks.length + rows.length + ofHub.length === 0;
  const summary = isFine ? [layout.paint('quiet', 'no problems found')] : [];
  return [
    labelled(layout, 'file', [title, ...summary]),
    ...blocks,
    ...rows.map((row) => rowLines(row, layout)),
    ofHub,
  ];
}

/** Returns the genes that an engine of the policy refuses, if nothing else is said about their commands, or all. */
function hubRows(assets: FileAnswer['assets'], layout: Layout): string[] {
  const rows = assets.flatMap(({ id, profiles = {}, commands }): Row[] => {
    const hub = hubAnswer(profiles);
    const isTold = hub?.taken || commands.some(({ verdict }) => verdict === 'block');
    if (hub === undefined || (isTold && !layout.verbose)) return [];
    if (hub.taken) return [{ name: id, words: hub.words, tone: 'quiet', notes: [] }];
    return [{ name: id, tone: 'caution', notes: [{ text: `${QUESTION} No: ${hub.words}` }] }];
  });
  return listRows({ id: 'hub', title: '', label: 'hub', noun: 'gene', rows }, layout);
}

/** @returns `2 of 3 genes accepted by hub 1.94` */
function hubCounts(assets: FileAnswer['assets']): string[] {
  const answers = assets.flatMap(({ profiles = {} }) => hubAnswer(profiles) ?? []);
  const taken = answers.filter((each) => each.taken).length;
  const [first] = answers;
  return first ? [`${taken} of ${count(answers.length, 'gene')} accepted by ${first.by}`] : [];
}

function commandBlocks(answers: readonly CommandAnswer[], layout: Layout): string[][] {
  return answers
    .filter(({ verdict }) => layout.verbose || verdict !== 'allow')
    .map((answer) => commandRows(answer, layout));
}

function commandRows({ command, verdict, findings }: CommandAnswer, layout: Layout): string[] {
  const graver = findings.filter(({ severity }) => severity !== 'notice');
  const reasons = reasonNotes(graver);
  const tone = COMMAND_TONES[verdict];
  const spans = spansOf(command, graver).slice(0, 1);
  return [
    ...labelled(layout, verdict, markedCommand(command, spans, layout, tone), tone),
    ...rowLines({ tone, ...reasons }, layout),
  ];
}

function countRows(
  answers: readonly CommandAnswer[],
  first: readonly string[],
  layout: Layout,
  last: readonly string[] = [],
): string[] {
  const of = (wanted: CommandAnswer['verdict']) =>
    answers.filter(({ verdict }) => verdict === wanted).length;
  const words = [
    ...first,
    count(answers.length, 'command'),
    `${of('allow')} allowed`,
    ...(of('warn') > 0 ? [`${of('warn')} allowed with a warning`] : []),
    ...(of('block') > 0 ? [`${of('block')} blocked`] : []),
    ...last,
  ];
  return prose(layout, 'total', words.join(', '));
}
