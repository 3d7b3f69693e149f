import type { Repository } from '../repo/git.ts';
import { defaultTip } from './default-branch.ts';
import type { GateEvent } from './event.ts';
import type { KnownRefs } from './known-refs.ts';
import type { EventPayload } from './payload.ts';
import type { PullRequestPayload } from './pull-request.ts';
import { resolveBranch } from './resolve-branch.ts';
import { resolveFetched, resolvePullRequest } from './resolve-pull-request.ts';

/** Finds the commits of an event in the runner's checkout. */
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

/**
 * Finds the commits of a pull request without a checkout of it, in any clone of the repository.
 *
 * @throws GateError `shallow_clone`, `no_merge_base` or `change_incomplete`
 */
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
