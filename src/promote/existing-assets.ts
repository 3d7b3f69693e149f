import type { Asset } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import { hidesContent } from '../assets/file-problems.ts';
import { readSides } from '../assets/read-sides.ts';
import type { AssetLimits } from '../assets/source.ts';
import { assetProblemFinding } from '../audit/claims/asset-files.ts';
import { GateError } from '../ground/error.ts';
import { loadPolicy } from '../policy/load.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import { literalTree } from '../repo/literal-tree.ts';
import { readTree } from '../repo/object-tree.ts';
import { findDefaultBranch, lookUpCommits } from '../repo/revision.ts';
import type { Tree } from '../repo/tree.ts';
import { type Surroundings, withSourceTree } from '../repo/worktree.ts';
import { describe } from '../rules/finding.ts';
import type { NamedBytes } from './strict-json.ts';

export function assetKey({ type, id }: Pick<Asset, 'type' | 'id'>): string {
  return `${type} ${id}`;
}

/**
 * Reads all asset files of a tree by path, and their messages between agents, such as a `revoke`.
 * @throws GateError `file_unreadable`, because a candidate could conflict with the content
 */
export async function readOwnAssets(tree: Tree, policy: Pick<Policy, 'assets'>) {
  const change = { base: '', audited: '', files: [] };
  const { files } = await readSides({ baseTree: tree, headTree: tree, change, policy });
  for (const { path, unread, problems } of files) {
    const hidden = problems.find(hidesContent);
    if (unread === undefined && hidden === undefined) continue;
    const why = hidden ? `line ${hidden.location.line}: ${hidden.detail}` : unread;
    const hint =
      'Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidate.';
    throw new GateError('file_unreadable', `${path} cannot be read completely: ${why}.`, hint);
  }
  return {
    assets: files.flatMap(({ assets }) => assets),
    messages: files.flatMap(({ messages }) => messages ?? []),
  };
}

/**
 * Reads the log for counting successes: JSON Lines, or a store with `events`. The caller vouches for
 * it, so a message from another agent, or an archive, is no log.
 * @throws GateError `input_invalid` for any unreadable part, which could record a failure
 */
export function readEventLog(log: NamedBytes, limits: AssetLimits): readonly Asset[] {
  const file = readAssetFile(log.name, log.bytes, limits);
  const refuse = (line: number, why: string, hint: string) => {
    const what = `The event log cannot be read. ${log.name}, line ${line}: ${why}`;
    return new GateError('input_invalid', what, hint);
  };
  const [message] = file.messages ?? [];
  if (message !== undefined) {
    const hint = 'Pass the log of your own repository; use --assets for messages of other agents.';
    throw refuse(message.location.line, 'a message between agents is not a log.', hint);
  }
  // An id that occurs twice is judged with the successes of each Capsule.
  const problem = file.problems
    .filter(({ rule }) => rule !== 'duplicate-id')
    .map(assetProblemFinding)
    .find(({ severity }) => severity === 'error');
  if (problem === undefined) return file.assets;
  const { message: words, remedy } = describe(problem);
  throw refuse(problem.location?.line ?? 1, words, remedy);
}

/** The target of promotions. */
export interface Workspace {
  readonly directory: string;
  /** As on disk. */
  readonly tree: Tree;
  /** The tip of its default branch, if the clone has it. */
  readonly defaultBranch?: Tree;
}

/**
 * Provides the repository that contains a directory, or the directory itself outside of any.
 * @param branch the name of the default branch, if known from GitHub
 */
export function withWorkspace<T>(
  folder: string,
  surroundings: Surroundings,
  use: (workspace: Workspace) => Promise<T>,
  branch?: string,
): Promise<T> {
  return withSourceTree(folder, surroundings, async (tree, directory, repository) => {
    const tip =
      branch === undefined
        ? repository && (await findDefaultBranch(repository))?.commit
        : repository && (await lookUpCommits(repository, [`refs/remotes/origin/${branch}`]))[0];
    const defaultBranch = repository && tip && (await readTree(repository, tip));
    return use({ directory, tree, ...(defaultBranch && { defaultBranch }) });
  });
}

/** Loads the target repository's policy, which the user trusts, or the built-in one. */
export function promotionPolicy(workspace: Workspace | undefined): Promise<LoadedPolicy> {
  const tree = workspace?.tree ?? literalTree({}, 'no repository');
  return loadPolicy(tree, tree.label);
}
