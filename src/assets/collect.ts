import { AuditClock } from '../audit-clock.ts';
import type { Policy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import { allOtherGenes, appliedGenes } from './applied.ts';
import type { AssetChange, AssetChanges, AssetFile, AssetProblem } from './asset.ts';
import { markBefore } from './before.ts';
import { compareAssets, inOrder, UNREAD } from './compare.ts';
import { readAssetFile, tooLargeFile, unreadFile } from './file.ts';
import { assetPathTest } from './globs.ts';
import { findIndirections } from './indirections.ts';
import { type AssetLimits, assetLimits } from './limits.ts';
import { isAuditLog } from './log/audit-log.ts';
import { readAppendedLog, readUntouchedLog } from './log/read-log.ts';
import { effectiveFiles, only, overrideProblem } from './overrides.ts';
import { findStrayGenes, isJsonPath } from './stray.ts';

export interface CollectRequest {
  /** The left side of the change. */
  readonly baseTree: Tree;
  /** The audited side of the change. */
  readonly headTree: Tree;
  readonly change: Change;
  readonly policy: Pick<Policy, 'assets'>;
  /**
   * Includes every Gene of the head, unchanged ones as `applied`, and the problems of every asset
   * file. Default: only what the change touches.
   */
  readonly all?: boolean;
  /** Of the audit that the assets are collected for; default: a clock of its own. */
  readonly clock?: AuditClock;
}

/**
 * Collects the claims of a change: reads the asset files of both sides and compares them. This is the
 * stage's only I/O; all files of one tree are requested in one turn.
 * A file that cannot be read is a problem of that file.
 *
 * @throws GateError `interrupted`, `audit_too_long`
 */
export async function collectAssets(request: CollectRequest): Promise<AssetChanges> {
  const { baseTree, headTree, change, policy, all = false, clock = new AuditClock() } = request;
  const isAssetPath = assetPathTest(policy);
  const limits = assetLimits(policy.assets.max_file_bytes);
  const entries = [...headTree.files()];
  const regular = entries.filter(({ kind }) => isRegular(kind));
  const stores = regular.filter(({ path }) => isAssetPath(path));
  const touched = new Set(
    change.files.filter(({ status }) => status !== 'deleted').map(({ path }) => path),
  );
  const suspects = regular.filter(
    ({ path }) => touched.has(path) && !isAssetPath(path) && isJsonPath(path),
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
  const advance = clock.stage('Reading asset files', [stores, others, suspects].flat().length);
  const counted = async <File>(reading: Promise<File>): Promise<File> => {
    const file = await reading;
    advance();
    await clock.tick();
    return file;
  };
  const [heads, unlike, strays] = await Promise.all([
    Promise.all(stores.map((entry) => counted(readHead(entry)))),
    Promise.all(others.map((entry) => counted(readBase(entry)))),
    Promise.all(suspects.map((entry) => counted(searchStray(headTree, entry, limits)))),
  ]);
  const rewritten = logs.filter(({ path }) => continued.has(path));
  const base = [...unlike, ...(await Promise.all(rewritten.map(readBase)))];
  const [headFiles, otherFiles] = split(heads.flat(), ({ isTouched }) => isTouched);
  const files = heads.flat().map(({ file }) => file);
  const head = headFiles.map(({ file }) => file);
  const untouched = otherFiles.map(({ file }) => file);
  const effective = effectiveFiles({ head, base, untouched });
  const { overrides, atHead, atBase } = effective;
  const renames = new Map(change.files.map(({ path, oldPath }) => [path, oldPath ?? path]));
  const changes = compareAssets({ ...effective, renames });
  const applied = (all ? allOtherGenes : appliedGenes)(changes, only(files, atHead));
  const indirections = findIndirections(headTree, entries, isAssetPath).filter(
    ({ path, targetPath }) => all || touched.has(path) || touched.has(targetPath ?? path),
  );
  return {
    changes: inOrder([...changes, ...applied]),
    problems: [
      ...(all
        ? problemsOf(files)
        : markBefore(problemsOf(head), problemsOf(base), changes, renames)),
      ...overrides
        .filter(({ file, by }) => all || touched.has(file.path) || touched.has(by.path))
        .map(overrideProblem),
      ...base.flatMap(unreadAtBase),
      ...(all ? [] : untouched).flatMap((file) => unreadBeside(file, changes)),
      ...indirections.map(({ path, detail }) => notRegular(path, detail)),
      ...strays.filter((stray) => stray !== undefined),
    ],
    files: stores.map(({ path }) => path),
    present: files.flatMap(({ assets }) => assets.filter(atHead)),
    unread: files.flatMap(({ path, unread }) =>
      unread === undefined ? [] : [{ path, detail: unread }],
    ),
    past: byPath([...untouched, ...base]).flatMap(({ assets }) => assets.filter(atBase)),
  };
}

/** A file of the audited tree, or a part of a log. */
interface HeadFile {
  readonly file: AssetFile;
  /** Whether the change adds or modifies it. */
  readonly isTouched: boolean;
}

function problemsOf(files: readonly AssetFile[]): AssetProblem[] {
  return files.flatMap(({ problems }) => problems);
}

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Returns each file once, in tree order: the source of a copy is both untouched and compared. */
function byPath(files: readonly AssetFile[]): AssetFile[] {
  const distinct = new Map(files.map((file) => [file.path, file]));
  return [...distinct.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Replaces bytes that are not UTF-8, so that a change can repair a file and keeps its limits. */
function readable(tree: Tree): Tree {
  return {
    ...tree,
    read: async (...args) => Buffer.from((await tree.read(...args)).toString('utf8')),
  };
}

/** Checks the size first, to read no more than allowed. */
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

async function searchStray(
  tree: Tree,
  { path, size = 0 }: TreeEntry,
  limits: AssetLimits,
): Promise<AssetProblem | undefined> {
  try {
    if (size <= limits.maxBytes) {
      return findStrayGenes(path, await tree.read(path, limits.maxBytes), limits);
    }
  } catch (error) {
    return unreadFile(path, error).problems[0];
  }
  const detail = `with ${size} bytes it is too large to be searched`;
  return { rule: 'outside-globs', location: { path, line: 1, column: 1 }, detail };
}

/**
 * The genes of a base file that was not read completely would have no limits of the base, and those
 * that the change removes from it would go unnoticed.
 */
function unreadAtBase({ path, problems }: AssetFile): AssetProblem[] {
  return problems
    .filter(({ rule }) => UNREAD.has(rule))
    .map(({ rule, location, detail }) => ({
      rule: 'not-judged',
      location: { path, line: 1, column: 1 },
      detail:
        rule === 'not-judged'
          ? `${detail} (at the base)`
          : `the file \`${path}\` at the base, line ${location.line}: ${detail}`,
    }));
}

/** An unread file matters to a change that has assets: their claims could refer to it. */
function unreadBeside({ problems }: AssetFile, changes: readonly AssetChange[]): AssetProblem[] {
  return problems.flatMap((problem) => {
    if (problem.rule === 'not-judged') return [problem];
    if (!UNREAD.has(problem.rule) || changes.length === 0) return [];
    return [{ ...problem, rule: 'asset-file-unread' as const }];
  });
}

function notRegular(path: string, detail: string): AssetProblem {
  return { rule: 'file-not-regular', location: { path, line: 1, column: 1 }, detail };
}
