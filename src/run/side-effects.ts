import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SideEffects } from '../model/outcome.ts';
import { NOTHING_WRITTEN, type Written } from './written.ts';

/** Named in a report; for more than that, its first files are enough. */
const LISTED = 100;

/**
 * Compares an upper layer with the checkout below it.
 *
 * @param checkout the real path of the folder below, in which nothing has changed
 * @returns every path, in no order
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
 * What one command did, of those that share an upper layer: the rest was there when it started.
 *
 * @param differences of `written`
 * @param former what was written before the command
 * @returns sorted; a bounded number of each
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

/** Whether something that is no folder stands where the upper layer has one. */
async function isOther(path: string): Promise<boolean> {
  return lstat(path).then(
    (entry) => !entry.isDirectory(),
    () => false,
  );
}

/** Only of a folder that is really there: a symlink in its place would tell names from elsewhere. */
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
