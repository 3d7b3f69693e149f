import type { Language } from './languages.ts';

const LONGEST_HEAD = 200;
const LONGEST_TYPE = 400;
const LONGEST_PREAMBLE = 10_000;

/**
 * Makes every function of a file fail as its first step. Reads brackets, not the whole language: a function that
 * it does not find stays as it is, and a mistake makes the file unreadable, which is a defect as well.
 *
 * @param token a word that is nowhere else
 * @returns undefined for a file without functions
 */
export function failFunctions(text: string, language: Language, token: string): string | undefined {
  const { masked, forms, failing, unused } = language;
  const code = text.replaceAll(masked, (found) => found.replaceAll(/[^\n]/g, ' '));
  const steps = new Map<number, string>();
  for (const { start, end } of parametersIn(code, language)) {
    const rest = code.slice(end, end + LONGEST_TYPE);
    const form = forms.find(({ after }) => after.test(rest));
    const head = code.slice(Math.max(0, start - LONGEST_HEAD), start);
    if (!form || form.unless?.test(head) || form.before?.test(head) === false) continue;
    const at = end + (form.after.exec(rest)?.[0].length ?? 0);
    // What stands before the expression that an arrow function returns fails before it is read.
    if (form.isExpression) steps.set(at, ` (() => {${failing(token)} })( ) ? 0 : `);
    else steps.set(...firstStep(text, at, language, token));
  }
  if (steps.size === 0) return undefined;
  if (unused && /^[ \t]*(?:import|export)\b/m.test(code)) steps.set(text.length, unused(token));
  let result = '';
  let end = 0;
  for (const [at, step] of [...steps].sort(([a], [b]) => a - b)) {
    result += text.slice(end, at) + step;
    end = at;
  }
  return result + text.slice(end);
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

/** Returns where the failing statements of a body are inserted, and their text. */
function firstStep(
  text: string,
  body: number,
  { preamble, isIndented, failing }: Language,
  token: string,
): readonly [at: number, step: string] {
  const kept = preamble?.exec(text.slice(body, body + LONGEST_PREAMBLE))?.[0].length ?? 0;
  const step = failing(token);
  if (!isIndented) return [body + kept, step];
  if (kept > 0) return [body + kept, `; ${step}`];
  const [blanks = '', indent = ''] =
    /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(text.slice(body)) ?? [];
  return [body + blanks.length, blanks === indent ? `${step}; ` : `${step}\n${indent}`];
}
