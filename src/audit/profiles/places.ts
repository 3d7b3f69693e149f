import { isLocatedIn, locate, type Mount } from '../../repo/paths.ts';
import { CHECKOUT, type CommandContext } from './command-policy.ts';

/** The one answer to where a path of a command leads, for allowed roots, workspace and system roots. */
export class Places {
  readonly workspace: string;
  readonly cwd: string;
  readonly #mount: Mount;
  readonly #ignoreCase: boolean;

  constructor({ policy: { workspace }, cwd, platform, mount = { at: CHECKOUT } }: CommandContext) {
    this.#mount = mount;
    this.#ignoreCase = platform !== 'linux';
    this.workspace = (workspace && locate(workspace, CHECKOUT, mount)) ?? CHECKOUT;
    this.cwd =
      cwd === undefined ? this.workspace : (locate(cwd, this.workspace, mount) ?? CHECKOUT);
  }

  /** @returns absolute, after `..` and symlinks; undefined if it cannot be told */
  locate(path: string): string | undefined {
    return locate(path, this.cwd, this.#mount);
  }

  /** Whether a path leads into one of these directories, which are resolved in the same way. */
  leadsInto(path: string, directories: readonly string[]): boolean {
    const at = this.locate(path);
    if (at === undefined) return false;
    return directories.some((directory) => {
      const outer = locate(directory, this.workspace, this.#mount);
      return outer !== undefined && this.isIn(at, outer);
    });
  }

  isIn(inner: string, outer: string): boolean {
    return isLocatedIn(inner, outer, { ignoreCase: this.#ignoreCase });
  }
}
