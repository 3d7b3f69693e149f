import { GateError } from '../error.ts';
import { batches, MAX_FILE_BYTES, readCheckedBlobs } from './blobs.ts';
import { isContentOf, isConverted } from './checked-out-content.ts';
import { folderTree } from './folder-tree.ts';
import type { Repository } from './git.ts';
import { short } from './merge-base.ts';
import { readTree } from './object-tree.ts';
import { resolveCommits } from './revision.ts';
import type { EntryKind, Tree, TreeEntry } from './tree.ts';

/** The audience of a hint about a checkout: a workflow author, or a user in a terminal. */
export type Audience = 'actions' | 'terminal';

/** Number of files read concurrently. */
const PARALLEL = 32;

/**
 * Verifies that the audited files are the files that would run: HEAD is the audited commit, and
 * every tracked file on disk is unchanged.
 *
 * @throws GateError `checkout_differs`, with the setting or command that fixes it
 */
export async function requireCheckedOut(
  repository: Repository,
  audited: string,
  audience: Audience,
): Promise<void> {
  const [head] = await resolveCommits(repository, ['HEAD']);
  if (head !== audited) {
    throw checkoutDiffers(`the checkout is at ${short(head)}`, audited, audience);
  }
  await requireSameFiles(repository, audited, audience);
}

/**
 * Verifies that every file of a commit or tree is on disk, with its kind, x bit and content.
 *
 * Does not rely on the index or on git's status: flags such as skip-worktree, timestamps, and
 * conversions set by `.gitattributes` of the head (`working-tree-encoding`) could hide other bytes.
 * Each file is read and hashed; only line endings and the content of an LFS pointer may differ. A
 * file left out by a sparse checkout counts as different. Ignores untracked files and the contents
 * of submodules.
 *
 * @throws GateError `checkout_differs`, with the setting or command that fixes it
 */
export async function requireSameFiles(
  repository: Repository,
  audited: string,
  audience: Audience,
): Promise<void> {
  const tree = await readTree(repository, audited);
  const disk = folderTree(repository.directory, Number.POSITIVE_INFINITY);
  const files = [...tree.files()];
  const otherKind = files.filter((entry) => !isSameKind(entry, tree, disk));
  if (otherKind.length > 0) throw filesDiffer(otherKind, audited, audience);
  const otherContent = await changedFiles(
    files.filter(({ kind }) => kind === 'file' || kind === 'executable'),
    disk,
  );
  const changed = await unconverted(repository, otherContent, disk);
  if (changed.length > 0) throw filesDiffer(changed, audited, audience);
}

function isSameKind(entry: TreeEntry, tree: Tree, disk: Tree): boolean {
  const kind = disk.stat(entry.path)?.kind;
  if (entry.kind === 'submodule') return kind === 'directory';
  if (entry.kind === 'symlink') return disk.readlink(entry.path) === tree.readlink(entry.path);
  return onThisPlatform(kind) === onThisPlatform(entry.kind);
}

/** The kind as this platform can represent it: Windows has no x bit. */
export function onThisPlatform(kind: EntryKind | undefined): EntryKind | undefined {
  return process.platform === 'win32' && kind === 'executable' ? 'file' : kind;
}

async function changedFiles(files: readonly TreeEntry[], disk: Tree): Promise<TreeEntry[]> {
  const changed: TreeEntry[] = [];
  for (let at = 0; at < files.length; at += PARALLEL) {
    await Promise.all(
      files.slice(at, at + PARALLEL).map(async (entry) => {
        if (!isContentOf(await disk.read(entry.path), entry.oid ?? '')) changed.push(entry);
      }),
    );
  }
  return changed;
}

/** Returns the changed files that no accepted conversion explains. */
async function unconverted(
  repository: Repository,
  changed: readonly TreeEntry[],
  disk: Tree,
): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  const blobs = changed.map((entry) => ({ entry, oid: entry.oid ?? '', size: entry.size ?? 0 }));
  for (const batch of batches(blobs.filter(({ size }) => size <= MAX_FILE_BYTES))) {
    const contents = await readCheckedBlobs(repository, batch);
    for (const { entry, oid } of batch) {
      const committed = contents.get(oid) ?? Buffer.alloc(0);
      if (!isConverted(committed, await disk.read(entry.path))) found.push(entry);
    }
  }
  return [...found, ...changed.filter(({ size = 0 }) => size > MAX_FILE_BYTES)];
}

function filesDiffer(files: readonly TreeEntry[], audited: string, audience: Audience): GateError {
  const [first] = files.map(({ path }) => path).sort();
  const others = files.length === 1 ? ' differs' : ` and ${files.length - 1} more differ`;
  return checkoutDiffers(`${JSON.stringify(first)}${others} on disk`, audited, audience);
}

/** Builds the error about a wrong checkout, with a hint for how to check out the wanted commit. */
export function checkoutDiffers(what: string, wanted: string, audience: Audience): GateError {
  const hint =
    audience === 'actions'
      ? `Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`
      : `Check out the commit (git checkout ${wanted}) or stash the changes (git stash); or gate the uncommitted files (--worktree), or only audit (--no-run).`;
  return new GateError('checkout_differs', `Commit ${short(wanted)} is audited, but ${what}`, hint);
}
