import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import type { SideEffects } from '../../model/outcome.ts';
import { folderOf, foldersAbove } from '../../repo/entry-index.ts';
import { kindOf } from '../../repo/folder-tree.ts';
import type { EntryKind } from '../../repo/tree.ts';
import type { Report, WrittenEntry } from './written-report.ts';

const UNKNOWN = 'more than can be listed';
/** Paths of each kind that are kept; the first ones are sufficient for a report. */
const KEPT = 100;

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

/**
 * Compares an overlay's upper layer with the layers below it.
 *
 * @param report the list of the upper layer; of an incomplete one, deletions are unknown
 * @param lower what the upper layer covers, which is unchanged
 * @param sharing only for a shared view
 */
export function compareWritten(
  { entries, left, complete }: Omit<Report, 'free'>,
  lower: LowerLayer,
  sharing?: Sharing,
): Comparison {
  const layer = new UpperLayer(lower, sharing);
  for (const entry of entries) layer.entry(entry);
  for (const path of left) layer.left(path);
  if (complete) layer.findDeleted();
  const { created, changed, deleted, modified, now } = layer;
  const lists = { created, changed, deleted };
  const isListed = complete && Object.values(lists).every(({ length }) => length <= KEPT);
  const totals = { created: created.length, changed: changed.length, deleted: deleted.length };
  return {
    side_effects: {
      ...{ created: first(created), changed: first(changed), deleted: first(deleted) },
      ...(!isListed && { totals, complete: false }),
    },
    modified: [...first(modified), ...(complete ? [] : [UNKNOWN])],
    remembered: now,
  };
}

function first(paths: readonly string[]): string[] {
  return paths.toSorted().slice(0, KEPT);
}

class UpperLayer {
  readonly created: string[] = [];
  readonly changed: string[] = [];
  readonly deleted: string[] = [];
  readonly modified: string[] = [];
  readonly now = new Map<string, string>();
  readonly #lower: LowerLayer;
  readonly #sharing: Sharing | undefined;
  /** For each directory of the upper layer, its entries in the layers below; in the end, those that are deleted. */
  readonly #touched = new Map<string, Set<string>>();

  constructor(lower: LowerLayer, sharing: Sharing | undefined) {
    this.#lower = lower;
    this.#sharing = sharing;
  }

  entry(entry: WrittenEntry): void {
    const { type, path } = entry;
    if (this.#touched.size === 0) this.#touch('', true);
    if (type === 'c') return;
    const folder = this.#touched.get(folderOf(path));
    // Nothing is below a new directory.
    const isThere = folder?.has(path) === true;
    const lower = isThere ? this.#lower.look(path) : undefined;
    if (type === 'm') this.#replaced(path, isThere);
    else if (type !== 'd') this.#file(entry, isThere);
    else {
      if (isThere && lower?.kind !== 'directory') this.#file(entry, isThere);
      // Later commands may find nothing in a directory with other permissions.
      else if (isThere && entry.mode !== lower?.mode) this.#replaced(path, isThere);
      this.#touch(path, lower?.kind === 'directory');
    }
  }

  left(path: string): void {
    this.#touched.get(folderOf(path))?.delete(path);
  }

  findDeleted(): void {
    for (const gone of [...this.#touched.values()].flatMap((below) => [...below])) {
      this.deleted.push(gone);
      this.modified.push(gone);
    }
    for (const path of this.#sharing?.former.keys() ?? []) {
      if (!this.now.has(path)) this.deleted.push(path);
    }
  }

  #touch(path: string, isThere: boolean): void {
    this.#touched.set(path, new Set(isThere ? this.#lower.list(path) : []));
  }

  /** A directory that is not the one of the layers below, although its contents need not differ. */
  #replaced(path: string, isThere: boolean): void {
    (isThere ? this.changed : this.created).push(`${path}/`);
    if (isThere || this.#sharing?.isTaken(path)) this.modified.push(path);
  }

  #file({ path, stamp }: WrittenEntry, isThere: boolean): void {
    const before = this.#sharing?.former.get(path);
    if (before === undefined) (isThere ? this.changed : this.created).push(path);
    else if (before !== stamp) this.changed.push(path);
    if (this.#sharing && (isThere || this.#sharing.isTaken(path))) this.modified.push(path);
    this.now.set(path, stamp);
  }
}

/** What commands see of a checkout before they write to it. */
export interface LowerLayer {
  /**
   * Returns the kind of something, and its permissions without the bits above those of read, write and execute;
   * undefined for what is not there. Does not follow symlinks.
   */
  look(path: string): { kind: EntryKind | 'special'; mode: number } | undefined;
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
    look: (path) => {
      if (isHidden(path)) return undefined;
      const found = attempt(() => lstatSync(join(checkout, path)));
      return found && { kind: kindOf(found) ?? 'special', mode: found.mode & 0o777 };
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
