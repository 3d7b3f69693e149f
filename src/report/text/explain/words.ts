import type { Word } from '../../../command/reading.ts';
import type { Span } from '../../../model/finding.ts';
import { terminal } from '../../escape.ts';
import type { Explanation } from '../../explanation.ts';
import { chop, padRight, wrap } from '../../view/columns.ts';
import { clip } from '../../view/words.ts';
import { type Layout, labelled, limited, roomOf, shortName } from '../layout.ts';

const MOST_ROWS = 16;
/** Characters of the argv shown without `--verbose`. */
const LONGEST_ARGV = 800;

/** Returns the assignments and words of a command with their columns, and its argv. */
export function wordRows(explanation: Explanation, layout: Layout): string[] {
  const { command, words, assignments } = explanation;
  return [
    ...placedRows('sets', 'assignment', assignments, assignmentText, layout),
    ...placedRows('words', 'word', words, (word) => wordText(word, command), layout),
    ...labelled(layout, 'argv', argvLines(explanation, layout)),
  ];
}

/** Returns a row for each part of the command, after its columns. */
export function placedRows<T extends { readonly span: Span }>(
  label: string,
  noun: string,
  things: readonly T[],
  textOf: (thing: T) => string,
  layout: Layout,
): string[] {
  const { shown, rest } = limited(things, MOST_ROWS, noun, layout);
  const places = shown.map(({ span }) => columnsOf(span));
  const width = Math.max(0, ...places.map(({ length }) => length)) + 2;
  return [
    ...labelled(
      layout,
      label,
      shown.map(
        (thing, index) =>
          layout.paint('quiet', padRight(places[index] ?? '', width)) +
          shortName(textOf(thing), roomOf(layout) - width),
      ),
    ),
    ...rest,
  ];
}

/** Returns columns counted from 1, end included. */
function columnsOf({ start, end }: Span): string {
  return end - start > 1 ? `${start + 1}-${end}` : `${start + 1}`;
}

function assignmentText({ name, value }: Explanation['assignments'][number]): string {
  return `${name}=${value}`;
}

/** Returns the value of a word, and how it was written if that differs. */
export function wordText({ text, span }: Word, command: string): string {
  const written = command.slice(span.start, span.end);
  const value = text === '' ? '(empty)' : text;
  return text === written ? value : `${value}  (written as ${written})`;
}

function argvLines({ argv }: Explanation, layout: Layout): string[] {
  if (argv === null) return wrap('none: the command is ambiguous', roomOf(layout));
  const text = terminal(`[${argv.map((word) => JSON.stringify(word)).join(', ')}]`);
  return chop(layout.verbose ? text : clip(text, LONGEST_ARGV), roomOf(layout));
}
