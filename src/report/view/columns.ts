import { eastAsianWidth } from 'get-east-asian-width';

/**
 * The width of a text on a terminal, counted by code point. Where terminals disagree (joined emoji,
 * presentation selectors), the larger width counts, so that no line is too long.
 */

/** Combining marks, which take no column; a selector can make the character before it wide. */
const COMBINING = /(?!\ufe0f)[\p{Mn}\p{Me}]/u;

/** Returns the columns of one code point of text that {@link terminal} has escaped. */
function charWidth(character: string): number {
  if (character < '\u007f') return 1;
  return COMBINING.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);
}

export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += charWidth(character);
  return width;
}

/** Pads with spaces on the right; does not shorten a longer text. */
export function padRight(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}

/** Shortens a text to at most `columns`, ending in `…`. */
export function clipColumns(text: string, columns: number): string {
  let width = 0;
  let end = 0;
  let fits = 0;
  for (const character of text) {
    width += charWidth(character);
    end += character.length;
    if (width <= columns - 1) fits = end;
    if (width > columns) return `${text.slice(0, fits)}…`;
  }
  return text;
}

/** The SHA-256 of an asset, with quotes and a full stop: it is there to be copied, and fits into 80 columns. */
const HASH = /^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;

/**
 * Wraps a text into lines of at most `columns`; breaks words that are longer than `whole`, but no hash. A
 * word that is longer than `columns` has a line of its own.
 */
export function wrap(text: string, columns: number, whole = columns): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const broken = (word: string) =>
    textWidth(word) > whole && !HASH.test(word) ? chop(word, columns) : [word];
  for (const word of text.split(' ').flatMap(broken)) {
    const wordWidth = textWidth(word);
    if (width > 0 && width + 1 + wordWidth > columns) {
      lines.push(line);
      [line, width] = ['', 0];
    }
    [line, width] = width > 0 ? [`${line} ${word}`, width + 1 + wordWidth] : [word, wordWidth];
  }
  return [...lines, line];
}

/**
 * Splits code or output into pieces of at most `columns` without losing a character. A piece ends after
 * a space if it has one in its second half. A hash by itself stays whole.
 */
export function chop(text: string, columns: number): string[] {
  if (HASH.test(text.trim())) return [text];
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const character of text) {
    const own = charWidth(character);
    if (width + own > columns && piece !== '') {
      const blank = piece.lastIndexOf(' ') + 1;
      const end = blank > piece.length / 2 ? blank : piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
      width = textWidth(piece);
    }
    piece += character;
    width += own;
  }
  return [...pieces, piece];
}
