import type { AddedCode } from './changed-code.ts';
import { type Language, LONGEST_FILE, languageOf, type Style } from './languages.ts';

const LONGEST_HEAD = 200;
const LONGEST_TYPE = 400;
const LONGEST_PREAMBLE = 10_000;
const LONGEST_EXPRESSION = 1_000;

/** In a program, which works while it loads. */
const PROGRAM =
  /^#!|\bprocess\.argv\b|\brequire\.main\b|\bimport\.meta\.main\b|\bsys\.argv\b|["']__main__["']/;

/** A text in place of a part of a file. */
interface Step {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** Where the function ends. */
  readonly close?: number;
}

/**
 * Makes the new functions of a file fail as their first step, written as a formatter would. Those that the file calls
 * while it loads fail only later: a failure to load shows nothing. Reads brackets, not the whole language: a function
 * that it does not find stays as it is.
 * @returns undefined if none is found
 */
export function failNewFunctions({
  path,
  text,
  isNew,
}: Pick<AddedCode, 'path' | 'text' | 'isNew'>): string | undefined {
  const language = languageOf(path);
  if (language === undefined || text.length > LONGEST_FILE) return undefined;
  const { masked, forms, always } = language;
  const loaded = PROGRAM.test(text) ? undefined : language.loaded;
  const code = text.replaceAll(masked, (found) => found.replaceAll(/[^\n]/g, ' '));
  const style = styleOf(text);
  const failing = language.failing(loaded?.condition ?? always, style);
  const pairs = pairsIn(code);
  const steps = new Map<number, Step & { readonly from: number }>();
  for (const { start, end } of parametersIn(code, pairs, language)) {
    if (isNew?.(start) === false) continue;
    const rest = code.slice(end, end + LONGEST_TYPE);
    const form = forms.find(({ after }) => after.test(rest));
    const head = code.slice(Math.max(0, start - LONGEST_HEAD), start);
    if (!form || form.unless?.test(head) || form.before?.test(head) === false) continue;
    const body = end + (form.after.exec(rest)?.[0].length ?? 0);
    const step = form.isExpression
      ? bodyOfArrow({ text, code }, body, failing, style)
      : firstStep({ text, failing, close: pairs.get(body - 1) }, body, language, style);
    if (step) steps.set(step.at, { ...step, from: start });
  }
  if (steps.size === 0) return undefined;
  let result = '';
  let end = 0;
  let covered = 0;
  for (const step of [...steps.values()].sort((one, other) => one.from - other.from)) {
    // A function inside one that fails, or in its parameters, stays as it is.
    if (step.from < covered || step.at < end) continue;
    result += text.slice(end, step.at) + step.text.replaceAll('\n', style.newline);
    end = step.end;
    covered = Math.max(step.end, step.close ?? 0);
  }
  const rest = text.slice(end);
  if (loaded === undefined) return result + rest;
  const last = `${rest.endsWith('\n') ? '' : '\n'}${loaded.end(style)}`;
  return result + rest + last.replaceAll('\n', style.newline);
}

function styleOf(text: string): Style {
  return {
    end: /;[ \t]*(?:\}|\r?$)/m.test(text) ? ';' : '',
    indent: /^(\t| {2,8})\S/m.exec(text)?.[1] ?? '  ',
    newline: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Returns where the brackets close, by where they open. */
function pairsIn(code: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { index, 0: bracket } of code.matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(bracket)) open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, index);
    }
  }
  return pairs;
}

function parametersIn(
  code: string,
  pairs: ReadonlyMap<number, number>,
  { bareParameter }: Language,
): readonly { readonly start: number; readonly end: number }[] {
  const lists = [...pairs].filter(([start, end]) => code[start] === '(' && code[end] === ')');
  const bare = bareParameter ? [...code.matchAll(bareParameter)] : [];
  return [
    ...lists.map(([start, end]) => ({ start, end: end + 1 })),
    ...bare.map(({ index, 0: name }) => ({ start: index, end: index + name.length })),
  ];
}

/** The failing statement as the first of a body, which begins at an offset. */
function firstStep(
  {
    text,
    failing,
    close,
  }: Pick<AddedCode, 'text'> & { failing: readonly string[]; close: number | undefined },
  body: number,
  { preamble, isIndented }: Language,
  style: Style,
): Step | undefined {
  const kept = preamble?.exec(text.slice(body, body + LONGEST_PREAMBLE))?.[0].length ?? 0;
  const at = body + kept;
  const [, blanks = '', line = ''] =
    /^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(text.slice(at)) ?? [];
  const covered = close === undefined ? {} : { close };
  const around = indentOf(text, body);
  const lines = failing.map((each) => `\n${around}${style.indent}${each}`);
  if (line !== '') {
    const next = text.slice(at + blanks.length + line.length);
    const own = /^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(next)?.[1] ?? `${around}${style.indent}`;
    const written = failing.map((each) => `\n${own}${each}`);
    const start = at + blanks.length;
    return { at: start, end: start, text: written.join(''), ...covered };
  }
  // A body in the line of its function is opened.
  if (isIndented && kept > 0) return undefined;
  const rest = text.slice(at, close).trimStart();
  const end = at + blanks.length;
  if (isIndented) return { at, end, text: `${lines.join('')}\n${around}${style.indent}` };
  if (close === undefined || rest.includes('\n')) {
    return { at, end, text: `${lines.join('')}\n${around}${style.indent}`, ...covered };
  }
  const own = rest.trim() === '' ? '' : `\n${around}${style.indent}${rest.trim()}`;
  return { at, end: close, text: `${lines.join('')}${own}\n${around}`, close };
}

function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

/** What continues an expression in the next line, and what a line ends with that does. */
const CONTINUES = /\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y;
const CONTINUED = '.?:&|+*/%<>=,-';

/** The body of an arrow function in place of its expression, which begins at an offset. */
function bodyOfArrow(
  { text, code }: { readonly text: string; readonly code: string },
  body: number,
  failing: readonly string[],
  { indent, end: semicolon }: Style,
): Step | undefined {
  const rest = code.slice(body, body + LONGEST_EXPRESSION);
  let depth = 0;
  let length = 0;
  // The last character of the code, or the last quote of a string.
  let last = '';
  for (; length < rest.length; length += 1) {
    const character = rest.charAt(length);
    if (depth === 0 && ')]},;'.includes(character)) break;
    CONTINUES.lastIndex = length;
    if (depth === 0 && character === '\n' && last !== '') {
      if (!CONTINUED.includes(last) && !CONTINUES.test(rest)) break;
    }
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    const written = text.charAt(body + length);
    if (character.trim() !== '' || `'"\``.includes(written)) last = written;
  }
  const end = body + length;
  const source = text.slice(body, end);
  const expression = source.trim();
  const isCut = depth !== 0 || length === LONGEST_EXPRESSION;
  if (isCut || expression === '' || (expression.match(/`/g)?.length ?? 0) % 2 === 1)
    return undefined;
  const around = indentOf(text, body);
  const moved = /^\s*\n/.test(source) ? expression : expression.replaceAll('\n', `\n${indent}`);
  const isWrapped = pairsIn(code.slice(body, end).trim()).get(0) === expression.length - 1;
  const bare = isWrapped && /^\(\{|^\([^\n]*\)$/.test(moved) ? moved.slice(1, -1) : moved;
  const lines = [...failing, `return ${bare}${semicolon}`];
  return {
    at: body,
    end,
    text: ` {\n${lines.map((each) => `${around}${indent}${each}\n`).join('')}${around}}`,
  };
}
