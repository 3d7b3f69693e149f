/** Escaping: one function for each place where text is shown. All run in linear time and never throw. */

/**
 * Invisible characters and those that reorder text: control, format (bidi, zero width, tags),
 * surrogate, private and unassigned characters, separators other than the space, and the fillers and
 * variation selectors that Unicode classifies as letters, marks and symbols. U+FE0F is not included: it
 * only selects the emoji form of the preceding character.
 */
const INVISIBLE =
  /[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu;

/**
 * An escape sequence (ECMA-48), as test runners print it: a color or cursor movement; a string that has
 * an end, such as a link or the title of the window; or the choice of a character set.
 */
const ESCAPE_SEQUENCE =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g;

const LINE_BREAK = /\r\n|[\n\r]/g;

/** @returns `U+202E` for the right-to-left override, and so on: at least four digits */
function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Escapes text for one line of a terminal: shows control, bidi and invisible characters, line breaks and
 * tabs as `<U+202E>`.
 */
export function terminal(text: string): string {
  return text.replace(INVISIBLE, (character) => `<${codePointName(character)}>`);
}

/**
 * Splits text into lines for a terminal: splits at every kind of line break, expands a tab to four
 * spaces, and escapes each line by {@link terminal}.
 */
export function terminalLines(text: string): string[] {
  return text.replace(/\t/g, '    ').split(LINE_BREAK).map(terminal);
}

/** Splits a program's output like {@link terminalLines}, without its escape sequences. */
export function outputLines(text: string): string[] {
  return terminalLines(text.replace(ESCAPE_SEQUENCE, ''));
}

/**
 * A word that GitHub replaces after parsing Markdown, which a backslash cannot prevent: mentions,
 * issues, commits, links, e-mail addresses, emoji names, mathematics. Names with an underscore are
 * shown as code for readability.
 */
const CODE_WORD = /[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i;

/** A word and the punctuation that ends a sentence or clause. */
const WORD_AND_STOP = /^(.*?)([.,;:!?]?)$/s;

/** Markup anywhere in a line; an ampersand only where it begins a character reference. */
const MARKUP = /[\\`*[\]<>|~]|&(?=[#\w])/g;

/** Additional markup at the beginning of a line: lists, and underlines of headings. */
const LINE_START = /^(\d*)([-+=]|(?<=\d)[.)])/;

function longestFence(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * Escapes text for a line of prose, a list item or a heading of GitHub's Markdown, as one line without
 * markup. Words that GitHub would link, or that would notify a user, become code.
 */
export function markdownInline(text: string): string {
  return text.split(/\s+/).filter(Boolean).map(markdownWord).join(' ');
}

/**
 * Escapes a message of a rule for GitHub's Markdown: names between backticks become code, the rest is
 * escaped like {@link markdownInline}. Neither contains markup, so the backticks may be untrusted.
 */
export function markdownSentence(text: string): string {
  const parts = text.split(/`([^`]+)`/).map((part, index) => {
    if (index % 2 === 1) return markdownCode(part);
    const [before, after] = [/^\s/.test(part) ? ' ' : '', /\s$/.test(part) ? ' ' : ''];
    return before + markdownInline(part) + after;
  });
  // The backticks of two adjacent code spans would join.
  return parts.reduce((line, part) =>
    line.endsWith('`') && part.startsWith('`') ? `${line} ${part}` : line + part,
  );
}

function markdownWord(word: string, index: number): string {
  const [, core = '', stop = ''] = WORD_AND_STOP.exec(word) ?? [];
  if (CODE_WORD.test(word)) return markdownCode(core) + stop;
  const shown = terminal(word).replace(MARKUP, '\\$&');
  return index === 0 ? shown.replace(LINE_START, '$1\\$2') : shown;
}

/**
 * Escapes an id, a path or a command as a code span of GitHub's Markdown, in which GitHub finds no
 * mentions or links. Not for tables.
 */
export function markdownCode(text: string): string {
  const shown = terminal(text);
  if (shown === '') return '(empty)';
  const ticks = '`'.repeat(longestFence(shown) + 1);
  const pad = /^[ `]|[ `]$/.test(shown) ? ' ' : '';
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/** Returns lines as a code block of GitHub's Markdown, with a fence longer than any in the text. */
export function markdownFence(
  lines: readonly string[],
  language: 'text' | 'diff' = 'text',
): string[] {
  return rawBlock(lines.map(terminal), language);
}

/**
 * Returns lines as a code block to copy or, as a suggestion, to apply: they are not escaped, so the caller
 * passes only {@link isPlain} ones.
 */
export function rawBlock(
  lines: readonly string[],
  language: 'suggestion' | 'diff' | 'sh' | 'text',
): string[] {
  const fence = '`'.repeat(Math.max(3, longestFence(lines.join('\n')) + 1));
  return [fence + language, ...lines, fence];
}

/** Whether every character of a line shows. */
export function isPlain(line: string): boolean {
  const text = line.replaceAll('\t', ' ');
  return terminal(text) === text;
}

/** Returns an http(s) address, escaped as the target of a Markdown link. */
export function markdownLinkTarget(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).href.replace(/[()<>\\`|*_~[\]]/g, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `%${code.toString(16).toUpperCase()}`;
  });
}

/**
 * Escapes text for a message of a SARIF log, as one line: including brackets, which form links (SARIF
 * 2.1.0, 3.11.6), and braces, which form placeholders (3.11.5).
 */
export function sarifText(text: string): string {
  return terminal(text)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
}

/** Without the line break, which occurs only between the tokens of JSON. */
const INVISIBLE_IN_JSON = new RegExp(`(?!\\n)(?:${INVISIBLE.source})`, INVISIBLE.flags);

/** Formats JSON with two spaces and invisible characters as `\u202e`; the value stays equal. */
export function json(value: unknown): string {
  return withoutInvisible(JSON.stringify(value, null, 2));
}

/** Formats JSON like {@link json}, on one line. */
export function jsonLine(value: unknown): string {
  return withoutInvisible(JSON.stringify(value));
}

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_IN_JSON, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
