import { GateError } from '../error.ts';
import type { Repository } from '../repo/git.ts';
import { requireCommits } from '../repo/merge-base.ts';
import { lookUpCommits } from '../repo/revision.ts';

/**
 * Finds the commit whose policy is to count besides that of the base. A branch of `origin` comes
 * before everything else of the name, because a tag, say, can be anybody's.
 *
 * @param ref a branch, or on the command line any other name of a commit
 * @throws GateError `ref_not_found` if there is none, and none can be fetched
 */
export async function resolvePolicyRef(repository: Repository, ref: string): Promise<string> {
  const branch = `refs/remotes/origin/${ref}`;
  const find = async () => (await lookUpCommits(repository, [branch, ref])).find(isFound);
  const here = await find();
  if (here !== undefined) return here;
  try {
    await requireCommits(repository, [branch], [`+refs/heads/${ref}:${branch}`]);
  } catch (cause) {
    throw notFound(ref, cause);
  }
  const fetched = await find();
  if (fetched === undefined) throw notFound(ref);
  return fetched;
}

function isFound(commit: string | undefined): commit is string {
  return commit !== undefined;
}

function notFound(ref: string, cause?: unknown): GateError {
  return new GateError(
    'ref_not_found',
    `policy-ref: ${JSON.stringify(ref)} is no branch of origin, and no commit of this clone`,
    'Name a branch such as main; with actions/checkout, set `fetch-depth: 0`.',
    { cause },
  );
}
