import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { binOf, objectIn, textIn } from './lock/lock.ts';
import { readLocks } from './lock/read.ts';
import { readJsonFile } from './package-json.ts';

/** A package whose code a command starts. */
export interface UsedPackage {
  /** The name of its directory in `node_modules`. */
  readonly name: string;
  /** What names it in the command. */
  readonly path: string;
  /**
   * The binary that is started: its file from the directory of the package, and its name, which is
   * undefined for the only one.
   */
  readonly binary?: { readonly name: string | undefined; readonly file: string };
}

/**
 * Compares an installed package with its entry in the lockfile: its name, its version, and the file of
 * the binary. Its content is not compared: only an installation from the lockfile proves that.
 *
 * @returns no problem for a package that is not installed
 */
export async function installedProblems(
  tree: Tree,
  { name, binary }: UsedPackage,
  span: Span,
): Promise<Problem[]> {
  const folder = `node_modules/${name}`;
  if (tree.stat(folder) === undefined) return [];
  const locks = await readLocks(tree);
  const entries = locks.flatMap(({ entriesOf }) => entriesOf(name));
  if (entries.length === 0) return [];
  const read = await readJsonFile(tree, `${folder}/package.json`);
  const manifest = objectIn(read);
  const own = textIn(manifest, 'name');
  const version = textIn(manifest, 'version');
  const stale = (what: string, locked: string, installed: string) => [
    problemAt('dependency-stale', span, { name, what, locked, installed: installed || 'nothing' }),
  ];
  // Without a package.json only the binary can be compared.
  const isKnown = read !== undefined;
  const sameName = entries.filter((entry) => !isKnown || entry.name === (own || name));
  if (sameName.length === 0) return stale('name', entries[0]?.name ?? '', own);
  const same = sameName.filter((entry) => !isKnown || ['', version].includes(entry.version));
  if (same.length === 0) return stale('version', sameName[0]?.version ?? '', version);
  if (binary === undefined) return [];
  const locked = same.flatMap(({ bin }) => (bin === undefined ? [] : [bin]));
  const bins = locked.length > 0 ? locked : [binOf(manifest.bin, own || name) ?? {}];
  if (locked.length === 0 && manifest.bin === undefined) return [];
  const { name: called, file } = binary;
  const files = bins.flatMap((bin) =>
    Object.entries(bin).flatMap(([each, path]) =>
      called === undefined || called === each ? [posix.normalize(path)] : [],
    ),
  );
  if (files.includes(file)) return [];
  return stale(called === undefined ? 'binary' : `binary ${called}`, files[0] ?? 'nothing', file);
}
