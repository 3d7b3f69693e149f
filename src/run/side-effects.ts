import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SideEffects } from './outcome.ts';

/** Named in a report; whoever writes more is told by its first files. */
const LISTED = 100;
/** What a launcher adds after a list that has everything in it; cut off, it has no NUL before it. */
const END = 'end\0';

/**
 * Compares what a launcher saw in the upper layer of an overlay with the checkout below it. A list
 * that was cut off says nothing about what was deleted, and one that was never made nothing at all.
 *
 * @param list NUL-terminated: `find`'s letter for a type and a path for each entry of the upper
 *   layer; `=./` and a path for each name that is still there in a folder that was touched
 * @param checkout the real path of the folder below, in which nothing has changed
 */
export async function sideEffectsOf(
  list: string,
  checkout: string,
): Promise<SideEffects | undefined> {
  if (!list.endsWith(END)) return undefined;
  const body = list.slice(0, -END.length);
  const complete = body === '' || body.endsWith('\0');
  const entries = body.split('\0').slice(0, -1);
  const pathsOf = (type: RegExp) =>
    entries.filter((entry) => type.test(entry)).map((entry) => entry.slice(1));
  const files = pathsOf(/^[^=cd]/);
  const before = await Promise.all(files.map((path) => exists(join(checkout, path))));
  const left = new Set(pathsOf(/^=/));
  const touched = complete && entries.length > 0 ? ['', ...pathsOf(/^d/)] : [];
  const names = await Promise.all(touched.map((folder) => namesIn(checkout, folder)));
  return {
    created: bounded(files.filter((_, index) => !before[index])),
    changed: bounded(files.filter((_, index) => before[index])),
    deleted: bounded(names.flat().filter((path) => !left.has(`./${path}`))),
  };
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
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
