import type { Span } from '../model/finding.ts';
import { asciiOf } from '../repo/look-alike.ts';
import type { ProblemCollector, RawWord } from './word.ts';

/** The class of a character by its display. Every class except `visible` is a rule id. */
type CharacterClass =
  | 'visible'
  | 'nul-character'
  | 'line-break'
  | 'control-character'
  | 'invisible-character';

/**
 * Format characters (including bidirectional controls), private-use and unassigned characters, separators, and
 * characters that fonts do not draw (variation selectors, fillers).
 */
const INVISIBLE = /^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

/** Classifies a code point. A surrogate here is always a lone one. TAB and space are visible. */
function classify(codePoint: number): CharacterClass {
  if (codePoint >= 0x20 && codePoint < 0x7f) return 'visible';
  if (codePoint === 0x09) return 'visible';
  if (codePoint === 0) return 'nul-character';
  if (codePoint === 0x0a || codePoint === 0x0d) return 'line-break';
  if (codePoint < 0xa0 || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return 'control-character';
  const character = String.fromCodePoint(codePoint);
  return INVISIBLE.test(character) ? 'invisible-character' : 'visible';
}

/** Names a character without printing it, for example `U+200B`. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** In UTF-16 units. */
const LONGEST_SHOWN = 120;

/**
 * Escapes text from a command for use in a sentence: invisible characters become `<U+200B>`; long text
 * is truncated.
 */
export function visible(text: string): string {
  const cut = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  let shown = '';
  for (const character of cut) {
    const codePoint = character.codePointAt(0) ?? 0;
    const plain = codePoint !== 0x09 && classify(codePoint) === 'visible';
    shown += plain ? character : `<${codePointName(codePoint)}>`;
  }
  return shown;
}

/**
 * Reports every disallowed character in a part of the command. Non-ASCII letters need quotes, and no
 * change by Unicode normalisation: a tool may compare normalised text.
 * @param start offset of the part in the command
 */
export function inspectCharacters(
  text: string,
  start: number,
  quoted: boolean,
  problems: ProblemCollector,
): void {
  let offset = start;
  for (const character of text) {
    inspectCharacter(character, offset, quoted, problems);
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
  // Some characters normalise to ASCII: U+037E, the Greek question mark, becomes `;`.
  if (becomes !== written.normalize('NFC') || /[\0-\x7f]/.test(becomes)) {
    problems.add('look-alike-letters', span, {
      word: written,
      looks_like: becomes,
      characters: [character],
    });
  } else if (!quoted) {
    problems.add('non-ascii-unquoted', span, { character, shown: written });
  }
}

/** A run of letters, which may mix ASCII and look-alikes. */
const LETTERS = /\p{L}+/gu;

/**
 * Reports letters that look like ASCII: always in the program's name, elsewhere if mixed with ASCII
 * letters in one name (`scripts/оk.js` is not `scripts/ok.js`). Text with blanks is prose.
 */
export function inspectLookAlikes(
  text: string,
  word: RawWord,
  program: boolean,
  problems: ProblemCollector,
): void {
  if (/^[\x00-\x7f]*$/.test(text) || (!program && /\s/.test(text))) return;
  const ascii = program ? asciiOfProgram(text) : asciiOfMixed(text);
  if (ascii === undefined) return;
  const characters = [...new Set(text)].filter((character) => character > '\x7f');
  problems.add(
    'look-alike-letters',
    { start: word.start, end: word.end },
    {
      word: visible(text),
      looks_like: visible(ascii),
      characters: characters.slice(0, 10).map((each) => codePointName(each.codePointAt(0) ?? 0)),
    },
  );
}

/** Returns the ASCII name that a program's name imitates, without accents and styles. */
function asciiOfProgram(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const ascii = asciiOf(plain);
  return /^[\x20-\x7e]+$/.test(ascii) ? ascii : undefined;
}

function asciiOfMixed(text: string): string | undefined {
  let mixed = false;
  const ascii = text.replace(LETTERS, (letters) => {
    const replaced = asciiOf(letters);
    if (replaced === letters || !/[A-Za-z]/.test(letters)) return letters;
    mixed = true;
    return replaced;
  });
  return mixed ? ascii : undefined;
}

/** This many consecutive blanks move the rest out of view. */
const MAX_RUN = 100;
/** Limit for blanks that follow another blank, in total. */
const MAX_PADDING = 1_000;

/** Reports blanks, quoted or not, that hide the rest of a command. */
export function inspectBlanks(command: string, problems: ProblemCollector): void {
  let padding = 0;
  let runStart = 0;
  for (let index = 0; index <= command.length; index += 1) {
    const character = command.charAt(index);
    if (character === ' ' || character === '\t') continue;
    const run = index - runStart;
    if (run > 1) padding += run - 1;
    if (run >= MAX_RUN || padding >= MAX_PADDING) {
      const blanks = Math.max(run, padding);
      problems.add('blank-padding', { start: runStart, end: index }, { blanks });
      return;
    }
    runStart = index + 1;
  }
}

/**
 * Workflow commands, which GitHub's runner executes in printed output: `::name …::` at the start of a line, and
 * the older `##[name]` anywhere. Only known names, because `Foo::Bar::baz` and `::1` are ordinary arguments.
 */
const WORKFLOW_COMMAND =
  /##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i;

/** Markup that hides or ends the surrounding text in HTML and Markdown, where reviewers see the command. */
const MARKUP = /<!--|```/;

/**
 * Reports text that is harmless in a shell but manipulates what reviewers see or what the runner does.
 * @param span of the word with the text; default: the text is the command itself
 */
export function inspectInjection(text: string, problems: ProblemCollector, span?: Span): void {
  const place = ({ index, 0: found }: RegExpExecArray): Span =>
    span ?? { start: index, end: index + found.length };
  const command = WORKFLOW_COMMAND.exec(text);
  if (command) problems.add('workflow-command', place(command), { written: visible(command[0]) });
  const markup = MARKUP.exec(text);
  if (markup) problems.add('markup-injection', place(markup), { written: markup[0] });
}
