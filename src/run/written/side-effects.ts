import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import type { SideEffects } from '../../model/outcome.ts';
import { folderOf, foldersAbove } from '../../repo/entry-index.ts';
import { kindOf } from '../../repo/folder-tree.ts';
import type { EntryKind } from '../../repo/tree.ts';
import type { Report, WrittenEntry } from './written-report.ts';

/** Paths kept of each kind; the first ones suffice for a report. */
const KEPT = 100;

/**
 * Compares an overlay's upper layer with the layers below it.
 * @param report the list of the upper layer; of an incomplete one, deletions are unknown
 * @param lower the unchanged layers below
 */
export function sideEffectsOf(
  { entries, left, complete }: Omit<Report, 'free'>,
  lower: LowerLayer,
): SideEffects {
  const layer = new UpperLayer(lower);
  for (const entry of entries) layer.entry(entry);
  for (const path of left) layer.left(path);
  if (complete) layer.findDeleted();
  const { created, changed, deleted } = layer;
  const lists = { created, changed, deleted };
  const isListed = complete && Object.values(lists).every(({ length }) => length <= KEPT);
  const totals = { created: created.length, changed: changed.length, deleted: deleted.length };
  return {
    ...{ created: first(created), changed: first(changed), deleted: first(deleted) },
    ...(!isListed && { totals, complete: false }),
  };
}

function first(paths: readonly string[]): string[] {
  return paths.toSorted().slice(0, KEPT);
}

class UpperLayer {
  readonly created: string[] = [];
  readonly changed: string[] = [];
  readonly deleted: string[] = [];
  readonly #lower: LowerLayer;
  /** By directory of the upper layer, its entries in the layers below; in the end, the deleted ones. */
  readonly #touched = new Map<string, Set<string>>();

  constructor(lower: LowerLayer) {
    this.#lower = lower;
  }

  entry({ type, path, mode }: WrittenEntry): void {
    if (this.#touched.size === 0) this.#touch('', true);
    if (type === 'c') return;
    // Nothing is below a new directory.
    const isThere = this.#touched.get(folderOf(path))?.has(path) === true;
    const found = isThere ? this.changed : this.created;
    if (type === 'm') found.push(`${path}/`);
    else if (type !== 'd') found.push(path);
    else {
      const lower = isThere ? this.#lower.look(path) : undefined;
      if (isThere && lower?.kind !== 'directory') found.push(path);
      // Other programs may find nothing in a directory with other permissions.
      else if (isThere && mode !== lower?.mode) found.push(`${path}/`);
      this.#touch(path, lower?.kind === 'directory');
    }
  }

  left(path: string): void {
    this.#touched.get(folderOf(path))?.delete(path);
  }

  findDeleted(): void {
    this.deleted.push(...[...this.#touched.values()].flatMap((below) => [...below]));
  }

  #touch(path: string, isThere: boolean): void {
    this.#touched.set(path, new Set(isThere ? this.#lower.list(path) : []));
  }
}

/** A checkout as commands see it before they write. */
export interface LowerLayer {
  /**
   * Returns the kind of something, and its permissions for read, write and execute; undefined if it is
   * not there. Does not follow symlinks.
   */
  look(path: string): { kind: EntryKind | 'special'; mode: number } | undefined;
  /** Returns the paths directly in a directory. */
  list(folder: string): readonly string[];
}

/**
 * Returns a checkout without excluded and unreadable files and directories.
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
      // A symlink in place of a directory would list another one's names.
      if (isHidden(folder) || attempt(() => realpathSync(place)) !== place) return [];
      const names = attempt(() => readdirSync(place)) ?? [];
      return names.map((name) => join(folder, name)).filter((path) => !isHidden(path));
    },
  };
}
