import type { ProblemCollector } from './word.ts';

/** How a character is displayed; every class except `visible` is the id of a rule. */
export type CharacterClass =
  | 'visible'
  | 'nul-character'
  | 'line-break'
  | 'control-character'
  | 'lone-surrogate'
  | 'bidirectional-character'
  | 'invisible-character';

const BIDIRECTIONAL = /^\p{Bidi_Control}$/u;
/**
 * Format, private-use and unassigned characters, all separators, and characters of any category that
 * fonts do not draw (variation selectors, fillers).
 */
const INVISIBLE = /^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

/** Classifies a code point; a surrogate is always a lone one. TAB and space are visible. */
function classify(codePoint: number): CharacterClass {
  if (codePoint >= 0x20 && codePoint < 0x7f) return 'visible';
  if (codePoint === 0x09) return 'visible';
  if (codePoint === 0) return 'nul-character';
  if (codePoint === 0x0a || codePoint === 0x0d) return 'line-break';
  if (codePoint < 0xa0) return 'control-character';
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return 'lone-surrogate';
  const character = String.fromCodePoint(codePoint);
  if (BIDIRECTIONAL.test(character)) return 'bidirectional-character';
  return INVISIBLE.test(character) ? 'invisible-character' : 'visible';
}

/** Names a character without printing it, for example `U+200B`. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Escapes text from a command for use in a sentence: invisible characters become `<U+200B>`, and text
 * longer than the limit is truncated.
 *
 * @param limit in UTF-16 units of the original text
 */
export function visible(text: string, limit = 120): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  if (/^[\x20-\x7e…]*$/.test(cut)) return cut;
  let shown = '';
  for (const character of cut) {
    const codePoint = character.codePointAt(0) ?? 0;
    const plain = codePoint !== 0x09 && classify(codePoint) === 'visible';
    shown += plain ? character : `<${codePointName(codePoint)}>`;
  }
  return shown;
}

/** Matches text without characters to report. */
const PLAIN = /^[\x20-\x7e\t]*$/;

/**
 * Reports every disallowed character in a part of the command. Non-ASCII letters are allowed only in
 * quotes, and only if no normalisation changes them: the audited text and the text that a tool compares
 * must be the same.
 *
 * @param start offset of the part in the command
 */
export function inspectCharacters(
  text: string,
  start: number,
  quoted: boolean,
  problems: ProblemCollector,
): void {
  if (PLAIN.test(text)) return;
  let offset = start;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint < 0x20 || codePoint > 0x7e) {
      inspectCharacter(character, offset, quoted, problems);
    }
    offset += character.length;
  }
}

function inspectCharacter(
  written: string,
  start: number,
  quoted: boolean,
  problems: ProblemCollector,
): void {
  const codePoint = written.codePointAt(0) ?? 0;
  const span = { start, end: start + written.length };
  const character = codePointName(codePoint);
  const kind = classify(codePoint);
  if (kind === 'line-break') problems.add(kind, span, { character, quoted });
  else if (kind !== 'visible') problems.add(kind, span, { character });
  if (kind !== 'visible' || codePoint <= 0x7e) return;
  const becomes = written.normalize('NFKC');
  // Some letters are canonically ASCII: U+037E, the Greek question mark, is `;`.
  if (becomes !== written.normalize('NFC') || /[\0-\x7f]/.test(becomes)) {
    problems.add('compatibility-character', span, { character, becomes });
  } else if (!quoted) {
    problems.add('non-ascii-unquoted', span, { character, shown: written });
  }
}
