import type { Span } from '../../model/finding.ts';
import { terminal } from '../escape.ts';
import { chop, textWidth } from '../view/columns.ts';
import { markedLines } from '../view/command-lines.ts';
import type { CodeBlock, Note, Row, RowList } from '../view/row.ts';
import { shownRows, sizeOfRows } from '../view/row.ts';
import { clip, clipCounted, count } from '../view/words.ts';
import {
  type Layout,
  labelled,
  leftOut,
  limited,
  prose,
  roomOf,
  shortName,
  type TextTone,
} from './layout.ts';

/** Maximum length of a sentence; longer ones are hostile. */
const LONGEST_SENTENCE = 600;

/** Returns a block for each of the first entries, and counts the rest of `all`. */
export function rowBlocks(
  rows: readonly Row[],
  layout: Layout,
  { most, noun, all = sizeOfRows(rows) }: { most: number; noun: string; all?: number },
): string[][] {
  const shown = layout.verbose ? rows : shownRows(rows, most);
  const rest = all - sizeOfRows(shown);
  return [
    ...shown.map((row) => rowLines(row, layout)),
    ...(rest > 0 ? [leftOut(count(rest, `other ${noun}`), layout)] : []),
  ];
}

const MOST_ROWS = 12;
const DIGESTS = '--verbose shows how a person accepts these in the policy.';

/** Returns a section as one block, with what is to be said of several entries in a row after the last one. */
export function listRows({ label, noun, note, rows, copy }: RowList, layout: Layout): string[] {
  const { shown, rest } = limited(rows, MOST_ROWS, noun, layout);
  const said = shown.map(({ notes }) => JSON.stringify(notes));
  return [
    ...shown.flatMap((row, index) => {
      const isRepeated = !layout.verbose && said[index] === said[index + 1];
      return rowLines(isRepeated ? { ...row, notes: [] } : row, layout, index === 0 ? label : '');
    }),
    ...rest,
    ...(rows.length > 0 && note ? prose(layout, '', note, { text: 'quiet' }) : []),
    ...(copy && layout.verbose ? blockLines(copy, layout) : []),
    ...(copy && !layout.verbose ? prose(layout, '', DIGESTS, { text: 'quiet' }) : []),
  ];
}

/**
 * Returns an entry: what it is beside its label, and below it the place, the command, output, and sentences.
 * @param label of an entry without a status
 */
export function rowLines(row: Row, layout: Layout, label = ''): string[] {
  const { status = label, tone, name, word, words, command, blocks = [], notes, rows = [] } = row;
  const named = name === undefined ? [] : [`${name}${word === undefined ? '' : ` (${word})`}`];
  const head = [...named, ...(words === undefined ? [] : [words])].join(': ');
  const limit = row.isWhole ? Number.MAX_SAFE_INTEGER : LONGEST_SENTENCE;
  const own = tone === 'quiet' ? {} : { text: tone };
  const tones = row.status === undefined ? own : { label: tone };
  return [
    ...(head === '' ? [] : prose(layout, status, clipCounted(head, limit), tones)),
    ...placeLines(row, layout),
    ...(command === undefined
      ? []
      : labelled(layout, '', markedCommand(command, row.spans ?? [], layout))),
    ...blocks.flatMap((block) => blockLines(block, layout)),
    ...noteLines(notes, layout),
    ...(row.rule === undefined ? [] : explainRow(row.rule, layout)),
    ...(row.isFolded && layout.verbose ? rows.flatMap((each) => commandLines(each, layout)) : []),
  ];
}

/** Returns where an entry is, if its name does not say it, and where else the same is true. */
function placeLines({ name, place, also, isFolded }: Row, layout: Layout): string[] {
  const isNamed = place === undefined || isFolded || name?.startsWith(place.path);
  const words = [
    ...(isNamed ? [] : [`${clip(place.path, 200)}:${place.line}`]),
    ...(also ? [also] : []),
  ];
  return words.length === 0 ? [] : prose(layout, '', words.join('; '), { text: 'quiet' });
}

/** Returns a command of a gene and its result. */
function commandLines({ command, status, words, notes }: Row, layout: Layout): string[] {
  if (command === undefined) return [];
  const facts = [[status, words].filter(Boolean).join(', '), ...notes.map(({ text }) => text)];
  const lines = facts.flatMap((fact) =>
    chop(terminal(clip(fact, LONGEST_SENTENCE)), roomOf(layout) - 4),
  );
  return labelled(layout, '', [
    ...markedLines(command, [], roomOf(layout) - 2).map((line) => `  ${line}`),
    ...lines.map((line) => `    ${layout.paint('quiet', line)}`),
  ]);
}

export function markedCommand(
  command: string,
  spans: readonly Span[],
  layout: Layout,
  tone: TextTone = 'bad',
): string[] {
  return markedLines(command, spans, roomOf(layout)).map((line) =>
    layout.paint(/^ *\^[ ^]*$/.test(line) ? tone : 'strong', line),
  );
}

function blockLines({ lines, language, isFolded, ...block }: CodeBlock, layout: Layout): string[] {
  if (isFolded) return [];
  // What a terminal indents and breaks is no file for `git apply`.
  const title = language === 'diff' ? 'Its diff' : block.title;
  const bar = title === undefined ? `${layout.paint('quiet', '│')} ` : '';
  // A command to paste stays whole.
  const own = lines.map((line) => line.replace(/^gene-gate /, `${layout.name} `));
  if (language === 'sh') return [...prose(layout, '', `${title}:`), ...labelled(layout, '', own)];
  const painted = lines.flatMap((line) =>
    chop(terminal(line.replaceAll('\t', '    ')), roomOf(layout) - (bar === '' ? 0 : 2)).map(
      (piece) => {
        const tone = line.startsWith('-') ? 'bad' : line.startsWith('+') ? 'good' : undefined;
        return bar + (tone && language === 'diff' ? layout.paint(tone, piece) : piece);
      },
    ),
  );
  return [
    ...(title === undefined ? [] : prose(layout, '', lines.length > 0 ? `${title}:` : title)),
    ...labelled(layout, '', painted),
  ];
}

const MOST_NOTES = 12;

/** Returns the sentences about an entry. */
function noteLines(notes: readonly Note[], layout: Layout): string[] {
  const wanted = notes.filter(({ isMinor }) => layout.verbose || !isMinor);
  const { shown, rest } = limited(wanted, MOST_NOTES, 'remark', layout);
  return [
    ...shown.flatMap(({ label, text, tone = 'quiet' }) => {
      const words = clipCounted(text, LONGEST_SENTENCE);
      return label === undefined
        ? prose(layout, '', words, { text: tone })
        : prose(layout, label, words, { label: tone });
    }),
    ...rest,
  ];
}

/** Returns where the rule of an entry is explained. */
function explainRow(rule: string, layout: Layout): string[] {
  const room = roomOf(layout);
  const whole = `${layout.name} explain ${rule}`;
  // A path is the same in every line, and a rule is not.
  const shown = textWidth(whole) <= room ? whole : `explain ${rule}`;
  return labelled(layout, 'see', [layout.paint('quiet', shortName(shown, room))]);
}
