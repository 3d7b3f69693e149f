import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatch, structuredPatch } from 'diff';
import { GateError } from '../ground/error.ts';
import { makeFolder, replaceFile } from '../ground/write-file.ts';
import { terminal } from '../report/escape.ts';
import type { Fix } from './fix.ts';

type Changes = Pick<Fix, 'files' | 'scripts'>;

/** A limit, because the time of a diff grows with the square of the changed lines. */
const MAX_CHANGED_LINES = 2_000;

/**
 * Returns a fix as one unified diff for `git apply`: new scripts, then asset files. Unsafe characters are shown
 * as `<U+202E>`, and a diff with such a line cannot be applied.
 */
export function patchText(fix: Changes): string {
  return filesOf(fix)
    .map(({ path, patch }) => show(path, patch))
    .join('');
}

const MAX_REPORTED_LINES = 10_000;

/** Returns the same diff with unescaped characters; null if it has too many lines. */
export function patchOf(fix: Changes): string | null {
  const patches = filesOf(fix).map(({ patch }) => patch);
  const lines = patches.flatMap((patch) => patch?.hunks.flatMap((hunk) => hunk.lines) ?? []);
  const changed = lines.filter((line) => /^[+-]/.test(line)).length;
  if (changed > MAX_REPORTED_LINES || patches.includes(undefined)) return null;
  return patches.map((patch) => (patch ? formatPatch(patch, FILE_HEADERS_ONLY) : '')).join('');
}

/** Returns the diff of each new or changed file; undefined if there is too much to compare. */
function filesOf({ files, scripts }: Changes) {
  const created = [...scripts].map(([path, text]) => {
    const patch = diff('/dev/null', `b/${path}`, '', text);
    return { path, patch: patch && { ...patch, isCreate: true } };
  });
  const changed = files
    .filter(({ before, after }) => before !== after)
    .map(({ path, before, after }) => ({
      path,
      patch: diff(`a/${path}`, `b/${path}`, before, after),
    }));
  return [...created, ...changed];
}

function diff(
  from: string,
  to: string,
  before: string,
  after: string,
): StructuredPatch | undefined {
  const options = { context: 3, maxEditLength: 2 * MAX_CHANGED_LINES };
  const patch = structuredPatch(from, to, before, after, undefined, undefined, options);
  return patch && { ...patch, isGit: true };
}

function show(path: string, patch: StructuredPatch | undefined): string {
  if (patch === undefined) {
    return `# ${terminal(path)}: diff not shown, more than ${MAX_CHANGED_LINES} changed lines\n`;
  }
  return formatPatch(patch, FILE_HEADERS_ONLY).split('\n').map(showLine).join('\n');
}

/** Escapes a line, except for tabs and a final carriage return, which files may contain. */
function showLine(line: string): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  return text.split('\t').map(terminal).join('\t') + end;
}

/**
 * Writes a fix to disk, scripts first, so that no command names a missing script. Files are replaced atomically
 * and keep their mode. Nothing is written if one of them has changed.
 * @throws GateError `file_unreadable` if a file cannot be written, or has changed in the meantime
 */
export async function writeFix(root: string, { files, scripts }: Fix): Promise<void> {
  const directory = await realpath(root);
  const edited = files.filter(({ before, after }) => before !== after);
  for (const { path, before } of edited) {
    await orExplain(path, () => requireSame(join(directory, path), before));
  }
  for (const [path, text] of scripts) {
    await orExplain(path, () => addFile(join(directory, path), text));
  }
  for (const { path, before, after } of edited) {
    await orExplain(path, () => editFile(join(directory, path), before, after));
  }
}

/** The file may exist: ignored files are not in the tree. */
async function addFile(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  if ((await realpath(folder)) !== folder) throw new Error('its directory is a symlink');
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (!isThere || (await readFile(path, 'utf8')) !== text) throw error;
  }
}

async function requireSame(path: string, before: string): Promise<void> {
  if (!(await readFile(path)).equals(Buffer.from(before))) {
    throw new Error('it has changed in the meantime');
  }
}

async function editFile(path: string, before: string, after: string): Promise<void> {
  await requireSame(path, before);
  await replaceFile(path, after, (await stat(path)).mode);
}

async function orExplain(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw new GateError(
      'file_unreadable',
      `${path} cannot be written: ${error instanceof Error ? error.message : error}`,
      'Check the file and its permissions, and run `gene-gate fix` again.',
      { cause: error },
    );
  }
}
