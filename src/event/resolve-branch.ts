import type { Repository } from '../repo/git.ts';
import { mergeBase, requireCommits } from '../repo/merge-base.ts';
import { fetched } from '../repo/remote.ts';
import { resolveCommits } from '../repo/revision.ts';
import type { BranchPayload } from './branch.ts';
import type { GateEvent } from './event.ts';
import type { KnownRefs } from './known-refs.ts';

/**
 * Finds the commits of a change on a branch or in a merge queue, which counts as a fork's until its
 * pull requests are known. The checkout must be at the head of
 * the change, as `actions/checkout` leaves it.
 *
 * @throws GateError `shallow_clone` or `no_merge_base`
 */
export async function resolveBranch(
  repository: Repository,
  { name, headSha, against, baseRef, isOwn }: BranchPayload,
  known: KnownRefs,
): Promise<GateEvent> {
  const found =
    'commit' in against
      ? await fromCommit(repository, against.commit, headSha)
      : await fromBranch(repository, against.branch, headSha, known);
  return {
    name,
    directory: repository.directory,
    head: headSha,
    audited: headSha,
    baseRef,
    ...found,
    isFork: !isOwn,
  };
}

type Base = Pick<GateEvent, 'base' | 'policyCommit'>;

async function fromCommit(repository: Repository, commit: string, head: string): Promise<Base> {
  await requireCommits(repository, [commit, head], [commit, head]);
  return { base: commit, policyCommit: commit };
}

async function fromBranch(
  repository: Repository,
  branch: string,
  head: string,
  known: KnownRefs,
): Promise<Base> {
  const refspec = fetched(branch);
  const name = known.baseTip ?? `refs/remotes/origin/${branch}`;
  await requireCommits(repository, [name], [refspec]);
  const [tip] = await resolveCommits(repository, [name]);
  return { base: await mergeBase(repository, tip, head, [head, refspec]), policyCommit: tip };
}
