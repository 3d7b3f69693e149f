import type { Span } from '../../model/finding.ts';
import { terminal } from '../escape.ts';
import { textWidth } from './columns.ts';
import { count } from './words.ts';

/** Longer commands are hostile, or data. */
const WHOLE = 2000;
/** Characters shown before and after each mark of a longer command, and at its start. */
const AROUND = 200;

interface Cell {
  readonly shown: string;
  readonly width: number;
  readonly marked: boolean;
}

/**
 * Shows a command with a line of carets below each line that has a marked character. Invisible
 * characters are shown by name. Nothing is left out unseen: of a very long command, the text around each
 * mark is shown, and lines between count the characters that are not.
 * @param spans UTF-16 offsets in the command
 * @param columns of a line; default: one line, however long
 */
export function markedLines(
  command: string,
  spans: readonly Span[],
  columns = Number.POSITIVE_INFINITY,
): string[] {
  return shownParts(command, spans).flatMap(({ start, end, isShown }) =>
    isShown
      ? rowsOf(cellsOf(command, start, end, spans), columns).flatMap(rowWithMarks)
      : [notShown(end - start)],
  );
}

/** Returns a command on one line like {@link markedLines}, without the carets. */
export function commandLine(command: string, spans: readonly Span[]): string {
  return shownParts(command, spans)
    .map(({ start, end, isShown }) =>
      isShown ? terminal(command.slice(start, end)) : ` ${notShown(end - start)} `,
    )
    .join('')
    .trimEnd();
}

/** A part of a command: shown, or only counted. */
interface CommandPart extends Span {
  readonly isShown: boolean;
}

/** Returns the parts of a command in order, without a gap. */
export function shownParts(command: string, spans: readonly Span[]): readonly CommandPart[] {
  const parts: CommandPart[] = [];
  let at = 0;
  for (const [start, end] of shownRanges(command, spans)) {
    if (start > at) parts.push({ start: at, end: start, isShown: false });
    parts.push({ start, end, isShown: true });
    at = end;
  }
  if (at < command.length) parts.push({ start: at, end: command.length, isShown: false });
  return parts;
}

/** @returns `[1,204 characters not shown]` */
export function notShown(characters: number): string {
  return `[${count(characters, 'character')} not shown]`;
}

type Range = readonly [start: number, end: number];

/** Returns the parts to show, in order and apart from each other. */
function shownRanges(command: string, spans: readonly Span[]): Range[] {
  if (command.length <= WHOLE) return [[0, command.length]];
  const starts = [0, ...spans.map(({ start }) => start)].toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const start of starts) {
    const from = Math.max(0, Math.min(start, command.length) - AROUND);
    const until = Math.min(command.length, start + AROUND);
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else ranges.push([from, until]);
  }
  return ranges.map(([from, until]) => [betweenPairs(command, from), betweenPairs(command, until)]);
}

/** Moves an offset out of the middle of a surrogate pair. */
function betweenPairs(text: string, offset: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(offset - 1, offset + 1))
    ? offset + 1
    : offset;
}

function cellsOf(command: string, from: number, until: number, spans: readonly Span[]): Cell[] {
  const cells: Cell[] = [];
  let at = from;
  for (const character of command.slice(from, until)) {
    const [start, next] = [at, at + character.length];
    const shown = terminal(character);
    const marked = spans.some(
      (span) => next > span.start && start < Math.max(span.end, span.start + 1),
    );
    cells.push({ shown, width: textWidth(shown), marked });
    at = next;
  }
  // A span may begin after the last character, for example that of a missing quote.
  const marked = until === command.length && spans.some((span) => span.start >= until);
  if (marked) cells.push({ shown: '', width: 1, marked });
  return cells;
}

/** Splits cells into rows of at most `columns`; a wider character has a row of its own. */
function rowsOf(cells: readonly Cell[], columns: number): Cell[][] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let width = 0;
  for (const cell of cells) {
    if (row.length > 0 && width + cell.width > columns) {
      rows.push(row);
      [row, width] = [[], 0];
    }
    row.push(cell);
    width += cell.width;
  }
  return [...rows, row];
}

function rowWithMarks(row: readonly Cell[]): string[] {
  const line = row.map(({ shown }) => shown).join('');
  const marks = row.map(({ width, marked }) => (marked ? '^' : ' ').repeat(width)).join('');
  return [line, marks.trimEnd()].filter((text, index) => index === 0 || text !== '');
}

/** Returns the characters of a part of a command, as they are shown, in runs that are all marked or all not. */
export function markedRuns(
  command: string,
  { start, end }: Span,
  spans: readonly Span[],
): readonly { readonly text: string; readonly marked: boolean }[] {
  const runs: { text: string; marked: boolean }[] = [];
  for (const { shown, marked } of cellsOf(command, start, end, spans)) {
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += shown;
    else runs.push({ text: shown, marked });
  }
  return runs;
}
