import type { Platform } from '../model/run.ts';
import type { Policy } from '../policy/policy.ts';
import type { FamilyInput } from '../programs/schema.ts';
import { isLocatedIn, locatePath, type MountedTree } from '../repo/paths.ts';
import type { Tree } from '../repo/tree.ts';

/**
 * The default path of the audited tree. No command can contain this name, so no absolute path leads into the
 * tree.
 */
const CHECKOUT = '/\0checkout';

export type ProposalMode = 'structured' | 'experimental';

/** The policy keys that profiles use. */
export type CommandPolicy = Pick<
  Policy,
  | 'a2a'
  | 'mode'
  | 'allow_dangerous'
  | 'allowed_roots'
  | 'workspace'
  | 'disabled_packs'
  | 'experimental'
  | 'patterns'
  | 'programs'
> & {
  /** Families that the policy adds or restricts. */
  readonly families: readonly FamilyInput[];
};

export interface Proposal {
  /** Default: experimental for the policy's experimental families, otherwise structured. */
  readonly mode?: ProposalMode;
  /** The declared family; default: the first word of the command. */
  readonly family?: string;
  /** Absolute, or relative to the workspace; default: the root of the tree, or the workspace. */
  readonly cwd?: string;
  /** The agent's tool: `bash` takes a shell command, `runpy` a call in Python; default: `bash`. */
  readonly tool?: 'bash' | 'runpy';
  /** A file system that replaces the audited tree for resolving paths. */
  readonly files?: Tree;
}

export interface CommandContext {
  readonly policy: CommandPolicy;
  readonly platform: Platform;
  readonly proposal: Proposal;
  /** The known part of the file system. */
  readonly mount: MountedTree;
  /** Absolute, or relative to the workspace, which is the default. */
  readonly cwd: string | undefined;
}

interface ContextTerms {
  readonly policy: CommandPolicy;
  /** Undefined if the file system is unknown. */
  readonly tree: Tree | undefined;
  readonly platform: Platform;
  /** Where commands start in the tree; default: its root. */
  readonly cwd?: string;
  /** Set if they start in the directory above the tree. */
  readonly checkoutAs?: string | undefined;
}

/** A command starts in the workspace, or in the tree's root if the workspace is in the tree. */
export function contextIn(
  { policy, tree, platform, cwd: own = '', checkoutAs }: ContextTerms,
  proposal: Proposal,
): CommandContext {
  const { workspace } = policy;
  const start = isInTree(policy) ? CHECKOUT : undefined;
  const directory = checkoutAs === undefined ? own : '..';
  const { files, cwd = directory === '' ? start : `${start ?? workspace}/${directory}` } = proposal;
  const mount = files
    ? { at: '/', tree: files }
    : tree
      ? { at: start ?? workspace, tree }
      : { at: CHECKOUT };
  return { policy, platform, proposal, mount, cwd };
}

function isInTree({ workspace }: CommandPolicy): boolean {
  const located = locatePath(workspace, CHECKOUT, { at: CHECKOUT });
  return located !== undefined && isLocatedIn(located, CHECKOUT);
}

/** Resolves the paths of a command, for allowed roots, the workspace and system directories. */
export class Places {
  readonly workspace: string;
  readonly cwd: string;
  readonly #mount: MountedTree;
  /** The file system for resolving the policy's directories. */
  readonly #trusted: MountedTree;
  readonly #ignoreCase: boolean;

  constructor({ policy: { workspace }, cwd, platform, mount }: CommandContext) {
    this.#mount = mount;
    // Without the tree's symlinks, because the change may have added them.
    this.#trusted = mount.at === '/' ? mount : { at: mount.at };
    this.#ignoreCase = platform !== 'linux';
    this.workspace = locatePath(workspace, CHECKOUT, this.#trusted) ?? CHECKOUT;
    this.cwd =
      cwd === undefined ? this.workspace : (locatePath(cwd, this.workspace, mount) ?? CHECKOUT);
  }

  /** Returns the absolute path after `..` and symlinks; undefined if it cannot be determined. */
  locate(path: string): string | undefined {
    return locatePath(path, this.cwd, this.#mount);
  }

  /** True if a path leads into a directory; each is absolute or relative to the workspace. */
  leadsInto(path: string, directories: readonly string[]): boolean {
    const at = this.locate(path);
    if (at === undefined) return false;
    return directories.some((directory) => {
      const outer = locatePath(directory, this.workspace, this.#trusted);
      return outer !== undefined && this.isIn(at, outer);
    });
  }

  /** True if a resolved path is certainly in a directory. */
  isIn(inner: string, outer: string): boolean {
    return isLocatedIn(inner, outer, { ignoreCase: this.#ignoreCase });
  }

  /** True if a resolved path may be in a directory: any file system may ignore case. */
  mayBeIn(inner: string, outer: string): boolean {
    return isLocatedIn(inner, outer, { ignoreCase: true });
  }
}
