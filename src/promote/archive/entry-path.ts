import type { ReadEntry } from 'tar/read-entry';
import { brokenArchive } from './broken.ts';

/** Longer names are of no use to anybody but an attacker. */
const LONGEST_PATH = 255;

/** Windows' own separator and drive letters, and characters that nobody can see. */
const UNUSABLE = /[\\:\p{C}]/u;

/**
 * The path of a file in an archive, without `./`; undefined for a folder.
 *
 * @throws GateError `input_invalid` for whatever is neither a file nor a folder, and for a name that
 *   could lead out of the folder that an archive is unpacked in
 */
export function entryPath({ path, type }: Pick<ReadEntry, 'path' | 'type'>): string | undefined {
  const name = JSON.stringify(path.slice(0, LONGEST_PATH));
  if (type !== 'File' && type !== 'OldFile' && type !== 'Directory') {
    throw brokenArchive(`${name} is a ${type}, and only files and folders may be in it`);
  }
  if (path.length > LONGEST_PATH) throw brokenArchive(`the name ${name}… is too long`);
  if (path.startsWith('/')) throw brokenArchive(`the name ${name} is absolute`);
  if (UNUSABLE.test(path)) throw brokenArchive(`the name ${name} has unusable characters`);
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) throw brokenArchive(`the name ${name} leads out of it`);
  if (type === 'Directory') return undefined;
  if (segments.length === 0) throw brokenArchive(`a file in it has the name ${name}`);
  return segments.join('/');
}
