import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Judge } from '../judge/judge.ts';
import { byEntryPath, foldersAbove } from '../repo/entry-index.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import { SCRIPT_FOLDER, type Script } from './script.ts';

/**
 * Number of hash digits in a script's name; a longer name is used if a shorter one is taken. Of 8 digits,
 * a second code with the same ones is found in hours.
 */
const DIGITS = [16, 64] as const;

/** The new scripts of rewritten commands, and the tree with these scripts added. */
export class ScriptStore {
  readonly #base: Tree | undefined;
  #judge: Judge;
  readonly #added = new Map<string, string>();
  readonly #entries = new Map<string, TreeEntry>();
  readonly #inFolder = new Map<string, TreeEntry[]>();

  /** @param judge its tree receives the scripts; without a tree, no script can be added */
  constructor(judge: Judge) {
    this.#base = judge.terms.tree;
    this.#judge = judge;
  }

  /** Returns the text of a script that {@link place} has added; undefined for an existing one. */
  textOf(path: string): string | undefined {
    return this.#added.get(path);
  }

  /**
   * Adds a script and returns its path. The name is a hash of the content, so that the same code has
   * the same path in every run and every gene, and no file with other content is overwritten.
   *
   * @returns undefined if no file can be added, for example if the directory is a symlink
   */
  async place({ name, text, extension }: Script): Promise<string | undefined> {
    const base = this.#base;
    if (base === undefined) return undefined;
    const hash = createHash('sha256').update(text).digest('hex');
    for (const digits of DIGITS) {
      const path = `${SCRIPT_FOLDER}/${name}-${hash.slice(0, digits)}.${extension}`;
      const isFree = foldersAbove(path).every(
        (folder) => (base.stat(folder)?.kind ?? 'directory') === 'directory',
      );
      if (!isFree) return undefined;
      const entry = base.stat(path);
      if (entry === undefined) {
        if (this.add(path, text)) return path;
        continue;
      }
      const isFile = isRegular(entry.kind);
      if (isFile && entry.tracked && (await base.read(path)).equals(Buffer.from(text))) {
        return path;
      }
    }
    return undefined;
  }

  /**
   * Adds a script that {@link place} has placed in another store of the same tree.
   *
   * @returns false if this store has another script of that name
   */
  add(path: string, text: string): boolean {
    const known = this.#added.get(path);
    if (known !== undefined) return known === text;
    this.#added.set(path, text);
    this.#enter({ path, kind: 'file', size: Buffer.byteLength(text), tracked: true });
    for (const folder of foldersAbove(path)) {
      this.#enter({ path: folder, kind: 'directory', tracked: true });
    }
    // Nothing that was judged without the script is known of the tree with it.
    this.#judge = this.#judge.with({ tree: this.tree });
    return true;
  }

  #enter(entry: TreeEntry): void {
    const { path } = entry;
    if (this.#entries.has(path) || this.#base?.stat(path) !== undefined) return;
    this.#entries.set(path, entry);
    const folder = posix.dirname(path).replace(/^\.$/, '');
    const siblings = this.#inFolder.get(folder);
    if (siblings) siblings.push(entry);
    else this.#inFolder.set(folder, [entry]);
  }

  /** The judge of commands in {@link tree}. */
  get judge(): Judge {
    return this.#judge;
  }

  /** The tree with all scripts added so far; undefined if nothing is known of the files. */
  get tree(): Tree | undefined {
    const base = this.#base;
    if (this.#added.size === 0 || base === undefined) return base;
    const merge = (entries: Iterable<TreeEntry>, added: readonly TreeEntry[] = []) =>
      [...entries, ...added].sort(byEntryPath);
    return {
      label: base.label,
      original: base,
      stat: (path) => base.stat(path) ?? this.#entries.get(path),
      readlink: (path) => base.readlink(path),
      read: async (path, maxBytes) => {
        const text = this.#added.get(path);
        return text === undefined ? base.read(path, maxBytes) : Buffer.from(text);
      },
      list: (folder) => merge(base.list(folder), this.#inFolder.get(folder)),
      files: () =>
        merge(
          base.files(),
          [...this.#entries.values()].filter(({ kind }) => kind === 'file'),
        ),
    };
  }
}
