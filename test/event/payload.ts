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

/** The repository fields of every event of octo/genes. */
const REPOSITORY = {
  ...{ id: 1, node_id: 'R_1', name: 'genes', full_name: 'octo/genes', private: false },
  owner: { login: 'octo', id: 2, type: 'Organization' },
  default_branch: 'main',
};
const SENDER = { login: 'alice', id: 3, type: 'User' };

/** A `merge_group` payload: the queue of main, with pull request 7 as the last entry. */
export function mergeGroupPayload({ head, base }: Pick<PayloadParts, 'head' | 'base'>) {
  return {
    action: 'checks_requested',
    merge_group: {
      head_sha: head,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${base}`,
      base_sha: base,
      base_ref: 'refs/heads/main',
      head_commit: { id: head, message: 'Merge pull request #7', author: { name: 'alice' } },
    },
    repository: REPOSITORY,
    sender: SENDER,
  };
}

type Parts<Name extends string> = Readonly<Record<Name, string>>;

/** A `push` payload; GitHub writes forty zeros for a missing commit. */
export function pushPayload({ ref, before, after }: Parts<'ref' | 'before' | 'after'>) {
  return {
    ...{ ref, before, after, base_ref: null },
    created: /^0+$/.test(before),
    deleted: /^0+$/.test(after),
    forced: false,
    compare: `https://github.example/octo/genes/compare/${before}...${after}`,
    commits: [{ id: after, message: 'change', distinct: true }],
    head_commit: { id: after, message: 'change', distinct: true },
    pusher: { name: 'alice' },
    repository: { ...REPOSITORY, master_branch: 'main' },
    sender: SENDER,
  };
}

/** A `workflow_dispatch` payload; it contains no commit. */
export function dispatchPayload(ref: string) {
  const workflow = '.github/workflows/gene-gate.yml';
  return { inputs: null, ref, workflow, repository: REPOSITORY, sender: SENDER };
}

/** A `workflow_run` payload: run 4242 of the gating workflow, for a branch `topic` of a fork. */
export function workflowRunPayload(parts: Parts<'head'> & Partial<Parts<'event' | 'owner'>>) {
  const { head, event = 'pull_request', owner = 'mallory' } = parts;
  return {
    action: 'completed',
    workflow: { id: 5, name: 'gene-gate', path: '.github/workflows/gene-gate.yml' },
    workflow_run: {
      ...{ id: 4242, name: 'gene-gate', event, status: 'completed', conclusion: 'success' },
      ...{ head_branch: 'topic', head_sha: head },
      head_repository: { id: 99, full_name: `${owner}/genes`, owner: { login: owner }, fork: true },
      // Empty for forks.
      pull_requests: [],
      actor: { login: owner, id: 66, type: 'User' },
    },
    repository: REPOSITORY,
    sender: SENDER,
  };
}
