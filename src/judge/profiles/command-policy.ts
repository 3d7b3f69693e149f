import type { Platform } from '../../model/platform.ts';
import type { Risk } from '../../model/verdict.ts';
import { isLocatedIn, locate, type Mount } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import type { FamilyInput } from '../families/family.ts';

/**
 * Where the audited tree stands when nobody says where: below a name that no command can write, so
 * that no absolute path leads into it.
 */
export const CHECKOUT = '/\0checkout';

/** A pattern that a policy adds to a layer of the `workspace` profile. */
export interface CustomPattern {
  readonly name: string;
  readonly layer: 1 | 2 | 3;
  /** A regular expression that is matched against each simple command, words joined by one space. */
  readonly pattern: string;
  readonly reason: string;
  /** Commands that it must match, and must not. */
  readonly match: readonly string[];
  readonly notMatch: readonly string[];
}

export type ProposalMode = 'structured' | 'experimental';
/** What a policy says to the profiles `curated` and `workspace`. */
export interface CommandPolicy {
  /** The greatest risk that is accepted; dangerous also needs {@link allowDangerous}. */
  readonly mode: Risk;
  readonly allowDangerous: boolean;
  /** Directories that every path must lead into; none: paths are not checked. */
  readonly allowedRoots: readonly string[];
  /** Absolute, or relative to the root of the audited tree; default: that root. */
  readonly workspace?: string;
  readonly proposalMode: ProposalMode;
  /** Families whose commands are experimental proposals, whatever {@link proposalMode} says. */
  readonly experimental: readonly string[];
  /** Categories of families that are switched off. */
  readonly disabledPacks: readonly string[];
  readonly patterns: readonly CustomPattern[];
  /** Families that the policy adds or narrows. */
  readonly families: readonly FamilyInput[];
}

export const DEFAULT_COMMAND_POLICY: CommandPolicy = {
  mode: 'write',
  allowDangerous: false,
  allowedRoots: [],
  proposalMode: 'structured',
  experimental: [],
  disabledPacks: [],
  patterns: [],
  families: [],
};

/** What one command is judged by besides its text. */
export interface CommandContext {
  readonly policy: CommandPolicy;
  /** The family that the proposal names; default: the first word. */
  readonly family?: string;
  /** Absolute, or relative to the workspace; default: the workspace. */
  readonly cwd?: string;
  readonly platform: Platform;
  /** The agent's tool that takes the text: a shell command, or a call in Python. */
  readonly tool: 'bash' | 'runpy';
  /** What is known of the file system; default: nothing. */
  readonly mount?: Mount;
}

/**
 * What a command is judged by when nothing is said about it but which tree it would run in. It starts
 * in the workspace, or, where that is a directory of the tree, at the tree's root.
 */
export function contextIn(
  tree?: Tree,
  policy = DEFAULT_COMMAND_POLICY,
  platform: Platform = 'linux',
): CommandContext {
  const { workspace = CHECKOUT } = policy;
  const located = locate(workspace, CHECKOUT, { at: CHECKOUT });
  const inTree = located !== undefined && isLocatedIn(located, CHECKOUT);
  return {
    policy,
    platform,
    tool: 'bash',
    ...(inTree && { cwd: CHECKOUT }),
    ...(tree && { mount: { at: inTree ? CHECKOUT : workspace, tree } }),
  };
}
