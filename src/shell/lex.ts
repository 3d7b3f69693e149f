import type { Tree } from '../repo/tree.ts';
import type { Problem } from '../rules/problem.ts';
import { readAssignments } from './assignment.ts';
import { inspectBlanks, inspectInjection, inspectLookAlikes, visible } from './deceptive-text.ts';
import { MAX_PATTERNS, type PatternWord, resolvePattern } from './glob.ts';
import { readPattern } from './glob-pattern.ts';
import { isReserved } from './programs.ts';
import { splitWords } from './splitter.ts';
import {
  type Assignment,
  ProblemCollector,
  type RawWord,
  textOf,
  unquotedText,
  type Word,
} from './word.ts';

/** Linux limits a single argument of execve to 128 KiB (MAX_ARG_STRLEN); `sh -c` gets the command as one. */
const MAX_COMMAND_BYTES = 128 * 1024;

/** Before the program interprets them. */
interface LexResult {
  /** The matches of a pattern replace it and keep its span. */
  readonly words: readonly Word[];
  readonly assignments: readonly Assignment[];
  /** Other leading assignments. Each is also a problem. */
  readonly refused: readonly Assignment[];
  readonly problems: readonly Problem[];
}

/**
 * Splits a command as a POSIX shell does, and reports everything except plain words. If {@link hasOneReading},
 * the words are exactly the argv that dash and bash pass in a directory with the tracked files of the tree. Never
 * throws; time is linear in the length.
 * @param tree the files for unquoted patterns; without a tree they are not expanded
 */
export function lex(command: string, tree?: Tree): LexResult {
  const problems = new ProblemCollector();
  if (isTooLong(command, problems)) {
    return { words: [], assignments: [], refused: [], problems: problems.inOrder() };
  }
  const whole = { start: 0, end: command.length };
  inspectBlanks(command, problems);
  inspectInjection(command, problems);
  const raw = splitWords(command, problems);
  const { assignments, refused, count } = readAssignments(raw, problems);
  for (const word of raw.slice(0, count)) inspectTilde(word, problems);
  const words = readWords(raw.slice(count), tree, problems);
  if (words.length === 0) problems.add('empty-command', whole, {});
  for (const { value, span } of assignments) inspectInjection(value, problems, span);
  for (const { text, span } of words) inspectInjection(text, problems, span);
  return { words, assignments, refused, problems: problems.inOrder() };
}

/** An ambiguous command has no argv. */
export function hasOneReading({ problems }: Pick<LexResult, 'problems'>): boolean {
  return problems.every(({ severity }) => severity === 'warning');
}

/** A too long command has no other problem. */
function isTooLong(command: string, problems: ProblemCollector): boolean {
  if (Buffer.byteLength(command) <= MAX_COMMAND_BYTES) return false;
  const span = { start: 0, end: command.length };
  problems.add('command-too-long', span, { more: `${MAX_COMMAND_BYTES} bytes` });
  return true;
}

function readWords(
  raw: readonly RawWord[],
  tree: Tree | undefined,
  problems: ProblemCollector,
): Word[] {
  const words: Word[] = [];
  let patterns = 0;
  for (const [index, word] of raw.entries()) {
    const span = { start: word.start, end: word.end };
    const quoted = word.parts.some((part) => part.quoted);
    const text = textOf(word);
    inspectTilde(word, problems);
    inspectBraces(word, problems);
    inspectReserved(word, index === 0, problems);
    inspectLookAlikes(text, word, index === 0, problems);
    const pattern = readPattern(word);
    if (pattern) patterns += 1;
    if (pattern && patterns > MAX_PATTERNS) {
      problems.add('glob-unclear', span, { pattern: visible(text), reason: 'too_many' });
    }
    if (!pattern || patterns > MAX_PATTERNS) {
      words.push({ text, span, quoted });
      continue;
    }
    const position = positionOf(index, words);
    for (const match of resolvePattern({ pattern, span, position }, tree, problems)) {
      words.push({ text: match, span, quoted });
    }
  }
  return words;
}

/** Certain without parsing flags: the word after `node` is the script. */
function positionOf(index: number, before: readonly Word[]): PatternWord['position'] {
  if (index === 0) return 'program';
  return index === 1 && before[0]?.text === 'node' ? 'script' : 'argument';
}

/**
 * Reports a tilde that a shell expands to a home directory: at the start of a word, after `=` and `:` in
 * assignments, and in bash after these in any argument that looks like an assignment.
 */
function inspectTilde(word: RawWord, problems: ProblemCollector): void {
  for (const [index, part] of word.parts.entries()) {
    if (part.quoted || !part.text.includes('~')) continue;
    const at = part.text.search(index === 0 ? /(?:^|[=:])~/ : /[=:]~/);
    if (at < 0) continue;
    const start = part.start + part.text.indexOf('~', at);
    const text = visible(textOf(word));
    problems.add('tilde-expansion', { start, end: start + 1 }, { word: text });
    return;
  }
}

/**
 * Reports braces that bash expands and dash does not: an unquoted `{`, then a comma or `..`, then `}`.
 * Deliberately includes some nested or unfinished braces that bash does not expand.
 */
function inspectBraces(word: RawWord, problems: ProblemCollector): void {
  let open = -1;
  let separated = false;
  for (const part of word.parts) {
    if (part.quoted || (open < 0 && !part.text.includes('{'))) continue;
    for (const { 0: found, index } of part.text.matchAll(/[{},]|\.\./g)) {
      const at = part.start + index;
      if (found === '{') {
        if (open < 0) open = at;
      } else if (found !== '}') separated = open >= 0;
      else if (separated) {
        const span = { start: open, end: at + 1 };
        problems.add('brace-expansion', span, { written: visible(textOf(word)) });
        return;
      }
    }
  }
}

/**
 * Reports a reserved word in place of a program. A single `!` is always reported: no argument needs it, and
 * interactive shells and `[` give it a special meaning.
 */
function inspectReserved(word: RawWord, first: boolean, problems: ProblemCollector): void {
  const text = unquotedText(word);
  if (text === undefined) return;
  if (text === '!' || (first && isReserved(text))) {
    problems.add('shell-grammar', { start: word.start, end: word.end }, { written: text });
  }
}
