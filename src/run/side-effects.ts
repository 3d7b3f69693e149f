import type { SideEffects } from '../model/outcome.ts';
import type { LowerLayer } from './lower-layer.ts';
import { NOTHING_WRITTEN, type Written } from './written.ts';

/** Limit of listed files per kind; the first ones are sufficient for a report. */
const LISTED = 100;

/**
 * Compares an overlay's upper layer with the layers below it.
 *
 * @param lower what the upper layer covers, which is unchanged
 * @returns all paths, unsorted
 */
export function differencesOf(written: Written, lower: LowerLayer): SideEffects {
  const { complete, files, folders, left } = written;
  const paths = [...files.keys()];
  const touched = complete && files.size + folders.length + left.size > 0 ? ['', ...folders] : [];
  const isThere = new Set(paths.filter((path) => lower.kindOf(path) !== undefined));
  return {
    created: paths.filter((path) => !isThere.has(path)),
    changed: [
      ...isThere,
      ...folders.filter((path) => (lower.kindOf(path) ?? 'directory') !== 'directory'),
    ],
    deleted: touched.flatMap((folder) => lower.list(folder)).filter((path) => !left.has(path)),
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

function bounded(paths: readonly string[]): readonly string[] {
  return [...paths].sort().slice(0, LISTED);
}
