import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import type { MutantOperator } from '../../model/mutant.ts';
import { commitLayer } from '../../repo/committed-layer.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Texts } from './sources.ts';

/** Files with a defect in each, and how it was made. */
export interface BrokenFiles {
  readonly files: Texts;
  readonly operator: MutantOperator;
}

/** Declarations have no functions that run. */
const DECLARES = /\.d\.[cm]?ts$/;

/**
 * Breaks files: their functions fail. A file without functions stays as it is if others have some. One of a
 * language without an operator gets a text that no parser accepts.
 *
 * @param token a word that is in none of them
 */
export function breakFiles(files: Texts, token: string): BrokenFiles {
  const failing = new Map<string, string>();
  const unknown = new Map<string, string>();
  for (const [path, text] of files) {
    const extension = posix.extname(path).slice(1).toLowerCase();
    const language = LANGUAGES.find(({ extensions }) => extensions.includes(extension));
    const broken = language && !DECLARES.test(path) && failFunctions(text, language, token);
    if (language === undefined) unknown.set(path, unparsable(text, token));
    else if (broken) failing.set(path, broken);
  }
  if (failing.size === 0) {
    const all = [...files].map(([path, text]) => [path, unparsable(text, token)] as const);
    return { files: new Map(all), operator: 'unparsable' };
  }
  const operator = unknown.size > 0 ? 'mixed' : 'functions_fail';
  return { files: new Map([...failing, ...unknown]), operator };
}

function unparsable(text: string, token: string): string {
  return `)]}>"'\`<<<<<<< ${token}\n${text}`;
}

/**
 * Writes files to a layer over a checkout, with the permissions that they have there, and commits them in
 * the layer: a command that checks only what is not committed must not find them.
 *
 * @param options.isCommitted whether git sees the audited files as committed in the checkout
 * @param options.path the PATH of the step or terminal
 * @throws any file system error; GateError `git_failed`
 */
export async function writeLayer(
  layer: string,
  files: Texts,
  options: { readonly checkout: string; readonly isCommitted: boolean; readonly path: string },
): Promise<void> {
  const { checkout, isCommitted, path } = options;
  const modes = new Map<string, string>();
  for (const [file, text] of files) {
    const { mode } = await lstat(join(checkout, file));
    await mkdir(dirname(join(layer, file)), { recursive: true });
    await writeFile(join(layer, file), text);
    await chmod(join(layer, file), mode & 0o777);
    modes.set(file, (mode & 0o111) === 0 ? '100644' : '100755');
  }
  if (isCommitted) await commitLayer({ checkout, layer, modes, path });
  // The directories of a layer hide the permissions of those below them.
  for (const entry of await readdir(layer, { recursive: true, withFileTypes: true })) {
    const folder = join(entry.parentPath, entry.name);
    const below = await lstat(join(checkout, relative(layer, folder))).catch(() => undefined);
    if (entry.isDirectory() && below) await chmod(folder, below.mode & 0o777);
  }
}

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
function failFunctions(text: string, language: Language, token: string): string | undefined {
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
