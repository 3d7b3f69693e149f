import { posix } from 'node:path';
import { objectIn } from '../command/resolve/lock/lock-entry.ts';
import { readJsonFile } from '../command/resolve/package-json.ts';
import { normalise, resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import type { Target } from './target.ts';

/** The directories in which a path is looked for, in order; undefined after a `cd` that nobody can follow. */
export type Directories = readonly string[] | undefined;

/** Returns the directories that a `cd` leads to. */
export function into(directories: Directories, path: string): Directories {
  if (/^(?:[/~\\]|[A-Za-z]:)|[$`]/.test(path)) return undefined;
  return directories?.map((each) => posix.join(each, path));
}

/** The files of a commit, as commands name them. */
export class ProjectFiles {
  readonly #tree: Tree | undefined;

  /** @param tree without it, no file is looked for */
  constructor(tree: Tree | undefined) {
    this.#tree = tree;
  }

  /** Returns the path of the regular file that a path leads to. */
  find(path: string, directories: Directories, suffixes = ['']): string | undefined {
    if (/^[/~]/.test(path) || path === '' || !this.#tree) return undefined;
    for (const directory of directories ?? []) {
      for (const suffix of suffixes) {
        const wanted = normalise(posix.join(directory, path.replaceAll('\\', '/')) + suffix);
        const found = wanted === undefined ? undefined : resolveInTree(this.#tree, wanted);
        if (found?.kind === 'inside' && isRegular(found.entry.kind) && found.entry.tracked)
          return found.path;
      }
    }
    return undefined;
  }

  /** Returns the script that a path names, or says where it is instead. */
  script(path: string, directories: Directories, suffixes?: readonly string[]): Target {
    const file = this.find(path, directories, suffixes ? [...suffixes] : undefined);
    if (file !== undefined) return { kind: 'file', name: file };
    if (/^(?:[/~\\]|[A-Za-z]:)/.test(path)) return { kind: 'outside', name: path };
    const [directory] = directories ?? [];
    if (directory === undefined)
      return { kind: 'unread', name: `it runs ${path} in another directory` };
    const inside = normalise(posix.join(directory, path));
    if (inside === undefined) return { kind: 'outside', name: path };
    return { kind: this.#tree === undefined ? 'file' : 'missing', name: inside };
  }

  /** Returns the package.json of a directory; empty without one. */
  async manifest(directories: Directories): Promise<Readonly<Record<string, unknown>>> {
    const path = this.find('package.json', directories);
    return this.#tree && path ? objectIn(await readJsonFile(this.#tree, path)) : {};
  }
}
