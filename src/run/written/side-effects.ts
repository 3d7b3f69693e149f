import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import type { SideEffects } from '../../model/outcome.ts';
import { foldersAbove } from '../../repo/entry-index.ts';
import type { EntryKind } from '../../repo/tree.ts';
import { kindOf } from '../../repo/tree.ts';
import type { WrittenEntry, WrittenListener } from './written-report.ts';

/** Most files of a shared view that are compared with those of the next command. */
const MOST_REMEMBERED = 100_000;

const UNKNOWN = 'more than can be listed';
const NOTHING: Set<string> = new Set();

/** What the commands of a shared view have written so far: stamps by path. */
export type Remembered = ReadonlyMap<string, string>;

/** What distinguishes the commands of a shared view. */
export interface Sharing {
  /** What earlier commands have written. */
  readonly former: Remembered;
  /** Whether a new file would be used in place of an audited one. */
  readonly isTaken: (path: string) => boolean;
}

/** What a command wrote, compared with the checkout. */
export interface Comparison {
  readonly side_effects: SideEffects;
  /** In a shared view: all differences from the audited files, sorted; a limited number. */
  readonly modified: readonly string[];
  /** In a shared view: what the next command is compared with. */
  readonly remembered: Remembered;
}

/** A directory of the upper layer. */
interface Touched {
  /** Entries of the same directory in the layers below; in the end, those that are deleted. */
  readonly below: Set<string>;
  /** New entries that are there, minus those of the upper layer: more than 0 in a renamed directory. */
  foreign: number;
}

/**
 * Compares an overlay's upper layer with the layers below it while it is listed, and keeps only the
 * first paths of each kind.
 */
export class SideEffectsReader implements WrittenListener {
  readonly #lower: LowerLayer;
  readonly #sharing: Sharing | undefined;
  readonly #touched = new Map<string, Touched>();
  readonly #created = new PathList();
  readonly #changed = new PathList();
  readonly #deleted = new PathList();
  readonly #modified = new PathList();
  readonly #now = new Map<string, string>();
  /** False once there is too much to be compared. */
  #isCompared = true;

  /**
   * @param lower what the upper layer covers, which is unchanged
   * @param sharing only for a shared view
   */
  constructor(lower: LowerLayer, sharing?: Sharing) {
    this.#lower = lower;
    this.#sharing = sharing;
  }

