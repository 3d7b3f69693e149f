export interface PayloadParts {
  readonly head: string;
  readonly base: string;
  readonly baseRef?: string;
  readonly changedFiles?: number;
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
