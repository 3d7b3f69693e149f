import type { FileChange } from '../../repo/change.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import type { EditedFile } from './changed-code.ts';
import { isGenerated, isManifest } from './kept-files.ts';
import { languageOf } from './languages.ts';

/** Where the tests begin that stand in a file behind its code; its end if there are none. */
function startOfTests(path: string, text: string): number {
  const at = languageOf(path)?.ownTests?.exec(text)?.index;
  return at ?? text.length;
}

/** Returns what a file was, with the tests that it has now. */
export function withOwnTests(path: string, was: Buffer, text: string): Buffer {
  const tests = text.slice(startOfTests(path, text));
  if (tests === '') return was;
  const before = was.toString('utf8');
  return Buffer.from(before.slice(0, startOfTests(path, before)) + tests);
}

function namesIn(path: string, code: string): readonly string[] {
  const declares = isGenerated(path) ? undefined : languageOf(path)?.declares;
  if (declares === undefined) return [];
  return [...code.slice(0, startOfTests(path, code)).matchAll(declares)].flatMap((match) =>
    match.slice(1).flatMap((names = '') => names.match(WORD) ?? []),
  );
}

const WORD = /[\w$]+/g;

/** The names that a file declares at the head alone, in a language whose functions are found. */
export function newNames({ path, before: { content }, text }: EditedFile): readonly string[] {
  const old = new Set(namesIn(path, content.toString('utf8')));
  return [...new Set(namesIn(path, text))].filter((name) => !old.has(name));
}

/** The words of files that stay, and of the tests in edited ones, if there are any. */
export function wordsOf(texts: readonly string[], edited: readonly EditedFile[]): Set<string> {
  if (edited.length === 0) return new Set();
  const tests = edited.map(({ path, text }) => text.slice(startOfTests(path, text)));
  const words = [...texts, ...tests].flatMap((text) => text.match(WORD) ?? []);
  const imports = texts.some((text) => /^import\s+[\w$]/m.test(text)) ? ['default'] : [];
  return new Set([...words, ...imports]);
}

/** A line that only names what a file loads, or is blank. */
const LOADS =
  /^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/;
const onlyLoads = (text: string) => text.split('\n').every((line) => LOADS.test(line));

/**
 * Returns a file with all that is edited taken back but what declares its new names, and what loads other files.
 * @param names of {@link newNames}
 */
export function withoutRest({ path, text, differs }: EditedFile, names: readonly string[]): Buffer {
  const lines = text.split(/(?<=\n)/);
  const parts = differs.map(({ start, count }) => lines.slice(start, start + count).join(''));
  const declaring = names.flatMap((name) => {
    const whole = parts.filter((part) => namesIn(path, part).includes(name));
    return whole.length > 0 ? whole : parts.filter((part) => part.match(WORD)?.includes(name));
  });
  let end = 0;
  let result = '';
  for (const [index, { start, count, removed }] of differs.entries()) {
    const part = parts[index] ?? '';
    const stays = declaring.includes(part) || onlyLoads(part);
    result += lines.slice(end, start).join('') + (stays && part !== '' ? part : removed);
    end = start + count;
  }
  return Buffer.from(result + lines.slice(end).join(''));
}

const PACKAGES = /(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi;
const IMPORTS = new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${PACKAGES.source})`, 'gi');

/** The names that manifests no longer have, and that only the old text of an edited file uses. */
export async function droppedPackages(
  kept: readonly FileChange[],
  edited: readonly EditedFile[],
  base: Tree,
  tree: Tree,
): Promise<readonly string[]> {
  const names = (text: string) => text.match(PACKAGES) ?? [];
  const dropped = new Set<string>();
  for (const { path } of kept) {
    if (!isManifest(path) || ![base, tree].every((of) => isRegular(of.stat(path)?.kind))) continue;
    const [old, now] = await Promise.all([base.read(path), tree.read(path)]);
    const left = new Set(names(now.toString('utf8')));
    for (const name of names(old.toString('utf8'))) if (!left.has(name)) dropped.add(name);
  }
  if (dropped.size === 0) return [];
  const imports = (text: string) => [...text.matchAll(IMPORTS)].map(({ 1: name = '' }) => name);
  const used = edited.flatMap(({ before: { content }, text }) => {
    const now = new Set(imports(text));
    return imports(content.toString('utf8')).filter((name) => !now.has(name));
  });
  return [...new Set(used)].filter((name) => dropped.has(name));
}
