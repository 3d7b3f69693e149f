import type { Repository } from './git.ts';

/** A commit of a branch, without the commits that it merges. */
export interface MainlineCommit {
  readonly commit: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** The first line of the message; anyone can write it. */
  readonly subject: string;
}

/** Lists the commits from a base to a head along the first parents, oldest first. */
export async function firstParents(
  { objects }: Repository,
  base: string,
  head: string,
): Promise<MainlineCommit[]> {
  const format = '--format=%H%x00%T%x00%P%x00%s';
  const listed = await objects(['log', '--first-parent', '--reverse', format, `${base}..${head}`]);
  return listed
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', tree = '', parents = '', ...subject] = line.split('\0');
      return {
        commit,
        tree,
        parents: parents.split(' ').filter(Boolean),
        subject: subject.join(''),
      };
    });
}
