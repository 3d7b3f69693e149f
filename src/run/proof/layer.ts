import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { commitLayer } from '../../repo/committed-layer.ts';
import { foldersAbove } from '../../repo/entry-index.ts';
import type { Tree } from '../../repo/tree.ts';
import { isRegular } from '../../repo/tree.ts';

/** A file of a layer over the checkout. */
export interface LayerFile {
  readonly content: Buffer;
  readonly isExecutable: boolean;
}

export type Layer = ReadonlyMap<string, LayerFile>;

/** @throws Error if something that is no file has the place of one, or of a directory above it */
export function requirePlaces(paths: readonly string[], tree: Pick<Tree, 'stat'>): void {
  const isTaken = (path: string) =>
    !isRegular(tree.stat(path)?.kind ?? 'file') ||
    foldersAbove(path).some((above) => (tree.stat(above)?.kind ?? 'directory') !== 'directory');
  const taken = paths.find(isTaken);
  if (taken === undefined) return;
  throw new Error(`\`${taken}\` cannot be taken back: something else has its place`);
}

/** Writes files with their permissions to a directory. */
export async function writeFiles(folder: string, files: Layer): Promise<void> {
  for (const [path, { content, isExecutable }] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    await chmod(file, isExecutable ? 0o755 : 0o644);
  }
}

/**
 * Writes files to a layer over a checkout, and commits them in the layer: a command that checks only what is not
 * committed must not find them.
 * @param options.isCommitted whether git sees the audited files as committed in the checkout
 * @param options.path the PATH of the step or terminal
 * @throws any file system error; GateError `git_failed`
 */
export async function writeLayer(
  layer: string,
  files: Layer,
  options: { readonly checkout: string; readonly isCommitted: boolean; readonly path: string },
): Promise<void> {
  const { checkout, isCommitted, path } = options;
  await writeFiles(layer, files);
  const modes = new Map(
    [...files].map(([file, { isExecutable }]) => [file, isExecutable ? '100755' : '100644']),
  );
  if (isCommitted) await commitLayer({ checkout, layer, modes, path });
  // The directories of a layer hide the permissions of those below them.
  for (const entry of await readdir(layer, { recursive: true, withFileTypes: true })) {
    const folder = join(entry.parentPath, entry.name);
    const below = await lstat(join(checkout, relative(layer, folder))).catch(() => undefined);
    if (entry.isDirectory() && below) await chmod(folder, below.mode & 0o777);
  }
}
