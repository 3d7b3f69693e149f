import type { Asset } from '../assets/asset.ts';
import { collectAssets } from '../assets/collect.ts';
import { namesOf } from '../audit/change/blast-radius.ts';
import { resolveRange } from '../event/resolve-range.ts';
import { refuse, requireAssetFiles } from '../fix/fix-task.ts';
import { basePolicy } from '../gate/base-policy.ts';
import { placeOf } from '../gate/propose-fix.ts';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { PROFILE_NAMES } from '../model/word-lists.ts';
import type { LoadedPolicy, ProfileName } from '../policy/policy.ts';
import type { Repository } from '../repo/git.ts';
import { readTree } from '../repo/object-tree.ts';
import { readChange } from '../repo/read-change.ts';
import type { Tree } from '../repo/tree.ts';
import { type AgentTask, readAgentTask } from '../report/agent/agent-task.ts';
import { differentFromIndex } from './if-staged.ts';
import type { Terminal } from './terminal.ts';

/** What `fix` needs to know of the change that it repairs. */
export interface FixedChange {
  readonly policy: LoadedPolicy;
  readonly base: string;
  readonly baseTree: Tree;
  readonly changed: ReadonlySet<string>;
  /** The files of the assets that the change adds, modifies or applies. */
  readonly paths: ReadonlySet<string>;
  /** Whether an asset of these files is one of those. */
  readonly includes: (asset: Asset) => boolean;
}

/**
 * Compares the files of the working tree, or of the index, with a base, as `check --worktree` does.
 * @throws GateError `usage` outside of a repository, and what finding the commits throws
 */
export async function readFixedChange(
  repository: Repository | undefined,
  { base, staged }: { readonly base: string; readonly staged: boolean },
  policy: LoadedPolicy | undefined,
): Promise<FixedChange> {
  if (repository === undefined) {
    throw new GateError(
      'usage',
      '`--base` needs a git repository.',
      'Remove it, or use --repo with a repository.',
    );
  }
  const range = await resolveRange(repository, { base, worktree: true, staged });
  const terms = await basePolicy({ ...(policy && { policy }) }, repository, range);
  const baseTree = await readTree(repository, range.base);
  const headTree = await readTree(repository, range.audited);
  const change = await readChange(repository, range.base, range.audited);
  const collected = await collectAssets({ baseTree, headTree, change, policy: terms.policy });
  const touched = collected.changes.filter(({ kind }) => kind !== 'removed');
  const places = new Set(touched.map(({ asset }) => placeOf(asset)));
  return {
    policy: terms,
    base: range.base,
    baseTree,
    changed: new Set(change.files.flatMap(namesOf)),
    paths: new Set(touched.map(({ asset }) => asset.path)),
    includes: (asset) => places.has(placeOf(asset)),
  };
}

/**
 * Requires that files are on disk as they are in the index: an edit of one is an edit of both.
 * @throws GateError `checkout_differs`
 */
export async function requireStaged(
  repository: Repository,
  index: Tree,
  paths: readonly string[],
): Promise<void> {
  const unstaged = new Set(await differentFromIndex(repository));
  const path = paths.find((each) => unstaged.has(each) || index.stat(each) === undefined);
  if (path === undefined) return;
  throw new GateError(
    'checkout_differs',
    `${path} has changes that are not staged.`,
    'Stage them with `git add --all`, or put them away with `git stash --keep-index`.',
  );
}

/** Reads the task of `--apply`; its edits name the files. */
export async function readTask(
  apply: string | undefined,
  files: readonly string[],
  terminal: Terminal,
): Promise<AgentTask | undefined> {
  if (apply === undefined) return undefined;
  if (files.length > 0) {
    throw new GateError(
      'usage',
      '`--apply` does not take files: the edits of the task name them.',
      'Remove the files.',
    );
  }
  return readAgentTask(await terminal.readInput(apply), inputName(apply));
}

/** Returns the profile that judged the task; it can only make the policy stricter. */
export function profileOf(task: AgentTask | undefined): { readonly profile?: ProfileName } {
  const profile = PROFILE_NAMES.find((name) => name === task?.policy?.profile);
  return profile === undefined ? {} : { profile };
}

/** @throws GateError `input_invalid` for a task about another commit, or about none */
export function requireSameCommit({ head_sha }: AgentTask, head: string | undefined): void {
  if (head === undefined) refuse('the working tree has no commit');
  if (head_sha !== head) {
    refuse(`it is about the commit ${head_sha ?? '(none)'}, and the working tree is at ${head}`);
  }
}

/** Returns the files that a task edits. @throws GateError `input_invalid` for a file that no fix changes */
export function filesOf({ edits }: AgentTask, assetFiles: readonly string[]): string[] {
  const known = new Set(assetFiles);
  requireAssetFiles(edits, (path) => known.has(path));
  return edits.map(({ path }) => path);
}
