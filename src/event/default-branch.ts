import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { requireCommits } from '../repo/merge-base.ts';
import { fetched, isRemoteOf } from '../repo/remote.ts';
import { resolveCommits } from '../repo/revision.ts';
import type { KnownRefs } from './known-refs.ts';
import type { EventPayload } from './payload.ts';

/**
 * Returns the tip of the default branch: GitHub's answer; without it, the branch of the clone if `origin`
 * is the repository of the event.
 *
 * @throws GateError `shallow_clone` or `ref_not_found` if the clone cannot have it
 */
export async function defaultTip(
  repository: Repository,
  payload: EventPayload,
  { defaultTip: tip }: KnownRefs,
): Promise<string> {
  const { defaultBranch = payload.baseRef } = payload;
  const branch = `refs/remotes/origin/${defaultBranch}`;
  const place = payload.name === 'pull_request' ? payload.pullRequest : payload;
  if (tip === undefined && !(await isRemoteOf(repository, place))) {
    throw new GateError(
      'ref_not_found',
      `The policy of ${JSON.stringify(defaultBranch)}, the default branch, says whether this base is protected, and cannot be read`,
      'Keep the input `github-token`, or check out the repository of the pull request.',
    );
  }
  const wanted = tip ?? branch;
  await requireCommits(
    repository,
    [wanted],
    [...(tip === undefined ? [] : [tip]), fetched(defaultBranch)],
  );
  const [commit] = await resolveCommits(repository, [wanted]);
  return commit;
}
