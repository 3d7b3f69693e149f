import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GateError } from '../ground/error.ts';
import { makeFolder, replaceFile } from '../ground/write-file.ts';
import type { Fix } from './fix.ts';

/**
 * Writes a fix to disk: scripts first, so that no command names a script that does not exist. Each
 * file is replaced atomically and keeps its mode. Nothing is written if one of them has changed.
 *
 * @param root absolute path of the directory that the paths are relative to
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

/** The file may already exist: ignored files are not in the tree. */
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
