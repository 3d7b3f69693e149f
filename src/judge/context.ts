import type { Platform } from '../model/run.ts';
import type { Policy } from '../policy/policy.ts';
import { isLocatedIn, locatePath, type MountedTree } from '../repo/paths.ts';
import type { Tree } from '../repo/tree.ts';
import type { FamilyInput } from './families/family.ts';

/**
 * Where the audited tree stands when nobody says where: below a name that no command can write, so
 * that no absolute path leads into it.
 */
export const CHECKOUT = '/\0checkout';

export type ProposalMode = 'structured' | 'experimental';

/** What a policy says to the profiles `curated` and `workspace`. */
export type CommandPolicy = Pick<
  Policy,
  | 'mode'
  | 'allow_dangerous'
  | 'allowed_roots'
  | 'workspace'
  | 'disabled_packs'
  | 'experimental'
  | 'patterns'
> & {
  /** Families that the policy adds or narrows. */
  readonly families: readonly FamilyInput[];
};

/** What is said about one command by whoever proposes it, besides its text. */
export interface Proposal {
  /** Default: experimental for the families that the policy lists as such, else structured. */
  readonly mode?: ProposalMode;
  /** The family that the proposal names; default: the first word. */
  readonly family?: string;
  /** Absolute, or relative to the workspace; default: the root of the tree, or the workspace. */
  readonly cwd?: string;
  /** The agent's tool that takes the text: a shell command, or a call in Python; default: `bash`. */
  readonly tool?: 'bash' | 'runpy';
  /** A file system in place of the audited tree, for the places that paths lead to. */
  readonly files?: Tree;
}

/** What the profiles judge one command by, besides its Reading. */
export interface CommandContext {
  readonly policy: CommandPolicy;
  readonly platform: Platform;
  readonly proposal: Proposal;
  /** What is known of the file system, and where it stands. */
  readonly mount: MountedTree;
  /** Where the command starts: absolute, or relative to the workspace; undefined is the workspace. */
  readonly cwd: string | undefined;
}

/**
 * A command starts in the workspace, or, where that is a directory of the tree, at the tree's root.
 *
 * @param tree the audited one; undefined if nothing is known of the file system
 */
export function contextIn(
  tree: Tree | undefined,
  policy: CommandPolicy,
  platform: Platform,
  proposal: Proposal,
): CommandContext {
  const { workspace } = policy;
  const located = locatePath(workspace, CHECKOUT, { at: CHECKOUT });
  const inTree = located !== undefined && isLocatedIn(located, CHECKOUT);
  const start = inTree ? CHECKOUT : undefined;
  const { files, cwd = start } = proposal;
  const mount = files
    ? { at: '/', tree: files }
    : tree
      ? { at: start ?? workspace, tree }
      : { at: CHECKOUT };
  return { policy, platform, proposal, mount, cwd };
}
