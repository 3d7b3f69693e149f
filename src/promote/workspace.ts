import { loadPolicy } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { Repository } from '../repo/git.ts';
import { literalTree } from '../repo/literal-tree.ts';
import { readTree } from '../repo/object-tree.ts';
import { findDefaultBranch, lookUpCommits } from '../repo/revision.ts';
import { withSourceTree } from '../repo/source-tree.ts';
import type { Tree } from '../repo/tree.ts';

/** The repository that candidates are promoted to. */
export interface Workspace {
  readonly directory: string;
  /** Its files as they are on disk. */
  readonly tree: Tree;
  /** The tip of its default branch, if the clone has it. */
  readonly defaultBranch?: Tree;
}

/**
 * Provides the repository that contains a directory, or the directory itself outside any repository.
 *
 * @param use works with the trees, which are only valid until it returns
 * @param branch the name of the default branch, if GitHub has told it
 * @throws GateError `not_a_repository` if the directory does not exist
 */
export function withWorkspace<T>(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  use: (workspace: Workspace) => Promise<T>,
  branch?: string,
): Promise<T> {
  return withSourceTree(folder, env, async (tree, directory, repository) => {
    const defaultBranch = repository && (await readDefaultBranch(repository, branch));
    return use({ directory, tree, ...(defaultBranch && { defaultBranch }) });
  });
}

async function readDefaultBranch(
  repository: Repository,
  branch: string | undefined,
): Promise<Tree | undefined> {
  const tip =
    branch === undefined
      ? (await findDefaultBranch(repository))?.commit
      : (await lookUpCommits(repository, [`refs/remotes/origin/${branch}`]))[0];
  return tip === undefined ? undefined : readTree(repository, tip);
}

/**
 * Loads the default policy of a promotion: the policy of the target repository, which the user
 * trusts, or the built-in policy.
 *
 * @throws GateError `policy_invalid`
 */
export function promotionPolicy(workspace: Workspace | undefined): Promise<LoadedPolicy> {
  const tree = workspace?.tree ?? literalTree({}, 'no repository');
  return loadPolicy(tree, tree.label);
}
