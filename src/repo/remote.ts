import type { Repository } from './git.ts';

/** True if the remote `origin` is this repository, by the last two segments of its URL. */
export async function isRemoteOf(
  repository: Repository,
  { owner, repo }: { readonly owner: string; readonly repo: string },
): Promise<boolean> {
  const url = await repository.user(['config', '--get', 'remote.origin.url'], { accept: [1] });
  const path = url
    .toString()
    .trim()
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return path.split(/[/:]/).slice(-2).join('/').toLowerCase() === `${owner}/${repo}`.toLowerCase();
}

/** The refspec that fetches a branch of `origin` to the ref that `actions/checkout` uses. */
export function fetched(branch: string): string {
  return `+refs/heads/${branch}:refs/remotes/origin/${branch}`;
}
