import { GateError } from '../error.ts';
import type { Repository } from './git.ts';
import { lookUpCommits } from './revision.ts';

/** How many more commits to fetch, one after the other, before all of history is. */
const STEPS = ['--deepen=50', '--deepen=200', '--deepen=1000', '--unshallow'] as const;

/**
 * Finds the merge base of two commits. A shallow clone is deepened step by step, as far as it takes
 * to be sure; the diff is never made against anything else instead.
 *
 * @param refspecs what to fetch from `origin` so that both histories grow; by default both commits.
 *   Where `origin` does not have that, its branches are fetched as the clone is set up to
 * @throws GateError `shallow_clone` if the history that is needed cannot be fetched,
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
        'Rebase the branch on the one it is to be merged into, or name another --base.',
      );
    }
    const step = steps.shift();
    if (step === undefined)
      throw tooShallow(`the merge base of ${short(left)} and ${short(right)}`);
    await fetchFromOrigin(repository, [step], refspecs);
  }
}

/**
 * Makes sure that these commits are in the clone, fetching them from `origin` if they are not.
 *
 * @throws GateError `shallow_clone` if they cannot be had
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

/** True if this clone knows a way from a commit back to its ancestor. */
export async function isAncestor(
  repository: Repository,
  ancestor: string,
  commit: string,
): Promise<boolean> {
  const beyond = await repository.objects(['rev-list', '--max-count=1', ancestor, `^${commit}`]);
  return beyond.length === 0;
}

interface MergeBaseSearch {
  readonly commit?: string;
  /** Whether the commits that this clone lacks cannot change the answer. */
  readonly certain: boolean;
}

/**
 * In a shallow clone the first common ancestor found may not be the best one: a path to a better
 * one may be cut. None is if nothing between the tips and the ancestor is a cut commit.
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
 * Never with `--depth`: that would cut the history that is already there. A commit that was not
 * pushed yet, or a branch that is gone, need not keep the rest from being fetched.
 */
async function fetchFromOrigin(
  repository: Repository,
  options: readonly string[],
  refspecs: readonly string[],
): Promise<void> {
  const fixed = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  const fetch = (wanted: readonly string[]) =>
    repository.user(['fetch', ...fixed, ...options, '--', 'origin', ...wanted]);
  await fetch(refspecs)
    .catch(() => fetch([]))
    .catch((cause: GateError) => {
      throw tooShallow('a part of the history', cause);
    });
}

function tooShallow(what: string, cause?: GateError): GateError {
  const reason = cause === undefined ? '' : ` (${cause.message})`;
  return new GateError(
    'shallow_clone',
    `This clone lacks ${what}, and it could not be fetched${reason}`,
    'Set `fetch-depth: 0` on actions/checkout; in a terminal, run git fetch --unshallow.',
    { cause },
  );
}

/** A commit id as people write it. */
export function short(commit: string): string {
  return commit.slice(0, 12);
}
