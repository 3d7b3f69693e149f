import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../ground/error.ts';
import { type Change, type FileChange, parseDiff, parseRawDiff, type RawChange } from './change.ts';
import type { Repository } from './git.ts';
import { readTree } from './object-tree.ts';
import type { Tree } from './tree.ts';

/** Git's default for `diff.renameLimit`: it compares at most 1,000 × 1,000 files. */
const RENAME_LIMIT = 1000;
const EVERY_FILE = ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', '--ignore-submodules=none'];
const AS_STORED = ['--no-ext-diff', '--no-textconv'];

/**
 * Reads the difference between two commits (or trees) from their objects alone. Line counts equal `git diff
 * --numstat -M`. Git counts none for a binary file; its lines are counted as text. All lines of a renamed binary
 * file count as deleted and added.
 * @param renameLimit renames are detected by similarity (50 %) while deleted × added files are at most this
 *   number squared; beyond that, only unchanged files count as renamed
 * @throws GateError `change_incomplete` if a line count is missing
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
    ...AS_STORED,
    base,
    audited,
  ]);
  const files = await withBinaryLines(repository, parseDiff(output), [base, audited]);
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { base, audited, files };
}

/** Reads the difference without line counts. A rename is two files. */
export async function changedFiles(
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
  commits: readonly [string, string],
): Promise<FileChange[]> {
  const isUncounted = ({ binary, oldOid, newOid }: FileChange) => binary && oldOid !== newOid;
  if (!files.some(isUncounted)) return [...files];
  const texts = await readAsText(repository, commits);
  const lines = (path: string) => {
    const found = texts.get(path);
    if (found === undefined || found.binary) throw notCounted(path);
    return found;
  };
  return files.map((file) => {
    if (!isUncounted(file)) return file;
    const { path, oldPath = path } = file;
    return { ...file, added: lines(path).added, deleted: lines(oldPath).deleted };
  });
}

/** Reads the same difference with all files as text, and without renames. */
async function readAsText(
  repository: Repository,
  commits: readonly [string, string],
): Promise<ReadonlyMap<string, FileChange>> {
  const attributes = join(repository.temporary, randomUUID());
  await writeFile(attributes, '* diff\n');
  const env = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.attributesFile',
    GIT_CONFIG_VALUE_0: attributes,
  };
  const output = await repository.objects(
    [...EVERY_FILE, '--numstat', '--no-renames', ...AS_STORED, ...commits],
    { env },
  );
  return new Map(parseDiff(output).map((file) => [file.path, file]));
}

function notCounted(path: string): GateError {
  return new GateError(
    'change_incomplete',
    `Git cannot count the lines of ${path}, which is too large`,
    'Store files of this size in Git LFS.',
  );
}
