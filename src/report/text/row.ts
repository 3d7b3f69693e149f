import { terminal } from '../escape.ts';
import { clipColumns, padRight, wrap } from '../view/columns.ts';
import type { Paint, TextTone } from './paint.ts';

/** Where the text of every row begins: after the longest label, `gene-gate`, and two spaces. */
const LABEL_COLUMNS = 11;

/** How a report is laid out on a terminal. */
export interface Layout {
  /** Of a line, label included. */
  readonly columns: number;
  readonly paint: Paint;
  readonly verbose: boolean;
}

/** Columns that are left for the text of a row. */
export function roomOf({ columns }: Layout): number {
  return Math.max(20, columns - LABEL_COLUMNS);
}

/** A label and sentences beside it, wrapped; the sentences may be untrusted. */
export function prose(
  layout: Layout,
  label: string,
  text: string,
  tones: { readonly label?: TextTone; readonly text?: TextTone } = {},
): string[] {
  const lines = wrap(terminal(text.replace(/\s+/g, ' ').trim()), roomOf(layout));
  return labelled(
    layout,
    label,
    lines.map((line) => (tones.text ? layout.paint(tones.text, line) : line)),
    tones.label,
  );
}

/** A label and lines beside it that are escaped, painted and short enough already. */
export function labelled(
  { paint }: Layout,
  label: string,
  lines: readonly string[],
  tone: TextTone = 'quiet',
): string[] {
  const margin = ' '.repeat(LABEL_COLUMNS);
  const first = label === '' ? margin : paint(tone, padRight(label, LABEL_COLUMNS));
  return lines.map((line, index) => `${index === 0 ? first : margin}${line}`.trimEnd());
}

/** Says how much is not shown, and how to see it. */
export function leftOut(what: string, layout: Layout): string[] {
  return prose(layout, '', `and ${what}; --verbose shows all`, { text: 'quiet' });
}

/** A name (an id, a path) on one line, escaped and shortened. */
export function shortName(text: string, columns: number): string {
  return clipColumns(terminal(text.slice(0, columns * 2)), columns);
}
