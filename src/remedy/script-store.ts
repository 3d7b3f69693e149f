import { hash } from 'node:crypto';
import { posix } from 'node:path';
import type { Judge } from '../judge/judge.ts';
import { byEntryPath, foldersAbove } from '../repo/entry-index.ts';
import { literalTree } from '../repo/literal-tree.ts';
import { isRegular, subTree, type Tree, type TreeEntry, treeAbove } from '../repo/tree.ts';

/** The directory for scripts made from commands, relative to their working directory. */
export const SCRIPT_FOLDER = 'scripts/validate';

/**
 * Number of hash digits in a script's name; the second if a file with the first exists. Collisions of 8
 * digits are found in hours.
 */
const DIGITS = [16, 64] as const;

/**
 * The new scripts of rewritten commands, and the tree with them. Paths are relative to the working
 * directory of the commands.
 */
export class ScriptStore {
  readonly #base: Tree | undefined;
  readonly #added = new Map<string, string>();
  readonly #directory: string;
  /** Prefix of paths in commands that start in the directory above the checkout. */
  readonly #checkout: string;
  #judge: Judge;
  #tree: Tree | undefined;

  /** @param judge its tree receives the scripts; without a tree, none can be added */
  constructor(judge: Judge) {
    const { tree, cwd = '', checkoutAs } = judge.terms;
    this.#base = tree;
    this.#directory = cwd;
    this.#checkout = checkoutAs === undefined ? '' : `${checkoutAs}/`;
    this.#judge = judge;
    this.#tree = tree && this.#seen(tree);
  }

  get judge(): Judge {
    return this.#judge;
  }

  /** The working directory of the commands with all new scripts; undefined without files. */
  get tree(): Tree | undefined {
    return this.#tree;
  }

  /** Converts a path of {@link tree} to one from git's root. */
  pathOf(path: string): string {
    return posix.join(this.#directory, path.slice(this.#checkout.length));
  }

  /** Returns the text of a script that {@link place} added; undefined for an existing one. */
  textOf(path: string): string | undefined {
    return this.#added.get(path);
  }

  /**
   * Adds a CommonJS script and returns its path. Its name is a hash of the content, so the same code
   * has the same path in every run and gene, and no other file is overwritten.
   * @returns undefined if no file can be added, for example if the directory is a symlink
   */
  async place(text: string): Promise<string | undefined> {
    const base = this.#base;
    if (base === undefined) return undefined;
    const digest = hash('sha256', text);
    for (const digits of DIGITS) {
      const path = `${this.#checkout}${SCRIPT_FOLDER}/eval-${digest.slice(0, digits)}.cjs`;
      const full = this.pathOf(path);
      const isFree = foldersAbove(full).every(
        (folder) => (base.stat(folder)?.kind ?? 'directory') === 'directory',
      );
      if (!isFree) return undefined;
      const entry = base.stat(full);
      if (entry === undefined) {
        this.#add(full, text, base);
        return path;
      }
      const isFile = isRegular(entry.kind);
      if (isFile && entry.tracked && (await base.read(full)).equals(Buffer.from(text))) {
        return path;
      }
    }
    return undefined;
  }

  /** Judgements without the script do not apply to the tree with it. */
  #add(path: string, text: string, base: Tree): void {
    if (this.#added.has(path)) return;
    this.#added.set(path, text);
    const tree = withScripts(base, Object.fromEntries(this.#added));
    this.#judge = this.#judge.with({ tree });
    this.#tree = this.#seen(tree);
  }

  #seen(tree: Tree): Tree {
    const { checkoutAs } = this.#judge.terms;
    return checkoutAs === undefined ? subTree(tree, this.#directory) : treeAbove(tree, checkoutAs);
  }
}

function withScripts(base: Tree, scripts: Readonly<Record<string, string>>): Tree {
  const added = literalTree(scripts);
  const merged = (own: Iterable<TreeEntry>, more: Iterable<TreeEntry>) =>
    [...own, ...[...more].filter(({ path }) => base.stat(path) === undefined)].sort(byEntryPath);
  return {
    label: base.label,
    original: base,
    stat: (path) => base.stat(path) ?? added.stat(path),
    readlink: (path) => base.readlink(path),
    read: (path, maxBytes) =>
      path in scripts ? added.read(path, maxBytes) : base.read(path, maxBytes),
    list: (folder) => merged(base.list(folder), added.list(folder)),
    files: () => merged(base.files(), added.files()),
  };
}
