import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SideEffects } from '../model/outcome.ts';
import { NOTHING_WRITTEN, type Written } from './written.ts';

/** Limit of listed files per kind; the first ones are sufficient for a report. */
const LISTED = 100;

/**
 * Compares an overlay's upper layer with the checkout below it.
 *
 * @param checkout the real path of the lower layer, which is unchanged
 * @returns all paths, unsorted
 */
export async function differencesOf(written: Written, checkout: string): Promise<SideEffects> {
  const { complete, files, folders, left } = written;
  const isThere = await Promise.all([...files.keys()].map((path) => exists(join(checkout, path))));
  const isReplaced = await Promise.all(folders.map((path) => isOther(join(checkout, path))));
  const touched = complete && files.size + folders.length + left.size > 0 ? ['', ...folders] : [];
  const names = await Promise.all(touched.map((folder) => namesIn(checkout, folder)));
  return {
    created: [...files.keys()].filter((_, index) => !isThere[index]),
    changed: [
      ...[...files.keys()].filter((_, index) => isThere[index]),
      ...folders.filter((_, index) => isReplaced[index]),
    ],
    deleted: names.flat().filter((path) => !left.has(path)),
  };
}

/**
 * Returns the side effects of one command among those that share an upper layer.
 *
 * @param differences the differences of `written`
 * @param former the state before the command
 * @returns sorted paths, limited in number
 */
export function sideEffectsOf(
  { created, changed, deleted }: SideEffects,
  written: Written,
  former: Written = NOTHING_WRITTEN,
): SideEffects {
  const isNew = (path: string) => !former.files.has(path);
  const isTouched = (path: string) => former.files.get(path) !== written.files.get(path);
  const gone = written.complete
    ? [...former.files.keys()].filter((path) => !written.files.has(path))
    : [];
  return {
    created: bounded(created.filter(isNew)),
    changed: bounded([
      ...created.filter((path) => !isNew(path) && isTouched(path)),
      ...changed.filter((path) => isNew(path) || isTouched(path)),
    ]),
    deleted: bounded([...deleted, ...gone]),
  };
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Whether the checkout has something else where the upper layer has a folder. */
async function isOther(path: string): Promise<boolean> {
  return lstat(path).then(
    (entry) => !entry.isDirectory(),
    () => false,
  );
}

/** Lists only a real folder: a symlink in its place would list names of another folder. */
async function namesIn(checkout: string, folder: string): Promise<string[]> {
  const place = join(checkout, folder);
  try {
    if ((await realpath(place)) !== place) return [];
    return (await readdir(place)).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function bounded(paths: readonly string[]): readonly string[] {
  return [...paths].sort().slice(0, LISTED);
}
