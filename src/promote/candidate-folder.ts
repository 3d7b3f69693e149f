import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GateError } from '../ground/error.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { isRegular } from '../repo/tree.ts';
import { ARCHIVE_LIMITS } from './archive/unpack.ts';
import type { CandidateSource } from './candidates.ts';

/** The files of an unpacked archive that are not assets (specification 1.13, section 9). */
const COMPANIONS = /^(?:manifest\.json$|(?:memory|distiller)\/)/;

/**
 * Returns a source that reads the files below its path if that is a directory: those with JSON or JSON
 * Lines, in the order of their paths. No link is followed, and `.git` and `node_modules` are left out.
 *
 * @param path where the source is on disk
 * @param open reads a file
 */
export function withFolder(
  source: CandidateSource,
  path: string,
  open: (path: string) => AsyncIterable<Buffer>,
): CandidateSource {
  if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)) return source;
  const files = () =>
    filesIn(path, source.name).map((file) => ({
      name: `${source.name}/${file}`,
      open: () => open(join(path, file)),
    }));
  return { ...source, files };
}

function filesIn(folder: string, name: string): string[] {
  const found = [...folderTree(folder).files()].filter(
    ({ path, kind }) => isRegular(kind) || path.endsWith('.gepx'),
  );
  const archive = found.find(({ path }) => path.endsWith('.gepx'));
  if (archive) throw unusable(name, `${archive.path} is an archive`, 'Pass archives one by one.');
  const files = found.filter(({ path }) => /\.jsonl?$/.test(path) && !COMPANIONS.test(path));
  const { entries, keptBytes } = ARCHIVE_LIMITS;
  const bytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
  if (files.length === 0) {
    throw unusable(name, 'it has no JSON file', 'Pass a directory with `.json` or `.jsonl` files.');
  }
  if (files.length > entries || bytes > keptBytes) {
    const limits = `at most ${entries} files with ${keptBytes} bytes are read`;
    throw unusable(name, limits, 'Pass the files in smaller directories.');
  }
  return files.map(({ path }) => path);
}

function unusable(name: string, why: string, hint: string): GateError {
  return new GateError('input_invalid', `The directory ${name} cannot be read: ${why}.`, hint);
}
