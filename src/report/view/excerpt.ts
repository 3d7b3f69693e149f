import type { Span } from '../../model/finding.ts';
import { terminal } from '../escape.ts';
import { textWidth } from './columns.ts';

/** A command on one line, and a line of carets below it that marks the span of a finding. */
export interface Excerpt {
  readonly line: string;
  /** Undefined without a span. */
  readonly marks?: string;
}

interface Cell {
  readonly shown: string;
  readonly width: number;
  readonly marked: boolean;
}

/**
 * Shows a command in at most `columns`, shortened around the marked span if it is longer. Invisible
 * characters are shown by name, and the carets account for their width.
 */
export function excerpt(command: string, span: Span | undefined, columns: number): Excerpt {
  const start = Math.min(span?.start ?? 0, command.length);
  const end = Math.max(start, Math.min(span?.end ?? 0, command.length));
  // Characters further away than `columns` cannot be visible.
  const from = Math.max(0, start - columns);
  const until = Math.min(command.length, start + columns);
  const cells = cellsOf(command, from, until, start, end);
  // A span may begin after the last character, for example that of a missing quote.
  cells.push({ shown: '', width: 0, marked: start === command.length });
  const first = Math.max(
    0,
    cells.findIndex(({ marked }) => marked),
  );

  const fits = from === 0 && until === command.length && widthOf(cells) < columns;
  const [left, right] = fits ? [0, cells.length] : window(cells, first, columns);
  const cutLeft = from > 0 || left > 0;
  const cutRight = until < command.length || right < cells.length;
  const visible = cells.slice(left, right);
  const line = `${cutLeft ? '…' : ''}${visible.map(({ shown }) => shown).join('')}${cutRight ? '…' : ''}`;
  if (span === undefined) return { line };

  const before = widthOf(visible.slice(0, first - left)) + (cutLeft ? 1 : 0);
  const marked = widthOf(visible.filter((cell) => cell.marked));
  return { line, marks: ' '.repeat(before) + '^'.repeat(Math.max(1, marked)) };
}

function cellsOf(command: string, from: number, until: number, start: number, end: number): Cell[] {
  const cells: Cell[] = [];
  let at = from;
  for (const character of command.slice(from, until)) {
    const next = at + character.length;
    const shown = terminal(character);
    cells.push({
      shown,
      width: textWidth(shown),
      marked: next > start && at < Math.max(end, start + 1),
    });
    at = next;
  }
  return cells;
}

/** Returns the cells to show: up to a third of the line before the first marked cell. */
function window(cells: readonly Cell[], first: number, columns: number): [number, number] {
  const room = columns - 3;
  let left = first;
  let width = 0;
  while (left > 0 && width + (cells[left - 1]?.width ?? 0) <= room / 3) {
    left--;
    width += cells[left]?.width ?? 0;
  }
  let right = first;
  while (right < cells.length && width + (cells[right]?.width ?? 0) <= room) {
    width += cells[right]?.width ?? 0;
    right++;
  }
  return [left, right];
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
