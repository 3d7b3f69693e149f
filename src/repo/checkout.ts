import { GateError } from '../ground/error.ts';
import type { Additions } from './additions.ts';
import { attributesOf } from './attributes.ts';
import { CONVERSIONS, conversionFault } from './checked-out-content.ts';
import { type CheckoutGuard, guardCheckout } from './checkout-guard.ts';
import { readOnDisk } from './folder-tree.ts';
import type { Repository } from './git.ts';
import { MAX_FILE_BYTES, readBlob, readTree } from './object-tree.ts';
import { resolveCommits, short } from './revision.ts';

/** The reader of a hint: a workflow author, a user in a terminal, or of a commit hook. */
export type Audience = 'actions' | 'terminal' | 'hook';

/**
 * Verifies that the audited files would run: HEAD is the audited commit, and every tracked file on disk is
 * unchanged.
 * @throws GateError `checkout_differs`, with the setting or command that fixes it
 */
export async function requireCheckedOut(
  repository: Repository,
  audited: string,
  additions: Additions,
  audience: Audience,
): Promise<CheckoutGuard> {
  const [head] = await resolveCommits(repository, ['HEAD']);
  if (head !== audited) {
    throw checkoutDiffers(`the checkout is at ${short(head)}`, audited, audience);
  }
  return requireSameFiles(repository, audited, additions, audience);
}

/**
 * Verifies that every file of a commit or tree is on disk with its kind, x bit and content. Does not rely
 * on the index or on git's status: flags such as skip-worktree, timestamps, and conversions set by the
 * head's `.gitattributes` (`working-tree-encoding`) could hide other bytes. Each file is read and hashed;
 * only line endings and the content of an LFS pointer may differ. A file left out by a sparse checkout
 * counts as different. Ignores untracked files.
 * @returns a guard for repeating the check; its state was recorded before the files were read
 * @throws GateError `checkout_differs`, with the setting or command that fixes it
 */
export async function requireSameFiles(
  repository: Repository,
  audited: string,
  additions: Additions,
  audience: Audience,
): Promise<CheckoutGuard> {
  const tree = await readTree(repository, audited);
  const guard = guardCheckout(repository.directory, [...tree.files()], additions);
  const faults = await faultsOf(repository, audited, guard);
  if (faults.length > 0) throw filesDiffer(faults, audited, audience);
  return guard;
}

/** `what` is a clause that follows the path. */
interface Fault {
  readonly path: string;
  readonly what: string;
}

/** Returns differences that no accepted conversion explains; reports accepted conversions to the guard. */
async function faultsOf(
  repository: Repository,
  audited: string,
  guard: CheckoutGuard,
): Promise<readonly Fault[]> {
  const differing = await guard.differing();
  const paths = [...differing.keys()].map(({ path }) => path);
  const attributeOf = await attributesOf(repository, audited, paths, CONVERSIONS);
  const faults: Fault[] = [];
  for (const [{ path, oid = '', size = 0 }, difference] of differing) {
    if (difference === 'kind' || size > MAX_FILE_BYTES) {
      faults.push({ path, what: 'differs on disk' });
      continue;
    }
    const onDisk = await readOnDisk(guard.directory, path);
    const what = conversionFault(await readBlob(repository, oid), onDisk, (name) =>
      attributeOf(path, name),
    );
    if (what === undefined) guard.accept(path, onDisk);
    else faults.push({ path, what });
  }
  return faults;
}

function filesDiffer(faults: readonly Fault[], audited: string, audience: Audience): GateError {
  const sorted = [...faults].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { path, what } = sorted.find(({ what }) => what !== 'differs on disk') ?? sorted[0] ?? NONE;
  const name = JSON.stringify(path);
  const clause =
    faults.length > 1 && what === 'differs on disk'
      ? `${name} and ${faults.length - 1} more differ on disk`
      : `${name} ${what}`;
  return checkoutDiffers(clause, audited, audience, 'dirty');
}

const NONE: Fault = { path: '', what: 'differs on disk' };

/** @param state `dirty` if the right commit is checked out, with other files */
export function checkoutDiffers(
  what: string,
  wanted: string,
  audience: Audience,
  state?: 'dirty',
): GateError {
  const hints: Record<Audience, string> = {
    actions: `Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0
and no \`sparse-checkout\`, because commands run in the whole commit.`,
    terminal: `${state === 'dirty' ? 'Commit the changes, or put them away with `git stash`' : `Switch to the branch of the commit, or check it out: \`git checkout ${wanted}\``}; or gate the uncommitted files with \`--worktree\`, or only audit with \`--no-run\`.`,
    hook: 'Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or only audit with `--no-run`.',
  };
  const audited = audience === 'hook' ? 'The index' : `Commit ${short(wanted)}`;
  return new GateError('checkout_differs', `${audited} is audited, but ${what}`, hints[audience]);
}
