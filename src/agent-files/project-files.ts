import { posix } from 'node:path';
import { readJsonFile } from '../command/resolve/package-json.ts';
import { type Mapping, objectIn } from '../ground/mapping.ts';
import { normalise, resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree } from '../repo/tree.ts';

/** As far as the command's text shows. */
export interface Run {
  readonly kind: /** A file of the commit. */
    | 'file'
    /** In the repository's directory but not in the commit. */
    | 'missing'
    /** A script of package.json; `text` is its command. */
    | 'npm_script'
    | 'package'
    | 'outside'
    | 'inline'
    /** A danger, as the rest of a sentence. */
    | 'danger'
    | 'address'
    /** A program of the machine, or an installed one. */
    | 'program'
    | 'unread';
  /** A path, the name of a package, or the reason why it is unknown. */
  readonly name: string;
  /** For a package: true if its version is fixed. */
  readonly isExact?: boolean;
  readonly text?: string;
  /** For a danger: its script, line number and text of the line. */
  readonly script?: string;
  readonly line?: number;
}

/** A path that is not relative to the project. */
const ELSEWHERE = /^(?:[/~\\]|[A-Za-z]:)/;

/** The files of a commit, for commands that start in one of several directories. */
export class ProjectFiles {
  readonly #tree: Tree | undefined;
  readonly #directories: readonly string[];

  /** @param directories in order of search; none after an unclear `cd` */
  constructor(tree: Tree | undefined, directories: readonly string[]) {
    this.#tree = tree;
    this.#directories = directories;
  }

  into(path: string | undefined): ProjectFiles {
    const isUnclear = path === undefined || ELSEWHERE.test(path) || /[$`]/.test(path);
    const directories = isUnclear ? [] : this.#directories.map((each) => posix.join(each, path));
    return new ProjectFiles(this.#tree, directories);
  }

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

  /** Returns the script at a path, or why there is none. */
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

  /** Returns the file of the commit in a word, which may be a flag with a value. */
  named(word: string, suffixes?: readonly string[]): readonly Run[] {
    const name = this.find(word.replace(/^-{1,2}[\w-]+=/, ''), suffixes);
    return name === undefined ? [] : [{ kind: 'file', name }];
  }

  /** Empty without one. */
  async manifest(): Promise<Mapping> {
    const path = this.find('package.json');
    return this.#tree && path ? objectIn(await readJsonFile(this.#tree, path)) : {};
  }
}
