import { lstat, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../error.ts';
import type { Repository } from './git.ts';
import { short } from './merge-base.ts';
import { decodePath, splitNul } from './path-bytes.ts';
import { resolveCommits } from './revision.ts';

const NUL = Buffer.from([0]);

/** Who is told what to do about a checkout: the author of a workflow, or a person in a terminal. */
export type Audience = 'actions' | 'terminal';

/**
 * Writes the uncommitted state as a tree: what `git add --all` would stage, so tracked changes and
 * files that are neither tracked nor ignored. The user's index and object store stay as they are;
 * the objects go with {@link Repository.close}.
 *
 * @returns the tree's id, good for `repository.objects` only
 * @throws GateError `checkout_differs` in a sparse checkout: what it leaves out would seem deleted
 */
export async function snapshotWorktree(repository: Repository): Promise<string> {
  const index = await temporaryIndex(repository);
  await index(['update-index', '-z', '--index-info'], await stagedEntries(repository));
  await index(['add', '--all', '--', '.']);
  return (await index(['write-tree'])).toString().trim();
}

/** The user's index, as `update-index --index-info` takes it: without the flags that hide files. */
async function stagedEntries(repository: Repository): Promise<Buffer> {
  const entries: Buffer[] = [];
  for (const tagged of splitNul(await repository.user(['ls-files', '-t', '--stage', '-z']))) {
    const isSkipped = tagged[0] === 83; /* S */
    const path = tagged.subarray(tagged.indexOf(9) + 1);
    if (isSkipped && !(await isOnDisk(repository, path))) {
      throw new GateError(
        'checkout_differs',
        `The checkout is sparse: ${JSON.stringify(decodePath(path))} is left out`,
        'Run git sparse-checkout disable, or gate a commit (without --worktree).',
      );
    }
    entries.push(tagged.subarray(2), NUL);
  }
  return Buffer.concat(entries);
}

async function isOnDisk({ directory }: Repository, path: Buffer): Promise<boolean> {
  return lstat(Buffer.concat([Buffer.from(`${directory}/`), path])).then(
    () => true,
    () => false,
  );
}

/**
 * Makes sure that what would run is what was audited: HEAD is the audited commit, and every tracked
 * file has its content, kind and x bit on disk.
 *
 * Nothing of the user's index is relied on: each file is hashed anew through an index of our own,
 * so flags such as skip-worktree and assume-unchanged, or a forged time stamp, hide nothing. A file
 * that a sparse checkout left out differs. Line endings and filters (LFS) are the user's own, as
 * they were when the files were checked out. Files that are not tracked are not looked at.
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
  const index = await temporaryIndex(repository);
  await index(['read-tree', audited]);
  await index(['add', '--update', '--', '.']);
  const output = await index([
    'diff-index',
    '--cached',
    '--name-only',
    '-z',
    '--no-renames',
    audited,
  ]);
  const differing = [...splitNul(output)].map(decodePath);
  if (differing.length === 0) return;
  const [first = ''] = differing;
  const others = differing.length === 1 ? '' : ` and ${differing.length - 1} more`;
  throw checkoutDiffers(`${JSON.stringify(first)}${others} differ on disk`, audited, audience);
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

/** Git on an index of our own that begins empty; objects that it writes go to the private store. */
async function temporaryIndex(
  repository: Repository,
): Promise<(args: readonly string[], input?: Buffer) => Promise<Buffer>> {
  const directory = await mkdtemp(join(repository.temporary, 'index-'));
  const env = { ...repository.privateStore, GIT_INDEX_FILE: join(directory, 'index') };
  return (args, input) => repository.user(args, { env, ...(input && { input }) });
}
