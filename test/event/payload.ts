export interface PayloadParts {
  readonly head: string;
  readonly base: string;
  readonly baseRef?: string;
  readonly changedFiles?: number;
}

/**
 * A `pull_request_review` payload for the same pull request. GitHub sends the pull request without
 * its counts.
 */
export function reviewPayload(
  payload: ReturnType<typeof pullRequestPayload>,
  action: 'submitted' | 'edited' | 'dismissed',
  state = action === 'dismissed' ? 'dismissed' : 'approved',
) {
  const { number: _, pull_request, ...rest } = payload;
  const { changed_files: __, ...reduced } = pull_request;
  const user = { id: 3, login: 'alice', type: 'User' };
  const review = { id: 80, user, body: '/gene-gate approve', state, commit_id: reduced.head.sha };
  return { ...rest, action, review, pull_request: reduced };
}

/** A `pull_request` payload of octo/genes, pull request 7, with the fields that matter. */
export function pullRequestPayload({
  head,
  base,
  baseRef = 'main',
  changedFiles = 1,
}: PayloadParts) {
  return {
    action: 'synchronize',
    number: 7,
    repository: { id: 1, name: 'genes', full_name: 'octo/genes', owner: { login: 'octo' } },
    pull_request: {
      number: 7,
      changed_files: changedFiles,
      head: { sha: head, ref: 'topic', repo: { id: 1 } as { id: number } | null },
      base: { sha: base, ref: baseRef, repo: { id: 1 } },
    },
  };
}
