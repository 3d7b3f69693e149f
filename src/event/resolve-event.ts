import type { Repository } from '../repo/git.ts';
import { mergeBase, requireCommits } from '../repo/merge-base.ts';
import { fetched } from '../repo/remote.ts';
import { resolveCommits } from '../repo/revision.ts';
import type { GateEvent } from './event.ts';
import { defaultTip, type KnownRefs } from './known-refs.ts';
import type { BranchPayload, EventPayload, PullRequestPayload } from './payload.ts';
import { resolveFetched, resolvePullRequest } from './resolve-pull-request.ts';

/** In the runner's checkout. */
export async function resolveEvent(
  repository: Repository,
  payload: EventPayload,
  known: KnownRefs,
): Promise<GateEvent> {
  const event =
    payload.name === 'pull_request'
      ? await resolvePullRequest(repository, payload, known)
      : await resolveBranch(repository, payload, known);
  return await withDefaultBranch(event, payload, repository, known);
}

/** Needs no checkout of the change. @throws GateError `shallow_clone`, `no_merge_base` or `change_incomplete` */
export async function resolveUnchecked(
  repository: Repository,
  payload: PullRequestPayload,
  known: KnownRefs,
): Promise<GateEvent> {
  const event = await resolveFetched(repository, payload, known);
  return await withDefaultBranch(event, payload, repository, known);
}

async function withDefaultBranch(
  event: GateEvent,
  payload: EventPayload,
  repository: Repository,
  known: KnownRefs,
): Promise<GateEvent> {
  const { defaultBranch: name } = payload;
  if (name === undefined) return event;
  const commit =
    name === event.baseRef ? event.policyCommit : await defaultTip(repository, payload, known);
  return { ...event, defaultBranch: { name, commit } };
}

/**
 * Finds the commits of a change on a branch or in a merge queue. A merge group counts as a fork's until its pull
 * requests are known. The checkout must be at the head, as `actions/checkout` leaves it.
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
