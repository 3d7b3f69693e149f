import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { requireCommits } from '../repo/merge-base.ts';
import { branchAtOrigin, fetched } from '../repo/remote.ts';
import { isObjectId, lookUpCommits } from '../repo/revision.ts';
import { resolveRevision } from '../repo/typed-revision.ts';

/**
 * Finds the commit whose policy applies in addition to that of the base. A branch of `origin` takes
 * precedence over anything else of the same name, even if it was not fetched yet: anyone may be able
 * to create a tag, for example.
 *
 * @param ref a branch, with or without `refs/heads/`; on the command line any other revision
 * @throws GateError `ref_not_found` or `ref_ambiguous`
 */
export async function resolvePolicyRef(repository: Repository, ref: string): Promise<string> {
  const branch = ref.replace(/^refs\/heads\//, '');
  try {
    if (isObjectId(branch)) return await resolveRevision(repository, branch);
    return (await branchOfOrigin(repository, branch)) ?? (await resolveRevision(repository, ref));
  } catch (cause) {
    if (cause instanceof GateError && cause.code === 'ref_ambiguous') throw cause;
    throw notFound(ref, cause);
  }
}

/** Returns the tip of a branch of `origin`; undefined if it has no such branch. */
async function branchOfOrigin(repository: Repository, branch: string): Promise<string | undefined> {
  const remote = `refs/remotes/origin/${branch}`;
  const [known, local] = await lookUpCommits(repository, [remote, `refs/heads/${branch}`]);
  if (known !== undefined) return known;
  try {
    if (!(await branchAtOrigin(repository, branch))) return undefined;
  } catch (cause) {
    // Without a network the user's own branch can still be used, but nothing that only looks like one.
    if (local !== undefined) return local;
    throw cause;
  }
  await requireCommits(repository, [remote], [fetched(branch)]);
  return (await lookUpCommits(repository, [remote]))[0];
}

function notFound(ref: string, cause: unknown): GateError {
  const reason =
    cause instanceof GateError && cause.code === 'git_failed' ? `: ${cause.message}` : '';
  return new GateError(
    'ref_not_found',
    `policy-ref: ${JSON.stringify(ref)} is not a branch of origin or a revision in this clone${reason}`,
    'Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.',
    { cause },
  );
}
