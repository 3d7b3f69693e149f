import { styleText } from 'node:util';
import { TOOL } from '../../ground/tool.ts';
import { terminal, terminalLines } from '../escape.ts';
import { clipColumns, padRight, wrap } from '../view/columns.ts';
import { count, type Tone } from '../view/words.ts';

/** The column where the text of a row begins: after the longest label, `gene-gate`, and two spaces. */
const LABEL_COLUMNS = 11;

/** How a report is laid out on a terminal. */
export interface Layout {
  /** Of a line, including the label. */
  readonly columns: number;
  readonly paint: Paint;
  readonly verbose: boolean;
  /** How the reader starts the program. */
  readonly name: string;
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
  const lines = wrap(terminal(startedAs(layout, text.replace(/\s+/g, ' ').trim())), roomOf(layout));
  return labelled(
    layout,
    label,
    lines.map((line) => (tones.text ? layout.paint(tones.text, line) : line)),
    tones.label,
  );
}

/** Returns a label and lines beside it, which are already escaped and colored. */
export function labelled(
  { paint }: Layout,
  label: string,
  lines: readonly string[],
  tone: TextTone = 'quiet',
): string[] {
  return lines.map((line, index) => {
    const start = padRight(index === 0 ? label : '', LABEL_COLUMNS);
    return `${start.trim() === '' ? start : paint(tone, start)}${line}`.trimEnd();
  });
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
  /** No line is wider, except that of a hash to copy; at least 40. */
  readonly columns: number;
  readonly colour: boolean;
  /** Shows everything instead of what requires action. */
  readonly verbose: boolean;
  /** How the reader starts the program; by default `gene-gate`, as all texts call it. */
  readonly name?: string;
}

export function layoutOf({ columns, colour, verbose, name = TOOL.name }: TextOptions): Layout {
  return { columns: Math.max(40, columns), paint: painter(colour), verbose, name };
}

/** Joins blocks of rows with an empty line between them. */
export function page(blocks: readonly (readonly string[])[]): string {
  const shown = blocks.filter((rows) => rows.length > 0);
  return `${shown.map((rows) => rows.join('\n')).join('\n\n')}\n`;
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

/** The width of a terminal, and how its reader starts the program. */
export type Reader = Pick<TextOptions, 'columns' | 'name'>;

/** Puts that in the place of `gene-gate` in code that a text quotes. */
export function startedAs({ name = TOOL.name }: Pick<Reader, 'name'>, text: string): string {
  return name === TOOL.name ? text : text.replaceAll(`\`${TOOL.name} `, `\`${name} `);
}

/** Renders an error with its hint; escapes both. Indented lines are to be copied, so they stay whole. */
export function failureText(
  { message, hint }: { readonly message: string; readonly hint: string },
  reader: Reader,
): string {
  return [...wrapped('error: ', message, reader), ...wrapped('hint: ', hint, reader), ''].join(
    '\n',
  );
}

/** Renders a message like an error of {@link failureText}: escaped and wrapped. */
export function messageText(text: string, reader: Reader): string {
  return [...wrapped('', text, reader), ''].join('\n');
}

function wrapped(label: string, text: string, reader: Reader): string[] {
  const { columns } = reader;
  return terminalLines(startedAs(reader, text)).flatMap((line, index) => {
    const start = index === 0 ? label : '';
    return /^\s/.test(line) ? [line] : wrap(start + line, columns, Number.POSITIVE_INFINITY);
  });
}
