/**
 * Everything shown is escaped for where it is shown; one function for each place. All are linear in
 * the length of the text, and none ever throws.
 */

/**
 * What nobody can see, or what moves what one sees: control, format (bidi, zero width, tags),
 * surrogate, private and unassigned characters, separators other than the space, and the fillers and
 * variation selectors that Unicode files under letters, marks and symbols. U+FE0F is left out: it
 * only asks for the emoji form of the character before it.
 */
const UNSEEN =
  /[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu;

/** A colour or cursor sequence (ECMA-48 control sequence), as test runners print them. */
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;

const LINE_BREAK = /\r\n|[\n\r]/g;

/** @returns `U+202E` for the right-to-left override, and so on: at least four digits */
function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * For a terminal, one line: control, bidi and invisible characters are shown as `<U+202E>`, line
 * breaks and tabs too.
 */
export function terminal(text: string): string {
  return text.replace(UNSEEN, (character) => `<${codePointName(character)}>`);
}

/**
 * For a terminal, the lines of a program's output: colours are dropped, every kind of line break
 * begins a line, a tab is four spaces, and each line is escaped by {@link terminal}.
 */
export function terminalLines(text: string): string[] {
  return text.replace(CONTROL_SEQUENCE, '').replace(/\t/g, '    ').split(LINE_BREAK).map(terminal);
}

/** For HTML text and quoted attribute values; one line, unseen characters made visible. */
export function html(text: string): string {
  return terminal(text).replace(/[&<>"'$]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/**
 * A word that GitHub turns into something else after Markdown has been read, where no backslash
 * helps: mentions, issues, commits, links, e-mail addresses, emoji names, mathematics. Names with an
 * underscore are code for the reader's sake.
 */
const CODE_WORD = /[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i;

/** What ends a sentence or a clause and belongs to it, not to the word before it. */
const WORD_AND_STOP = /^(.*?)([.,;:!?]?)$/s;

/** What is markup anywhere in a line; an ampersand only where it begins a character reference. */
const MARKUP = /[\\`*[\]<>|~]|&(?=[#\w])/g;

/** What is markup at the beginning of a line besides: lists, and underlines of headings. */
const LINE_START = /^(\d*)([-+=]|(?<=\d)[.)])/;

/** Longest run of backticks in a text. */
function longestFence(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * For GitHub's Markdown, within a line of prose, a list item or a heading: it stays one line, and
 * nothing in it is markup. Words that GitHub would link or notify somebody for become code.
 */
export function markdownInline(text: string): string {
  return text.split(/\s+/).filter(Boolean).map(markdownWord).join(' ');
}

/**
 * For GitHub's Markdown, a sentence of a rule, in which names stand between backticks: those become
 * code, the rest is escaped like {@link markdownInline}. Either way nothing in it is markup, so it
 * does not matter who wrote the backticks.
 */
export function markdownSentence(text: string): string {
  const parts = text.split(/`([^`]+)`/).map((part, index) => {
    if (index % 2 === 1) return markdownCode(part);
    const [before, after] = [/^\s/.test(part) ? ' ' : '', /\s$/.test(part) ? ' ' : ''];
    return before + markdownInline(part) + after;
  });
  // Two code spans side by side would join their backticks, and end elsewhere.
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
 * For GitHub's Markdown, as a code span outside of tables, of which there are none: where ids, paths and commands are shown.
 * Mentions and links are not looked for in code.
 */
export function markdownCode(text: string): string {
  const shown = terminal(text);
  if (shown === '') return '(empty)';
  const ticks = '`'.repeat(longestFence(shown) + 1);
  const pad = /^[ `]|[ `]$/.test(shown) ? ' ' : '';
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/** For GitHub's Markdown: lines as a code block whose fence is longer than any in the text. */
export function markdownFence(lines: readonly string[]): string[] {
  const shown = lines.map(terminal);
  const fence = '`'.repeat(Math.max(3, longestFence(shown.join('\n')) + 1));
  return [`${fence}text`, ...shown, fence];
}

/** The target of a Markdown link: an http(s) address in which nothing ends the link. */
export function markdownLinkTarget(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).href.replace(/[()<>\\`|*_~[\]]/g, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `%${code.toString(16).toUpperCase()}`;
  });
}

/**
 * For a message of a SARIF log, one line: brackets, which could make a link (SARIF 2.1.0, 3.11.6),
 * and braces, which could make a placeholder (3.11.5), stand for themselves.
 */
export function sarifText(text: string): string {
  return terminal(text)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
}

/** For the message of a workflow command (`::error::message`), as the runner decodes it. */
export function workflowData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** For a property of a workflow command (`::error file=property::`). */
export function workflowProperty(text: string): string {
  return workflowData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** All but the line break, which JSON has only between its parts. */
const UNSEEN_IN_JSON = new RegExp(`(?!\\n)(?:${UNSEEN.source})`, UNSEEN.flags);

/** For JSON that people print: two-space, with unseen characters as `\u202e`; the value is equal. */
export function json(value: unknown): string {
  return withoutUnseen(JSON.stringify(value, null, 2));
}

/** The same on one line. */
export function jsonLine(value: unknown): string {
  return withoutUnseen(JSON.stringify(value));
}

function withoutUnseen(text: string): string {
  return text.replace(UNSEEN_IN_JSON, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