  entry(entry: WrittenEntry): void {
    const { type, path } = entry;
    if (this.#touched.size === 0) this.#touch('', true);
    if (type === 'c') return;
    const folder = this.#touched.get(parentOf(path));
    // Nothing is below a new directory.
    const isThere = folder?.below.has(path) === true;
    const kind = isThere ? this.#lower.kindOf(path) : undefined;
    if (folder && !isThere) folder.foreign -= 1;
    if (type === 'm') this.#replaced(path, isThere);
    else if (type !== 'd') this.#file(entry, isThere);
    else {
      if (isThere && kind !== 'directory') this.#file(entry, isThere);
      // Later commands may find nothing in a directory with other permissions.
      else if (isThere && entry.mode !== this.#lower.modeOf(path)) this.#replaced(path, isThere);
      this.#touch(path, kind === 'directory');
    }
  }

  left(path: string): void {
    const folder = this.#touched.get(parentOf(path));
    if (folder && !folder.below.delete(path)) folder.foreign += 1;
  }

  /** @param complete whether the list is complete; otherwise deletions are unknown */
  result(complete: boolean): Comparison {
    if (complete) this.#compareFolders();
    const lists = [this.#created, this.#changed, this.#deleted] as const;
    const [created, changed, deleted] = lists.map((list) => list.first());
    const isCompared = complete && this.#isCompared;
    const isListed = isCompared && lists.every((list) => list.isWhole);
    const side_effects: SideEffects = {
      ...{ created: created ?? [], changed: changed ?? [], deleted: deleted ?? [] },
      ...(!isListed && { totals: this.#totals(), complete: false }),
    };
    const modified = [...this.#modified.first(), ...(isCompared ? [] : [UNKNOWN])];
    return { side_effects, modified, remembered: this.#now };
  }

  #totals() {
    return {
      created: this.#created.total,
      changed: this.#changed.total,
      deleted: this.#deleted.total,
    };
  }

  #touch(path: string, isThere: boolean): void {
    const below = isThere ? new Set(this.#lower.list(path)) : NOTHING;
    this.#touched.set(path, { below, foreign: 0 });
  }

  /** A directory that is not the one of the layers below, although its contents need not differ. */
  #replaced(path: string, isThere: boolean): void {
    (isThere ? this.#changed : this.#created).add(`${path}/`);
    if (isThere || this.#sharing?.isTaken(path)) this.#modified.add(path);
  }

  #file({ path, stamp }: WrittenEntry, isThere: boolean): void {
    if (this.#sharing === undefined) {
      (isThere ? this.#changed : this.#created).add(path);
      return;
    }
    const { former, isTaken } = this.#sharing;
    const before = former.get(path);
    if (before === undefined) (isThere ? this.#changed : this.#created).add(path);
    else if (before !== stamp) this.#changed.add(path);
    if (isThere || isTaken(path)) this.#modified.add(path);
    if (this.#now.size < MOST_REMEMBERED) this.#now.set(path, stamp);
    else this.#isCompared = false;
  }

  #compareFolders(): void {
    for (const [path, { below, foreign }] of this.#touched) {
      for (const gone of below) this.#delete(gone);
      // The contents of a renamed directory are not in the upper layer.
      if (foreign > 0) this.#created.add(`${path}/`);
    }
    for (const path of this.#sharing?.former.keys() ?? []) {
      if (!this.#now.has(path)) this.#deleted.add(path);
    }
  }

  #delete(path: string): void {
    this.#deleted.add(path);
    this.#modified.add(path);
  }
}

function parentOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/** Paths of each kind that are kept; the first ones are sufficient for a report. */
const KEPT = 100;

/** Counts paths, and keeps the first ones in order. */
class PathList {
  #first: string[] = [];
  #total = 0;

  add(path: string): void {
    this.#total += 1;
    this.#first.push(path);
    if (this.#first.length > 10 * KEPT) this.#first = this.first();
  }

  get total(): number {
    return this.#total;
  }

  /** Whether {@link first} returns all of them. */
  get isWhole(): boolean {
    return this.#total <= KEPT;
  }

  /** Returns the first paths, sorted. */
  first(): string[] {
    return this.#first.sort().slice(0, KEPT);
  }
}

/** What commands see of a checkout before they write to it. */
export interface LowerLayer {
  /** Returns undefined for what is not there; does not follow symlinks. */
  kindOf(path: string): EntryKind | 'special' | undefined;
  /** Returns the permissions of something, without the bits above those of read, write and execute. */
  modeOf(path: string): number | undefined;
  /** Returns the paths of everything directly in a directory. */
  list(folder: string): readonly string[];
}

/**
 * Returns a checkout without the files and directories that are left out, and without what cannot be
 * examined.
 *
 * @param checkout its real path
 * @param leftOut paths from the root; a directory stands for its contents
 */
export function lowerLayer(checkout: string, leftOut: readonly string[]): LowerLayer {
  const hidden = new Set(leftOut);
  const isHidden = (path: string) =>
    hidden.has(path) || foldersAbove(path).some((each) => hidden.has(each));
  return {
    kindOf: (path) => {
      if (isHidden(path)) return undefined;
      const found = attempt(() => lstatSync(join(checkout, path)));
      return found && (kindOf(found) ?? 'special');
    },
    modeOf: (path) => {
      const found = attempt(() => lstatSync(join(checkout, path)));
      return found && found.mode & 0o777;
    },
    list: (folder) => {
      const place = join(checkout, folder);
      // A symlink in place of a directory would list names of another one.
      if (isHidden(folder) || attempt(() => realpathSync(place)) !== place) return [];
      const names = attempt(() => readdirSync(place)) ?? [];
      return names.map((name) => join(folder, name)).filter((path) => !isHidden(path));
    },
  };
}
