import type { Platform } from '../model/run.ts';
import type { Policy } from '../policy/policy.ts';
import { isLocatedIn, locatePath, type MountedTree } from '../repo/paths.ts';
import type { Tree } from '../repo/tree.ts';
import type { FamilyInput } from './families/family.ts';

/**
 * Where the audited tree stands when nobody says where: below a name that no command can write, so
 * that no absolute path leads into it.
 */
const CHECKOUT = '/\0checkout';

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

/** The one answer to where a path of a command leads, for allowed roots, workspace and system roots. */
export class Places {
  readonly workspace: string;
  readonly cwd: string;
  readonly #mount: MountedTree;
  /** What the directories of the policy are resolved in. */
  readonly #trusted: MountedTree;
  readonly #ignoreCase: boolean;

  constructor({ policy: { workspace }, cwd, platform, mount }: CommandContext) {
    this.#mount = mount;
    // In the audited tree they are what they are called: a symlink in their place is the change's own.
    this.#trusted = mount.at === '/' ? mount : { at: mount.at };
    this.#ignoreCase = platform !== 'linux';
    this.workspace = locatePath(workspace, CHECKOUT, this.#trusted) ?? CHECKOUT;
    this.cwd =
      cwd === undefined ? this.workspace : (locatePath(cwd, this.workspace, mount) ?? CHECKOUT);
  }

  /** @returns absolute, after `..` and symlinks; undefined if it cannot be determined */
  locate(path: string): string | undefined {
    return locatePath(path, this.cwd, this.#mount);
  }

  /** Whether a path leads into one of these directories, each absolute or from the workspace on. */
  leadsInto(path: string, directories: readonly string[]): boolean {
    const at = this.locate(path);
    if (at === undefined) return false;
    return directories.some((directory) => {
      const outer = locatePath(directory, this.workspace, this.#trusted);
      return outer !== undefined && this.isIn(at, outer);
    });
  }

  /** Whether a place is certainly in a directory. */
  isIn(inner: string, outer: string): boolean {
    return isLocatedIn(inner, outer, { ignoreCase: this.#ignoreCase });
  }

  /** Whether it may be: any file system may ignore case. */
  mayBeIn(inner: string, outer: string): boolean {
    return isLocatedIn(inner, outer, { ignoreCase: true });
  }
}
