import { HOW_TO_GET_IT } from '../../ground/tool.ts';
import { markdownCode, markdownFence, markdownSentence, rawBlock } from '../escape.ts';
import { commandLine, markedLines } from '../view/command-lines.ts';
import { type CodeBlock, type Row, type RowList, shownRows, sizeOfRows } from '../view/row.ts';
import { capital, count } from '../view/words.ts';
import { type Linker, linked, name, ruleLink, sentence } from './prose.ts';

/** How many entries of a section are explained in full, are items below them, and are shown at all. */
export interface Room {
  readonly full?: number;
  readonly unfolded?: number;
  readonly most?: number;
}

/** Returns a section under its title, the last entries folded; nothing without entries. */
export function listSection(
  { title, note, noun, rows, copy }: RowList,
  links: Linker,
  { full = 0, unfolded = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Room,
): string[] {
  if (rows.length === 0) return [];
  const shown = shownRows(rows, most);
  const items = shown.slice(full).map((row) => rowItem(row, links));
  return [
    ...[`#### ${title}`, ''],
    ...(note === undefined ? [] : [note, '']),
    ...shown.slice(0, full).flatMap((row) => rowInFull(row, links)),
    ...(full > 0 && items.length > 0 ? [`Other ${noun}s:`, ''] : []),
    ...foldedList(items, noun, unfolded),
    ...(copy ? fold(copy.title, markdownFence(copy.lines)) : []),
    ...lineToPaste(rows),
  ];
}

/** Returns how many things the entries stand for that {@link listSection} does not show. */
export function beyond(rows: readonly Row[], most: number): number {
  return sizeOfRows(rows) - sizeOfRows(shownRows(rows, most));
}

/**
 * Returns the first items of a list, and the others in a fold. GitHub renders Markdown in a fold only
 * after an empty line.
 */
function foldedList(items: readonly string[], noun: string, unfolded: number): string[] {
  if (items.length === 0) return [];
  const folded = items.slice(unfolded);
  return [
    ...items.slice(0, unfolded),
    '',
    ...(folded.length > 0 ? fold(count(folded.length, `other ${noun}`), folded) : []),
  ];
}

function fold(title: string, lines: readonly string[]): string[] {
  return [`<details><summary>${title}</summary>`, '', ...lines, '', '</details>', ''];
}

/** Returns the line that a review must contain, if a finding asks for one, to copy. */
function lineToPaste(rows: readonly Row[]): readonly string[] {
  const isAsked = rows.some(({ notes }) =>
    notes.some(({ text }) => text.includes('`/gene-gate approve`')),
  );
  return isAsked ? LINE_TO_PASTE : [];
}

const LINE_TO_PASTE: readonly string[] = [
  'The line for an approving review:',
  ...['', '```text', '/gene-gate approve', '```', ''],
  'The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.',
  '',
];

function rowInFull(row: Row, links: Linker): string[] {
  const { words, command, spans = [], notes, blocks = [], rule, also } = row;
  const output = blocks.filter(({ title }) => title === undefined).flatMap(({ lines }) => lines);
  const [first = '', ...rest] = markedLines(command ?? '', spans);
  const start = output.length > 0 ? '$ ' : '';
  const fence = markdownFence([start + first, ...rest, ...output]);
  const head = [...subject(row, links), ...(words === undefined ? [] : [sentence(words)])];
  const ruled = rule === undefined ? '' : ` (${ruleLink(rule)})`;
  return [
    ...[[...head, ...place(row, links)].join(', ') + (also ? `; ${sentence(also)}` : ''), ''],
    ...(command === undefined ? [] : [...fence, '']),
    ...notes.map(
      (note, index) =>
        `- ${capital(note.label ?? 'note')}: ${sentence(note.text)}${index === 0 ? ruled : ''}`,
    ),
    ...(notes.length > 0 ? [''] : []),
    ...blocks.flatMap((block) => titledBlock(block)),
  ];
}

/** A block with a title; folded ones stand only on the page. */
function titledBlock({ title, lines, language, isFolded }: CodeBlock): string[] {
  if (title === undefined || isFolded) return [];
  const how = language === 'sh' ? ` (${linked('how to get it', HOW_TO_GET_IT)})` : '';
  const block = language ? rawBlock(lines, language) : markdownFence(lines);
  const named = capital(sentence(title)) + how;
  return lines.length > 0 ? [`${named}:`, '', ...block, ''] : [`${named}.`, ''];
}

/** @returns `` - [`CLAUDE.md`](…) (new, 103 B): what it decides. A note. (`place`, `rule`; also `b`) `` */
export function rowItem(row: Row, links: Linker): string {
  const { status, tone, words, command, spans = [], notes, rule, also, files = [] } = row;
  const sign = status === undefined && tone === 'bad' ? '⚠️ ' : '';
  const label = status !== undefined && command === undefined ? [`**${capital(status)}:**`] : [];
  const text = words && (row.isWhole ? markdownSentence(words) : sentence(words));
  const said = [
    ...(text ? [text] : []),
    ...notes.filter(({ isMinor }) => !isMinor).map(({ text: note }) => sentence(note)),
    ...(files.length > 0
      ? [`Files: ${files.map((path) => links.diff({ path, line: 1 }, path)).join(', ')}`]
      : []),
  ].reduce(
    (line, part) => (line === '' || /[.:]$/.test(line) ? `${line} ${part}` : `${line}. ${part}`),
    '',
  );
  const code = command === undefined ? [] : [markdownCode(commandLine(command, spans)), '—'];
  const named = subject(row, links).map((each) => (said === '' ? each : `${each}:`));
  const about = [...place(row, links), ...(rule ? [ruleLink(rule)] : [])].join(', ');
  const tail = [...(about === '' ? [] : [about]), ...(also ? [sentence(also)] : [])].join('; ');
  return `- ${sign}${[...label, ...code, ...named, said.trim(), ...(tail === '' ? [] : [`(${tail})`])].filter(Boolean).join(' ')}`;
}

/** Whether the name of an entry leads to its place: else the place stands by itself. */
function isLinked({ status, name: called, place: at }: Row): boolean {
  return status === undefined || at === undefined || called?.startsWith(at.path) === true;
}

/** Returns the name of an entry, with what it is. */
function subject(row: Row, links: Linker): string[] {
  const { name: called, word, place: at } = row;
  if (called === undefined) return [];
  const shown = at && isLinked(row) ? links.diff(at, called) : name(called);
  return [word === undefined ? shown : `${shown} (${word})`];
}

function place(row: Row, links: Linker): string[] {
  return row.place && !isLinked(row) ? [links.place(row.place)] : [];
}
