import type { ReadEntry } from 'tar/read-entry';
import { brokenArchive } from './broken.ts';

/** In UTF-16 units; only an attacker needs a longer name. */
const LONGEST_PATH = 255;

/** The separator and drive letters of Windows, and invisible characters. */
const UNUSABLE = /[\\:\p{C}]/u;

/**
 * Returns the path of a file in an archive, without `./`; undefined for a directory.
 *
 * @throws GateError `input_invalid` for an entry that is neither a file nor a directory, and for a path
 *   that could leave the directory that the archive is unpacked to
 */
export function entryPath({ path, type }: Pick<ReadEntry, 'path' | 'type'>): string | undefined {
  const name = JSON.stringify(path.slice(0, LONGEST_PATH));
  if (type !== 'File' && type !== 'OldFile' && type !== 'Directory') {
    throw brokenArchive(`${name} is a ${type}, but only files and directories are allowed`);
  }
  if (path.length > LONGEST_PATH) throw brokenArchive(`the path ${name}… is too long`);
  if (path.startsWith('/')) throw brokenArchive(`the path ${name} is absolute`);
  if (UNUSABLE.test(path))
    throw brokenArchive(`the path ${name} contains characters that are not allowed`);
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) throw brokenArchive(`the path ${name} leaves the archive`);
  if (type === 'Directory') return undefined;
  if (segments.length === 0) throw brokenArchive(`a file has the path ${name}`);
  return segments.join('/');
}
