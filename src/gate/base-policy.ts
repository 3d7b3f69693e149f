import type { DefaultBranch, GateEvent } from '../event/event.ts';
import { GateError } from '../ground/error.ts';
import { policyOfBranch, stricterOf, tightenPolicy } from '../policy/combine.ts';
import { loadPolicy, POLICY_PATH } from '../policy/load.ts';
import type { LoadedPolicy, PolicyInputs } from '../policy/policy.ts';
import type { ReadShared } from '../policy/shared-policy.ts';
import type { Repository } from '../repo/git.ts';
import { requireCommits } from '../repo/merge-base.ts';
import { readTree } from '../repo/object-tree.ts';
import { branchAtOrigin, fetched } from '../repo/remote.ts';
import { isObjectId, lookUpCommits } from '../repo/revision.ts';
import { resolveRevision } from '../repo/typed-revision.ts';

/** The user's replacements of, or additions to, the base's policy. */
export interface PolicyRequest {
  /** A policy named on the command line; it replaces the base's. */
  readonly policy?: LoadedPolicy;
  /** A branch whose policy is combined: the stricter value of each key applies. */
  readonly policyRef?: string;
  /** Reads a policy that the base's policy extends, if the repository has no copy of it. */
  readonly readShared?: ReadShared;
}

/** The commits and branches that decide the policy. */
type PolicySides = Pick<GateEvent, 'policyCommit' | 'baseRef' | 'defaultBranch'>;

/** Returns {@link basePolicy} tightened by inputs. @throws GateError as basePolicy does */
export async function effectivePolicy(
  request: PolicyRequest & { readonly inputs: PolicyInputs },
  repository: Repository,
  event: PolicySides,
): Promise<LoadedPolicy> {
  return tightenPolicy(await basePolicy(request, repository, event), request.inputs);
}

/**
 * Returns the policy of a change: the named one, or the base's; for a protected base, combined with the default
 * branch's terms for it. `policyRef` is added.
 * @throws GateError `policy_invalid`, `policy_unavailable` or `policy_conflict`
 */
export async function basePolicy(
  { policy, policyRef, readShared }: PolicyRequest,
  repository: Repository,
  event: PolicySides,
): Promise<LoadedPolicy> {
  const read = readerOf(repository, readShared);
  const first = policy ?? (await ofBase(read, event));
  if (policyRef === undefined) return first;
  const commit = await resolvePolicyRef(repository, policyRef);
  return stricterOf(first, await read(commit, `${policyRef}:${POLICY_PATH}`), policyRef);
}

/** Loads the policy of a commit; `path` names it in errors. */
type ReadPolicy = (commit: string, path: string) => Promise<LoadedPolicy>;

const BASE_HINT =
  'Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.';

export function readerOf(repository: Repository, readShared?: ReadShared): ReadPolicy {
  return async (commit, path) =>
    loadPolicy(await readTree(repository, commit), commit, { path, hint: BASE_HINT, readShared });
}

/** Returns the default branch's terms for another branch. @throws GateError for an unreadable policy */
export async function protectedBy(
  { name, commit }: DefaultBranch,
  branch: string,
  read: ReadPolicy,
): Promise<LoadedPolicy | undefined> {
  return policyOfBranch(await read(commit, `${name}:${POLICY_PATH}`), branch, name);
}

/** A protected branch without a policy gets the default branch's. */
async function ofBase(
  read: ReadPolicy,
  { policyCommit, baseRef, defaultBranch }: PolicySides,
): Promise<LoadedPolicy> {
  const own = await read(policyCommit, POLICY_PATH);
  if (defaultBranch === undefined) return own;
  if (defaultBranch.name === baseRef) {
    const entry = policyOfBranch(own, baseRef, baseRef) ?? own;
    return entry === own ? own : stricterOf(own, entry, `branches.${baseRef}`);
  }
  const guard = await protectedBy(defaultBranch, baseRef, read);
  if (guard === undefined || own.source === 'default') return guard ?? own;
  return stricterOf(own, guard, defaultBranch.name);
}

/**
 * Finds the commit of a policy to add to the base's. A branch of `origin` takes precedence over anything else of
 * the same name, even if not fetched yet, because others may be able to create a tag, for example.
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

/** Returns the tip of a branch of `origin`; undefined if there is none. */
async function branchOfOrigin(repository: Repository, branch: string): Promise<string | undefined> {
  const remote = `refs/remotes/origin/${branch}`;
  const [known, local] = await lookUpCommits(repository, [remote, `refs/heads/${branch}`]);
  if (known !== undefined) return known;
  try {
    if (!(await branchAtOrigin(repository, branch))) return undefined;
  } catch (cause) {
    // Without a network, the user's own branch can be used, but nothing that only resembles one.
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
