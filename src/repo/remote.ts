import type { Repository } from './git.ts';

/** True if `origin` is this repository, by the last two segments of its URL. */
export async function isRemoteOf(
  repository: Repository,
  { owner, repo }: { readonly owner: string; readonly repo: string },
): Promise<boolean> {
  const path = (await urlOf(repository)).replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '');
  return path.split(/[/:]/).slice(-2).join('/').toLowerCase() === `${owner}/${repo}`.toLowerCase();
}

/** Fetches a branch of `origin` to the ref that `actions/checkout` uses. */
export function fetched(branch: string): string {
  return `+refs/heads/${branch}:refs/remotes/origin/${branch}`;
}

/**
 * Asks `origin` for a branch of this name. Without `origin`, there is none.
 * @throws GateError `git_failed` if `origin` cannot be reached
 */
export async function branchAtOrigin(repository: Repository, branch: string): Promise<boolean> {
  if (!(await hasOrigin(repository))) return false;
  const ref = `refs/heads/${branch}`;
  const why = `Asking origin whether it has the branch ${branch}.`;
  const listed = await repository.network(why, ['ls-remote', '--', 'origin', ref]);
  // The pattern also matches the end of longer names.
  return listed
    .toString()
    .split('\n')
    .some((line) => line.endsWith(`\t${ref}`));
}

/**
 * Lists the pull requests, open or closed, whose head is a commit. GitHub keeps a ref for each pull request.
 * @throws GateError `git_failed` if `origin` cannot be reached
 */
export async function pullsAtOrigin(repository: Repository, commit: string): Promise<number[]> {
  const why = 'Asking origin for the heads of all pull requests.';
  const heads = ['ls-remote', '--', 'origin', 'refs/pull/*/head'];
  const listed = (await repository.network(why, heads)).toString();
  return [...listed.matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].flatMap(
    ([, oid, number]) => (oid === commit ? Number(number) : []),
  );
}

export async function hasOrigin(repository: Repository): Promise<boolean> {
  return (await urlOf(repository)) !== '';
}

async function urlOf({ user }: Repository): Promise<string> {
  const url = await user(['config', '--get', 'remote.origin.url'], { accept: [1] });
  return url.toString().trim();
}
