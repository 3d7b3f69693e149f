import type { Repository } from '../repo/git.ts';
import type { GateEvent } from './event.ts';
import type { KnownRefs } from './known-refs.ts';
import type { EventPayload } from './payload.ts';
import { resolveBranch } from './resolve-branch.ts';
import { resolvePullRequest } from './resolve-pull-request.ts';

/** Finds the commits of an event in the runner's checkout. */
export function resolveEvent(
  repository: Repository,
  payload: EventPayload,
  known: KnownRefs,
): Promise<GateEvent> {
  return payload.name === 'pull_request'
    ? resolvePullRequest(repository, payload, known)
    : resolveBranch(repository, payload, known);
}
