import { styleText } from 'node:util';
import { terminal, terminalLines } from '../escape.ts';
import { clipColumns, padRight, wrap } from '../view/columns.ts';
import type { Tone } from '../view/tones.ts';
import { count } from '../view/words.ts';

/** The column where the text of a row begins: after the longest label, `gene-gate`, and two spaces. */
const LABEL_COLUMNS = 11;

/** How a report is laid out on a terminal. */
export interface Layout {
  /** Of a line, including the label. */
  readonly columns: number;
  readonly paint: Paint;
  readonly verbose: boolean;
}

/** Returns the columns available for the text of a row. */
export function roomOf({ columns }: Layout): number {
  return Math.max(20, columns - LABEL_COLUMNS);
}

/** Returns a label and wrapped text beside it; escapes the text. */
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

/** Returns a label and lines beside it, which are already escaped, colored and short enough. */
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

/** Returns the first `most` items, or all with `--verbose`, and a row that counts the others. */
export function limited<T>(items: readonly T[], most: number, noun: string, layout: Layout) {
  const shown = layout.verbose ? items : items.slice(0, most);
  const rest = items.length - shown.length;
  return { shown, rest: rest > 0 ? leftOut(count(rest, `other ${noun}`), layout) : [] };
}

/** Returns a row about what is not shown, and how to show it. */
export function leftOut(what: string, layout: Layout): string[] {
  return prose(layout, '', `and ${what}; --verbose shows all`, { text: 'quiet' });
}

/** Escapes and shortens a name (an id, a path) to one line. */
export function shortName(text: string, columns: number): string {
  return clipColumns(terminal(text.slice(0, columns * 2)), columns);
}

export interface TextOptions {
  /** No line is wider; at least 40. */
  readonly columns: number;
  readonly colour: boolean;
  /** Shows everything instead of what requires action. */
  readonly verbose: boolean;
}

/** Returns the layout for these options. */
export function layoutOf({ columns, colour, verbose }: TextOptions): Layout {
  return { columns: Math.max(40, columns), paint: painter(colour), verbose };
}

/** Joins blocks of rows with an empty line between them. */
export function page(blocks: readonly string[][]): string {
  return `${blocks
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.join('\n'))
    .join('\n\n')}\n`;
}

/** The meaning of a color; the text always states it too. */
export type TextTone = Tone | 'strong';

/** Colors escaped text; its width stays the same. */
type Paint = (tone: TextTone, text: string) => string;

const FORMATS = {
  good: 'green',
  bad: 'red',
  caution: 'yellow',
  waiting: 'yellow',
  quiet: 'dim',
  strong: 'bold',
} as const satisfies Record<TextTone, string>;

/** @param colour whether to use colors: a terminal, and NO_COLOR is not set */
function painter(colour: boolean): Paint {
  if (!colour) return (_, text) => text;
  return (tone, text) =>
    text === '' ? text : styleText(FORMATS[tone], text, { validateStream: false });
}

/** Renders an error with its hint; escapes both. */
export function failureText({ message, hint }: { message: string; hint: string }): string {
  return `error: ${shown(message)}\nhint: ${shown(hint)}\n`;
}

function shown(text: string): string {
  return terminalLines(text).join('\n');
}
