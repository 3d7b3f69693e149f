import { posix } from 'node:path';
import { readJsonFile } from '../command/resolve/package-json.ts';
import { type Mapping, objectIn } from '../ground/mapping.ts';
import { normalise, resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree } from '../repo/tree.ts';

/** Something that a command runs, as far as its text says. */
export interface Run {
  readonly kind: /** A file of the commit. */
    | 'file'
    /** A file in the repository that is not in the commit. */
    | 'missing'
    /** A script of package.json; `text` is what it runs. */
    | 'npm_script'
    | 'package'
    | 'outside'
    | 'inline'
    /** Something dangerous, as the rest of a sentence. */
    | 'danger'
    | 'address'
    /** A program of the machine, or one that is installed. */
    | 'program'
    | 'unread';
  /** A path, the name of a package, or the reason why it is not known. */
  readonly name: string;
  /** Of a package: whether it is always the same one. */
  readonly isExact?: boolean;
  readonly text?: string;
  /** Of a danger: the script that it stands in, its line, and the line's text. */
  readonly script?: string;
  readonly line?: number;
}

/** A path that no directory of the project can be before. */
const ELSEWHERE = /^(?:[/~\\]|[A-Za-z]:)/;

/** The files of a commit, as commands name them that start in one of several directories. */
export class ProjectFiles {
  readonly #tree: Tree | undefined;
  readonly #directories: readonly string[];

  /**
   * @param tree without it, no file is looked for
   * @param directories in which a path is looked for, in order; none after a `cd` that nobody can follow
   */
  constructor(tree: Tree | undefined, directories: readonly string[]) {
    this.#tree = tree;
    this.#directories = directories;
  }

  /** Returns the same files for commands behind a `cd`. */
  into(path: string | undefined): ProjectFiles {
    const isUnclear = path === undefined || ELSEWHERE.test(path) || /[$`]/.test(path);
    const directories = isUnclear ? [] : this.#directories.map((each) => posix.join(each, path));
    return new ProjectFiles(this.#tree, directories);
  }

  /** Returns the path of the regular file that a path leads to. */
  find(path: string, suffixes: readonly string[] = ['']): string | undefined {
    if (/^[/~]/.test(path) || path === '' || !this.#tree) return undefined;
    for (const directory of this.#directories) {
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
  script(path: string, suffixes?: readonly string[]): Run {
    const file = this.find(path, suffixes);
    if (file !== undefined) return { kind: 'file', name: file };
    if (ELSEWHERE.test(path)) return { kind: 'outside', name: path };
    const [directory] = this.#directories;
    if (directory === undefined)
      return { kind: 'unread', name: `it runs ${path} in another directory` };
    const inside = normalise(posix.join(directory, path));
    if (inside === undefined) return { kind: 'outside', name: path };
    return { kind: this.#tree === undefined ? 'file' : 'missing', name: inside || '.' };
  }

  /** Returns the file of the commit that a word names, also as the value of a flag. */
  named(word: string, suffixes?: readonly string[]): readonly Run[] {
    const name = this.find(word.replace(/^-{1,2}[\w-]+=/, ''), suffixes);
    return name === undefined ? [] : [{ kind: 'file', name }];
  }

  /** Returns the package.json of the directory; empty without one. */
  async manifest(): Promise<Mapping> {
    const path = this.find('package.json');
    return this.#tree && path ? objectIn(await readJsonFile(this.#tree, path)) : {};
  }
}
