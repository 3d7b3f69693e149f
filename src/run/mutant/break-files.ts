import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { MutantOperator } from '../../model/mutant.ts';
import { commitLayer } from '../../repo/committed-layer.ts';
import { javascript, typescript } from './javascript.ts';
import { insert, type Operator } from './operator.ts';
import { go, java, kotlin, python, rust } from './other-languages.ts';

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...['js', 'mjs', 'cjs', 'jsx'].map((name) => [name, javascript] as const),
  ...['ts', 'mts', 'cts', 'tsx'].map((name) => [name, typescript] as const),
  ...['py', 'pyi'].map((name) => [name, python] as const),
  ['rs', rust],
  ['go', go],
  ['java', java],
  ...['kt', 'kts'].map((name) => [name, kotlin] as const),
]);

/** Files with a defect in each, and how it was made. */
export interface BrokenFiles {
  /** The new content of each file. */
  readonly files: ReadonlyMap<string, string>;
  readonly operator: MutantOperator;
}

/**
 * Breaks files: their functions fail. A file without functions stays as it is if others have some. One of a
 * language without an operator gets a text that no parser accepts.
 *
 * @param files the content of each file by its path
 * @param token a word that is in none of them
 */
export function breakFiles(files: ReadonlyMap<string, string>, token: string): BrokenFiles {
  const failing = new Map<string, string>();
  const unknown = new Map<string, string>();
  for (const [path, text] of files) {
    const operator = OPERATORS.get(posix.extname(path).slice(1).toLowerCase());
    const insertions = operator?.(text, token);
    if (insertions === undefined) unknown.set(path, unparsable(text, token));
    else if (insertions.length > 0) failing.set(path, insert(text, insertions));
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

/** The checkout that a layer covers. */
export interface CoveredCheckout {
  readonly directory: string;
  /** Whether git sees the audited files as committed there. */
  readonly isCommitted: boolean;
  /** The PATH of the step or terminal. */
  readonly path: string;
}

/**
 * Writes files to a layer over a checkout, with the permissions that they have there, and commits them in
 * the layer: a command that checks only what is not committed must not find them.
 *
 * @throws any file system error; GateError `git_failed`
 */
export async function writeLayer(
  layer: string,
  files: ReadonlyMap<string, string>,
  { directory, isCommitted, path }: CoveredCheckout,
): Promise<void> {
  const modes = new Map<string, string>();
  for (const [file, text] of files) {
    const { mode } = await lstat(join(directory, file));
    await mkdir(dirname(join(layer, file)), { recursive: true });
    await writeFile(join(layer, file), text);
    await chmod(join(layer, file), mode & 0o777);
    modes.set(file, (mode & 0o111) === 0 ? '100644' : '100755');
  }
  if (isCommitted) {
    await commitLayer({ checkout: directory, layer, modes, env: { PATH: path } });
  }
  await copyModes(layer, directory);
}

/** The directories of a layer hide the permissions of those below them. */
async function copyModes(layer: string, directory: string): Promise<void> {
  const entries = await readdir(layer, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const folder = join(entry.parentPath, entry.name);
    const below = await lstat(join(directory, folder.slice(layer.length))).catch(() => undefined);
    if (below) await chmod(folder, below.mode & 0o777);
  }
}
