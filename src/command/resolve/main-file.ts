import { posix } from 'node:path';
import { normalise, type Resolution, resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { INVALID, readJsonFile } from './package-json.ts';

/** What node tries, in this order, for a name; `.json` and `.node` too, which are refused later. */
const TRIED = ['', '.js', '.json', '.node'] as const;

/** The paths that node tries for the name of a script; besides the root, all of them are in the tree. */
export function candidatesFor(path: string): readonly string[] {
  return path === '' ? [''] : TRIED.map((end) => path + end);
}

/** The first candidate that exists, unless it is a directory and a later one is a file. */
export function firstFile(tree: Tree, candidates: readonly string[]): Resolution | undefined {
  const found = candidates
    .map((path) => resolveInTree(tree, path))
    .filter((resolution) => resolution.kind !== 'missing');
  return found.find((each) => each.kind !== 'inside' || isRegular(each.entry.kind)) ?? found[0];
}

/** The file that node runs for a directory. */
export interface MainFile {
  readonly found: Resolution;
  /** The package.json that decides it, if there is one. */
  readonly by?: string;
}

/**
 * Returns the file that `node DIRECTORY` runs: `main` of its package.json, or its index file. Node
 * reads `main` without `exports`, by its text, and falls back to the index file.
 *
 * @param directory relative to the root of the tree
 * @returns undefined if there is no such file; `INVALID` if node cannot read package.json
 */
export async function mainOf(
  tree: Tree,
  directory: string,
): Promise<MainFile | typeof INVALID | undefined> {
  const manifest = posix.join(directory, 'package.json');
  const json = await readJsonFile(tree, manifest);
  if (json === INVALID) return INVALID;
  const main = (json as { main?: unknown } | undefined)?.main;
  const index = indexOf(directory);
  const decides = json === undefined ? {} : { by: manifest };
  if (typeof main !== 'string' || main === '') {
    const found = firstRegular(tree, index);
    return found && { found, ...decides };
  }
  const wanted = main.startsWith('/') ? undefined : normalise(posix.join(directory, main));
  if (wanted === undefined) return { found: { kind: 'outside', path: main }, ...decides };
  const found = firstRegular(tree, [...candidatesFor(wanted), ...indexOf(wanted), ...index]);
  return found && { found, ...decides };
}

function indexOf(directory: string): readonly string[] {
  return candidatesFor(posix.join(directory, 'index')).slice(1);
}

/** The first candidate that is a file, or leads to nothing that the tree shows. */
function firstRegular(tree: Tree, candidates: readonly string[]): Resolution | undefined {
  return candidates
    .map((path) => resolveInTree(tree, path))
    .find((each) =>
      each.kind === 'inside' ? isRegular(each.entry.kind) : each.kind !== 'missing',
    );
}
