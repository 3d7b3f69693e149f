import { GateError } from '../ground/error.ts';
import type { Repository } from './git.ts';
import { hasOrigin } from './remote.ts';
import { isObjectId, lookUpCommits, short } from './revision.ts';

/** Steps for deepening a shallow clone, up to its whole history. */
const STEPS = ['--deepen=50', '--deepen=200', '--deepen=1000', '--unshallow'] as const;

/**
 * Finds the merge base of two commits. Deepens a shallow clone step by step until the result is
 * certain; never falls back to another base.
 * @param refspecs what to fetch from `origin` to extend both histories; by default both commits.
 *   If `origin` does not have them, fetches its branches as configured in the clone
 * @throws GateError `shallow_clone` if the required history cannot be fetched,
 *   `no_merge_base` if the two have no common ancestor
 */
export async function mergeBase(
  repository: Repository,
  left: string,
  right: string,
  refspecs: readonly string[] = [left, right],
): Promise<string> {
  const steps = [...STEPS];
  for (;;) {
    const found = await findMergeBase(repository, left, right);
    if (found.certain) {
      if (found.commit !== undefined) return found.commit;
      throw new GateError(
        'no_merge_base',
        `${short(left)} and ${short(right)} have no common ancestor`,
        'Rebase the branch onto its target branch, or specify another --base.',
      );
    }
    const step = steps.shift();
    if (step === undefined)
      throw tooShallow(`the merge base of ${short(left)} and ${short(right)}`);
    await fetchFromOrigin(repository, [step], refspecs);
  }
}

/**
 * Ensures that these commits are in the clone; fetches missing ones from `origin`.
 * @throws GateError `shallow_clone` if they cannot be fetched
 */
export async function requireCommits(
  repository: Repository,
  commits: readonly string[],
  refspecs: readonly string[],
): Promise<void> {
  const missing = async () => (await lookUpCommits(repository, commits)).includes(undefined);
  if (!(await missing())) return;
  const shallow = (await repository.shallowCommits()).size > 0;
  await fetchFromOrigin(repository, shallow ? ['--deepen=50'] : [], refspecs);
  if (await missing()) throw tooShallow(`commit ${commits.map(short).join(' or ')}`);
}

interface MergeBaseSearch {
  readonly commit?: string;
  /** True if commits missing from this clone cannot change the result. */
  readonly certain: boolean;
}

/**
 * In a shallow clone, the first common ancestor found may not be the best: the path to a better one may be cut
 * off. It is the best if no boundary commit is between it and the tips.
 */
async function findMergeBase(
  repository: Repository,
  left: string,
  right: string,
): Promise<MergeBaseSearch> {
  const answer = await repository.objects(['merge-base', left, right], { accept: [1] });
  const commit = answer.toString().trim();
  const cuts = await repository.shallowCommits();
  if (commit === '') return { certain: cuts.size === 0 };
  if (cuts.size === 0) return { commit, certain: true };
  const between = await repository.objects(['rev-list', left, right, `^${commit}`]);
  const certain = !between
    .toString()
    .split('\n')
    .some((passed) => cuts.has(passed));
  return { commit, certain };
}

/**
 * Never uses `--depth`, which would truncate existing history. If a commit was not pushed or a branch was
 * deleted, fetches the configured branches instead.
 */
async function fetchFromOrigin(
  repository: Repository,
  options: readonly string[],
  refspecs: readonly string[],
): Promise<void> {
  if (!(await hasOrigin(repository))) {
    throw new GateError(
      'shallow_clone',
      'This clone lacks part of the history, and has no remote named origin to fetch it from',
      'Add it with git remote add origin URL, or run gene-gate in a complete clone.',
    );
  }
  const why = options.length
    ? 'This clone is shallow: fetching more of its history from origin.'
    : 'Fetching commits that this clone lacks from origin.';
  const fixed = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  const fetch = (wanted: readonly string[]) =>
    repository.network(why, ['fetch', ...fixed, ...options, '--', 'origin', ...wanted]);
  await fetch(refspecs)
    .catch(() => fetch([]))
    .catch((cause: GateError) => {
      throw tooShallow('part of the history', cause);
    });
}

function tooShallow(what: string, cause?: GateError): GateError {
  const reason = cause === undefined ? '' : ` (${cause.message})`;
  return new GateError(
    'shallow_clone',
    `This clone lacks ${what}, and fetching it failed${reason}`,
    'Set `fetch-depth: 0` on actions/checkout; in a terminal, run `git fetch --unshallow`.',
    { cause },
  );
}

/**
 * Computes the tree of the merge of two commits from objects alone, without attributes, merge drivers or
 * configuration of the clone.
 * @returns the tree's id; undefined if the commits conflict, or if git is older than 2.38 and cannot merge
 *   without a working tree
 */
export async function mergedTree(
  repository: Repository,
  ours: string,
  theirs: string,
): Promise<string | undefined> {
  const { objects } = repository;
  try {
    const answer = await objects(['merge-tree', '--write-tree', '--no-messages', ours, theirs]);
    return answer.toString().split('\n').find(isObjectId);
  } catch (error) {
    if (error instanceof GateError && error.code === 'git_failed') return undefined;
    throw error;
  }
}
