import * as z from 'zod';
import { GITHUB_LIMITS } from './api-limits.ts';
import type { GitHubRepository } from './client.ts';
import { ifFound, requireAsked } from './failure.ts';

export const objectIdSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

const pullSchema = z.object({
  number: z.int().positive(),
  state: z.enum(['open', 'closed']),
  head: z.object({
    sha: objectIdSchema,
    repo: z.object({ id: z.int() }).nullable(),
  }),
  base: z.object({ ref: z.string().min(1), repo: z.object({ id: z.int() }) }),
});

/** Reads a pull request with all fields. @throws BrokenAnswer for another pull request */
async function getPull({ client, owner, repo }: GitHubRepository, number: number) {
  const { data } = await client.octokit.rest.pulls.get({ owner, repo, pull_number: number });
  const pull = pullSchema.parse(data);
  requireAsked(pull.number === number, `pull request ${number}`);
  return { data, pull };
}

interface PullsQuery {
  /** Restricts the list to one branch: `owner:branch`. */
  readonly from?: string;
  /** Finds the pull requests by their refs in git, open or closed. Used if GitHub's list has several pages. */
  readonly byGit?: () => Promise<readonly number[] | undefined>;
}

/**
 * Lists the open pull requests with a commit as head, from any branch and any fork. GitHub has no such query: the
 * pull requests that its API associates with a commit exclude forks.
 * @returns their numbers and base branches, by number
 */
export async function pullsWithHead(
  github: GitHubRepository,
  headSha: string,
  { from, byGit }: PullsQuery = {},
): Promise<{ readonly number: number; readonly baseRef: string }[]> {
  const { client, owner, repo } = github;
  const { list } = client.octokit.rest.pulls;
  const head = from === undefined ? {} : { head: from };
  const request = { owner, repo, state: 'open', ...head, per_page: 100 } as const;
  const { data: first, headers } = await list(request);
  // A short page can be followed by another.
  const isWhole = !/rel="next"/.test(headers.link ?? '');
  const numbers = isWhole ? undefined : await byGit?.();
  if (numbers) {
    const pulls = await Promise.all(numbers.map((number) => pullOrigin(github, number)));
    return ofHead(pulls.filter(({ isOpen }) => isOpen));
  }
  const rest = isWhole ? [] : await client.octokit.paginate(list, { ...request, page: 2 });
  const pulls = z
    .array(pullSchema)
    .parse([...first, ...rest])
    .map(originOf);
  requireAsked(
    pulls.every(({ isOpen }) => isOpen),
    'open pull requests',
  );
  return ofHead(pulls);

  function ofHead(found: readonly PullOrigin[]) {
    return found
      .filter((pull) => pull.headSha === headSha)
      .map(({ number, baseRef }) => ({ number, baseRef }))
      .sort((a, b) => a.number - b.number);
  }
}

/** Returns a pull request and its repository in the form of an event's payload. */
export async function pullRequestAsPayload(
  github: GitHubRepository,
  number: number,
): Promise<{ readonly repository: unknown; readonly pull_request: unknown }> {
  const { client, owner, repo } = github;
  const { data: repository } = await client.octokit.rest.repos.get({ owner, repo });
  const { data } = await getPull(github, number);
  return { repository, pull_request: data };
}

/** Identify the source of a commit in a merge queue. */
export interface PullOrigin {
  readonly number: number;
  readonly isOpen: boolean;
  /** The target branch, without `refs/heads/`. */
  readonly baseRef: string;
  readonly headSha: string;
  /** True if the head repository is another one or was deleted. */
  readonly isFork: boolean;
}

/** Pull requests that contain the commit or have it as head. */
export async function pullsOfCommit(
  { client, owner, repo }: GitHubRepository,
  commit: string,
): Promise<PullOrigin[]> {
  const { repos } = client.octokit.rest;
  const request = { owner, repo, commit_sha: commit, per_page: 100 };
  const found = await client.octokit.paginate(repos.listPullRequestsAssociatedWithCommit, request);
  return z.array(pullSchema).parse(found).map(originOf);
}

/** Returns the current state of a pull request, which may be newer than an event's payload. */
export async function pullOrigin(
  repository: GitHubRepository,
  number: number,
): Promise<PullOrigin & { readonly commits: number; readonly changedFiles: number }> {
  const { data, pull } = await getPull(repository, number);
  return { ...originOf(pull), commits: data.commits, changedFiles: data.changed_files };
}

function originOf({ number, state, head, base }: z.infer<typeof pullSchema>): PullOrigin {
  return {
    number,
    isOpen: state === 'open',
    baseRef: base.ref,
    headSha: head.sha,
    isFork: head.repo?.id !== base.repo.id,
  };
}

/**
 * Reads the diffs of a pull request's files as GitHub shows them, because line comments must refer to them.
 * @returns hunks of a unified diff by path; GitHub omits binary files and large diffs
 */
export async function pullRequestHunks(
  { client, owner, repo }: GitHubRepository,
  number: number,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { octokit } = client;
  const request = { owner, repo, pull_number: number, per_page: 100 };
  const found = new Map<string, string>();
  for await (const { data } of octokit.paginate.iterator(octokit.rest.pulls.listFiles, request)) {
    for (const { filename, patch } of data) {
      if (patch !== undefined && paths.has(filename)) found.set(filename, patch);
    }
    if (found.size === paths.size) break;
  }
  return found;
}

/**
 * Reads a file of a repository at a commit.
 * @throws Error if it is not a file, and GitHub's error if it refuses
 */
export async function readFileAt(
  { client, owner, repo }: GitHubRepository,
  path: string,
  commit: string,
): Promise<Buffer> {
  const place = { owner, repo, path, ref: commit };
  const { data } = await client.octokit.rest.repos.getContent(place);
  if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') {
    throw new Error(`expected a file of at most ${GITHUB_LIMITS.contentBytes} bytes`);
  }
  return Buffer.from(data.content, 'base64');
}

const refSchema = z.object({
  ref: z.string(),
  object: z.object({ sha: objectIdSchema }),
});

/**
 * Returns the current object of a ref.
 * @param ref without `refs/`, such as `heads/main` or `pull/7/merge`
 * @returns undefined if GitHub has no such ref
 */
export async function refTip(
  { client, owner, repo }: GitHubRepository,
  ref: string,
): Promise<string | undefined> {
  const found = await ifFound(client.octokit.rest.git.getRef({ owner, repo, ref }));
  if (found === undefined) return undefined;
  const { ref: name, object } = refSchema.parse(found.data);
  requireAsked(name === `refs/${ref}`, `refs/${ref}`);
  return object.sha;
}
