import { GateError } from '../error.ts';
import type { Repository } from '../repo/git.ts';
import { requireCommits } from '../repo/merge-base.ts';
import { lookUpCommits } from '../repo/revision.ts';

/**
 * Finds the commit whose policy applies in addition to that of the base. A branch of `origin` takes
 * precedence over anything else of the same name: anyone may be able to create a tag, for example.
 *
 * @param ref a branch, or on the command line any other revision
 * @throws GateError `ref_not_found` if the revision is unknown and cannot be fetched
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
    `policy-ref: ${JSON.stringify(ref)} is not a branch of origin or a revision in this clone`,
    'Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.',
    { cause },
  );
}
