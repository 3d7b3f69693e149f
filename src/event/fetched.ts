/** The refspec that brings a branch of `origin` to where `actions/checkout` puts it. */
export function fetched(branch: string): string {
  return `+refs/heads/${branch}:refs/remotes/origin/${branch}`;
}
