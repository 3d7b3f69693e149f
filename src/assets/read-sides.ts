import { AuditClock } from '../ground/signals.ts';
import type { Policy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import type { AssetFile, AssetProblem, FileSides } from './asset.ts';
import { readAssetFile, tooLargeFile, unreadFile } from './file.ts';
import { assetPathTest, findStrayGenes, mayHoldAssets } from './globs.ts';
import { isAuditLog } from './log/audit-log.ts';
import { readAppendedLog, readUntouchedLog } from './log/read-log.ts';
import { type AssetLimits, assetLimits } from './source.ts';

export interface SidesRequest {
  readonly baseTree: Tree;
  readonly headTree: Tree;
  readonly change: Change;
  readonly policy: Pick<Policy, 'assets'>;
  /** Default: its own. */
  readonly clock?: AuditClock;
}

export interface AssetSides extends FileSides {
  /** In tree order. */
  readonly paths: readonly string[];
  /** Of the audited commit, in tree order; a log with appended records is two. */
  readonly files: readonly AssetFile[];
  /** Genes in other files that the change adds or modifies. */
  readonly strays: readonly AssetProblem[];
  readonly isTouched: (path: string) => boolean;
}

/**
 * Reads the asset files of both sides of a change, each tree in one batch. An unreadable file is a
 * problem of that file.
 * @throws GateError `interrupted`, `audit_too_long`
 */
export async function readSides(request: SidesRequest): Promise<AssetSides> {
  const { baseTree, headTree, change, policy, clock = new AuditClock() } = request;
  const isAssetPath = assetPathTest(policy);
  const limits = assetLimits(policy.assets.max_file_bytes);
  const regular = [...headTree.files()].filter(({ kind }) => isRegular(kind));
  const stores = regular.filter(({ path }) => isAssetPath(path));
  const touched = new Set(
    change.files.filter(({ status }) => status !== 'deleted').map(({ path }) => path),
  );
  const suspects = regular.filter(
    ({ path }) => mayHoldAssets(path) && touched.has(path) && !isAssetPath(path),
  );
  const replaced = change.files.flatMap(({ oldPath, path }) => {
    const entry = isAssetPath(oldPath ?? path) ? baseTree.stat(oldPath ?? path) : undefined;
    return entry && isRegular(entry.kind) ? entry : [];
  });

  // The base of a log is compared as bytes, and parsed only if the change rewrites the log.
  const [logs, others] = split(replaced, ({ path }) => isAuditLog(path) && touched.has(path));
  const continued = new Set(logs.map(({ path }) => path));
  const readHead = async (entry: TreeEntry): Promise<readonly HeadFile[]> => {
    const isTouched = touched.has(entry.path);
    if (isAuditLog(entry.path) && !isTouched) {
      return [{ file: await readUntouchedLog(headTree, entry, limits), isTouched }];
    }
    const log = continued.has(entry.path)
      ? await readAppendedLog(baseTree, headTree, entry, limits)
      : undefined;
    if (log === undefined) return [{ file: await readStore(headTree, entry, limits), isTouched }];
    continued.delete(entry.path);
    return [
      { file: log.kept, isTouched: false },
      { file: log.appended, isTouched: true },
    ];
  };
  const readBase = (entry: TreeEntry) => readStore(readable(baseTree), entry, limits);
  const counted = async <File>(reading: Promise<File>): Promise<File> => {
    const file = await reading;
    await clock.tick();
    return file;
  };
  const [heads, unlike, strays] = await Promise.all([
    Promise.all(stores.map((entry) => counted(readHead(entry)))),
    Promise.all(others.map((entry) => counted(readBase(entry)))),
    Promise.all(suspects.map((entry) => counted(findStrayGenes(headTree, entry, limits)))),
  ]);
  const rewritten = logs.filter(({ path }) => continued.has(path));
  const base = [...unlike, ...(await Promise.all(rewritten.map(readBase)))];
  const [head, untouched] = split(heads.flat(), ({ isTouched }) => isTouched);
  return {
    paths: stores.map(({ path }) => path),
    files: heads.flat().map(({ file }) => file),
    head: head.map(({ file }) => file),
    untouched: untouched.map(({ file }) => file),
    base,
    strays: strays.filter((stray) => stray !== undefined),
    isTouched: (path) => touched.has(path),
  };
}

/** A file of the audited commit, or a part of a log. */
interface HeadFile {
  readonly file: AssetFile;
  readonly isTouched: boolean;
}

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Replaces bytes that are not UTF-8, so that a change can repair a file and keeps its limits. */
function readable(tree: Tree): Tree {
  return {
    ...tree,
    read: async (...args) => Buffer.from((await tree.read(...args)).toString('utf8')),
  };
}

/** Checks the size before reading. */
async function readStore(
  tree: Tree,
  { path, size = 0 }: TreeEntry,
  limits: AssetLimits,
): Promise<AssetFile> {
  if (size > limits.maxBytes) return tooLargeFile(path, size, limits);
  try {
    const file = readAssetFile(path, await tree.read(path, limits.maxBytes), limits);
    // Copies are one asset.
    return { ...file, assets: file.assets.filter(({ copy }) => !copy) };
  } catch (error) {
    return unreadFile(path, error);
  }
}
