import type { Client } from './client.ts';

/** One repository, and the client for its API. */
export interface GitHubRepository {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
}

/** The commit, and perhaps the pull request, that results are attached to. */
export interface GitHubTarget extends GitHubRepository {
  /** The proposed commit, never the test merge commit. */
  readonly headSha: string;
  readonly pullRequest?: { readonly number: number };
  /** Whether the event's token is read-only regardless of the workflow. */
  readonly readOnlyToken?: boolean;
}
