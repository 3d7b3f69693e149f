import { GateError } from '../ground/error.ts';
import { batches, blobInfo, readCheckedBlobs } from './blobs.ts';
import type { Change, FileChange } from './change.ts';
import { parseDiff, parseRawDiff, type RawChange } from './diff.ts';
import type { Repository } from './git.ts';
import { readTree } from './object-tree.ts';
import type { Tree } from './tree.ts';

/** Git's own default for `diff.renameLimit`: it compares at most 1,000 × 1,000 files. */
const RENAME_LIMIT = 1000;
/** GitHub accepts no file above 100 MB. */
const MAX_BINARY_BYTES = 128 * 1024 * 1024;

const EVERY_FILE = ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', '--ignore-submodules=none'];

/**
 * Reads the difference between two commits (or trees), from their objects alone.
 *
 * Line counts are those of `git diff --numstat -M`. For a binary file, for which git counts none, all
 * lines of the old content are deleted and all lines of the new content are added; a last line
 * without a newline counts.
 *
 * @param renameLimit renames are detected by similarity (50 %) while deleted × added files are at
 *   most this number squared; beyond that, only files that moved unchanged are renames
 * @throws GateError `change_incomplete` if a line count is not available
 */
export async function readChange(
  repository: Repository,
  base: string,
  audited: string,
  renameLimit = RENAME_LIMIT,
): Promise<Change> {
  const trees = await Promise.all([readTree(repository, base), readTree(repository, audited)]);
  const output = await repository.objects([
    ...EVERY_FILE,
    '--numstat',
    similarSearchIsAffordable(trees, renameLimit) ? '-M' : '-M100%',
    '-l0',
    '--no-ext-diff',
    '--no-textconv',
    base,
    audited,
  ]);
  const files = await withBinaryLines(repository, parseDiff(output));
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { base, audited, files };
}

/** Counts the changed files, with both names of a rename. */
export async function countChangedFiles(
  repository: Repository,
  base: string,
  audited: string,
): Promise<number> {
  return (await changedFiles(repository, base, audited)).length;
}

async function changedFiles(
  repository: Repository,
  base: string,
  audited: string,
): Promise<RawChange[]> {
  return parseRawDiff(await repository.objects([...EVERY_FILE, '--no-renames', base, audited]));
}

function similarSearchIsAffordable(
  [before, after]: readonly [Tree, Tree],
  renameLimit: number,
): boolean {
  const deleted = missingFrom(before, after);
  return deleted === 0 || deleted * missingFrom(after, before) <= renameLimit ** 2;
}

/** Counts the files of a tree that another tree does not have as files. */
function missingFrom(tree: Tree, other: Tree): number {
  let count = 0;
  for (const { path } of tree.files()) {
    if ((other.stat(path)?.kind ?? 'directory') === 'directory') count += 1;
  }
  return count;
}

async function withBinaryLines(
  repository: Repository,
  files: readonly FileChange[],
): Promise<FileChange[]> {
  const uncounted = files.filter(({ binary, oldOid, newOid }) => binary && oldOid !== newOid);
  const sides = uncounted.flatMap(({ oldOid, newOid }) => [oldOid, newOid]);
  const infos = await blobInfo(repository, sides.filter(isPresent));
  for (const { path, oldOid, newOid } of uncounted) {
    const size = Math.max(infos.get(oldOid)?.size ?? 0, infos.get(newOid)?.size ?? 0);
    if (size > MAX_BINARY_BYTES) throw tooLarge(path, size);
  }
  const lines = new Map<string, number>();
  for (const batch of batches([...infos.values()])) {
    for (const [oid, content] of await readCheckedBlobs(repository, batch)) {
      lines.set(oid, countLines(content));
    }
  }
  const linesOf = (oid: string): number => {
    const found = isPresent(oid) ? lines.get(oid) : 0;
    if (found === undefined) throw new TypeError(`the lines of ${oid} were not counted`);
    return found;
  };
  return files.map((file) =>
    file.binary && file.oldOid !== file.newOid
      ? { ...file, added: linesOf(file.newOid), deleted: linesOf(file.oldOid) }
      : file,
  );
}

function isPresent(oid: string): boolean {
  return !/^0+$/.test(oid);
}

function tooLarge(path: string, size: number): GateError {
  return new GateError(
    'change_incomplete',
    `Cannot count the lines of ${path}: it has ${size} bytes, more than ${MAX_BINARY_BYTES}`,
    'Store files of this size in Git LFS.',
  );
}

/**
 * Counts lines as git does for text: every newline ends a line, and a last line without one counts.
 * An empty file has no lines.
 */
export function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, at + 1)) lines++;
  return content.length > 0 && content[content.length - 1] !== 10 ? lines + 1 : lines;
}
