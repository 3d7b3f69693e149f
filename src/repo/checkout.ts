import { GateError } from '../error.ts';
import { batches, MAX_FILE_BYTES, readCheckedBlobs } from './blobs.ts';
import { isContentOf, isConverted } from './checked-out-content.ts';
import { folderTree } from './folder-tree.ts';
import type { Repository } from './git.ts';
import { short } from './merge-base.ts';
import { readTree } from './object-tree.ts';
import { resolveCommits } from './revision.ts';
import type { EntryKind, Tree, TreeEntry } from './tree.ts';

/** Who the advice about a checkout is for: the author of a workflow, or a person in a terminal. */
export type Audience = 'actions' | 'terminal';

/** Files that are read at the same time. */
const PARALLEL = 32;

/**
 * Makes sure that what would run is what was audited: HEAD is the audited commit, and every tracked
 * file is on disk as it is there.
 *
 * @throws GateError `checkout_differs`, with what to set or run
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
 * Makes sure that every file of a commit or tree is on disk, with its kind, x bit and content.
 *
 * Neither the index nor git's idea of a clean file is relied on: flags such as skip-worktree, time
 * stamps, and conversions that `.gitattributes` of the head asks for (`working-tree-encoding`)
 * could hide other bytes. Each file is read and hashed; it may only have other line endings, or be
 * the content that an LFS pointer names. A file that a sparse checkout left out differs. What is
 * not tracked, and what is inside submodules, is not looked at.
 *
 * @throws GateError `checkout_differs`, with what to set or run
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

/** The kind as far as this platform can tell: Windows has no x bit. */
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

/** Those of the changed files that no accepted conversion explains. */
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

/** What is wrong with the checkout, and the way to the one that was audited. */
export function checkoutDiffers(what: string, wanted: string, audience: Audience): GateError {
  const hint =
    audience === 'actions'
      ? `Gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`
      : `Check out the commit (git checkout ${wanted}) or put changes away (git stash); or gate the uncommitted files (--worktree), or only audit (--no-run).`;
  return new GateError('checkout_differs', `Commit ${short(wanted)} is audited, but ${what}`, hint);
}
