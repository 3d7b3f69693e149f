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

/** What the user asks for in place of, or in addition to, the policy of the base side. */
export interface PolicyRequest {
  /** A policy that the user of the command line names; it replaces the policy of the base side. */
  readonly policy?: LoadedPolicy;
  /** A branch whose policy also applies: the stricter value of each key. */
  readonly policyRef?: string;
  /** Reads a policy that the policy of the base side extends, if the repository has no copy of it. */
  readonly readShared?: ReadShared;
}

/** The sides of a change that a policy is read from. */
type PolicySides = Pick<GateEvent, 'policyCommit' | 'baseRef' | 'defaultBranch'>;

/** Returns the policy of {@link basePolicy}, tightened by inputs. @throws GateError likewise */
export async function effectivePolicy(
  request: PolicyRequest & { readonly inputs: PolicyInputs },
  repository: Repository,
  event: PolicySides,
): Promise<LoadedPolicy> {
  return tightenPolicy(await basePolicy(request, repository, event), request.inputs);
}

/**
 * Returns the policy that applies to a change: the named policy, or that of the base side; and if the base
 * is protected, also what the default branch says about it. The policy of `policyRef` is added.
 *
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

/** Loads the policy of a commit; the path is its name in errors. */
type ReadPolicy = (commit: string, path: string) => Promise<LoadedPolicy>;

const BASE_HINT =
  'Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.';

/** Returns the reader of the policies of a repository. */
export function readerOf(repository: Repository, readShared?: ReadShared): ReadPolicy {
  return async (commit, path) =>
    loadPolicy(await readTree(repository, commit), commit, { path, hint: BASE_HINT, readShared });
}

/** Returns what the default branch says about another branch. @throws GateError for a policy that cannot be read */
export async function protectedBy(
  { name, commit }: DefaultBranch,
  branch: string,
  read: ReadPolicy,
): Promise<LoadedPolicy | undefined> {
  return policyOfBranch(await read(commit, `${name}:${POLICY_PATH}`), branch, name);
}

/** A protected branch without a policy of its own has that of the default branch. */
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
 * Finds the commit whose policy applies in addition to that of the base. A branch of `origin` takes precedence over
 * anything else of the same name, even if it was not fetched yet: anyone may be able to create a tag, for example.
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
