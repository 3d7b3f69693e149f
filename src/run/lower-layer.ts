import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import { foldersAbove } from '../repo/entry-index.ts';
import { kindOf } from '../repo/file-kind.ts';
import type { EntryKind } from '../repo/tree.ts';

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
