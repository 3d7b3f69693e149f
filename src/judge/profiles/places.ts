import { isLocatedIn, locatePath, type MountedTree } from '../../repo/paths.ts';
import { CHECKOUT, type CommandContext } from '../context.ts';

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
