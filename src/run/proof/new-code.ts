import type { AddedCode } from './changed-code.ts';
import { type Language, languageOf, type Style } from './languages.ts';

const LONGEST_HEAD = 200;
const LONGEST_TYPE = 400;
const LONGEST_PREAMBLE = 10_000;
const LONGEST_EXPRESSION = 1_000;

/** A text in place of a part of a file. */
interface Step {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Makes the new functions of a file fail as their first step, written as a formatter would. Reads brackets, not the
 * whole language: a function that it does not find stays as it is.
 *
 * @returns undefined if none is found
 */
export function failNewFunctions({
  path,
  text,
  isNew,
}: Pick<AddedCode, 'path' | 'text' | 'isNew'>): string | undefined {
  const language = languageOf(path);
  if (language === undefined) return undefined;
  const { masked, forms } = language;
  const code = text.replaceAll(masked, (found) => found.replaceAll(/[^\n]/g, ' '));
  const style = styleOf(text);
  const steps = new Map<number, Step>();
  for (const { start, end } of parametersIn(code, language)) {
    if (isNew?.(start) === false) continue;
    const rest = code.slice(end, end + LONGEST_TYPE);
    const form = forms.find(({ after }) => after.test(rest));
    const head = code.slice(Math.max(0, start - LONGEST_HEAD), start);
    if (!form || form.unless?.test(head) || form.before?.test(head) === false) continue;
    const body = end + (form.after.exec(rest)?.[0].length ?? 0);
    const step = form.isExpression
      ? bodyOfArrow({ text, code }, body, language.failing(style), style)
      : firstStep(text, body, language, style);
    if (step) steps.set(step.at, step);
  }
  if (steps.size === 0) return undefined;
  let result = '';
  let end = 0;
  for (const step of [...steps.values()].sort((one, other) => one.at - other.at)) {
    // A function inside an expression that is replaced already fails with it.
    if (step.at < end) continue;
    result += text.slice(end, step.at) + step.text;
    end = step.end;
  }
  return result + text.slice(end);
}

function styleOf(text: string): Style {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    quote: count(/"/g) > count(/'/g) ? '"' : "'",
    end: count(/;[ \t]*$/gm) > 0 ? ';' : '',
    indent: /^(\t| {2,8})\S/m.exec(text)?.[1] ?? '  ',
  };
}

function parametersIn(code: string, { bareParameter }: Language) {
  const found: { readonly start: number; readonly end: number }[] = [];
  const open: number[] = [];
  for (const { index, 0: bracket } of code.matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(bracket)) open.push(index);
    else {
      const start = open.pop();
      if (bracket === ')' && start !== undefined) found.push({ start, end: index + 1 });
    }
  }
  const bare = bareParameter ? [...code.matchAll(bareParameter)] : [];
  return [
    ...found,
    ...bare.map(({ index, 0: name }) => ({ start: index, end: index + name.length })),
  ];
}

/** The failing statement as the first of a body. */
function firstStep(text: string, body: number, language: Language, style: Style): Step {
  const { preamble, isIndented, failing } = language;
  const kept = preamble?.exec(text.slice(body, body + LONGEST_PREAMBLE))?.[0].length ?? 0;
  const at = body + kept;
  const [, blanks = '', line = ''] =
    /^([ \t]*(?:(?:#|\/\/)[^\n]*)?)(\r?\n|)/.exec(text.slice(at)) ?? [];
  if (line === '') {
    // A body in the line of its function.
    const lines = failing({ ...style, end: '' });
    const inline = isIndented ? lines.at(-1)?.trim() : lines.join(' ');
    return { at, end: at, text: `${isIndented && kept > 0 ? ';' : ''} ${inline};` };
  }
  const lines = failing(style);
  const own = /^(?:[ \t]*\r?\n)*([ \t]+)\S/.exec(text.slice(at + blanks.length + line.length))?.[1];
  const indent = own ?? `${indentOf(text, body)}${style.indent}`;
  const written = lines.map((each) => `\n${indent}${each}`).join('');
  return { at: at + blanks.length, end: at + blanks.length, text: written };
}

function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

/** What continues an expression in the next line. */
const CONTINUES = /^\s*(?:[.?:&|+*/%<>=,-]|in\b|instanceof\b)/;

/** The body of an arrow function in place of an expression of one line, which begins at an offset. */
function bodyOfArrow(
  { text, code }: { readonly text: string; readonly code: string },
  body: number,
  failing: readonly string[],
  { indent, end: semicolon }: Style,
): Step | undefined {
  const line = /^[^\n]*/.exec(code.slice(body, body + LONGEST_EXPRESSION))?.[0] ?? '';
  let depth = 0;
  let length = 0;
  for (const character of line) {
    if (depth === 0 && ')]},;'.includes(character)) break;
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    length += character.length;
  }
  const end = body + length;
  const expression = text.slice(body, end).trim();
  const isCut =
    (length === line.length && CONTINUES.test(code.slice(end, end + LONGEST_EXPRESSION))) ||
    length === LONGEST_EXPRESSION ||
    (expression.match(/`/g)?.length ?? 0) % 2 === 1;
  if (depth !== 0 || expression === '' || isCut) return undefined;
  const around = indentOf(text, body);
  const returned = /^\(\{[\s\S]*\}\)$/.test(expression) ? expression.slice(1, -1) : expression;
  const lines = [...failing, `return ${returned}${semicolon}`];
  const written = lines.map((each) => `${around}${indent}${each}\n`).join('');
  return { at: body, end, text: ` {\n${written}${around}}` };
}
