import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { commitLayer } from '../../repo/committed-layer.ts';

/** A file of a layer over the checkout. */
export interface LayerFile {
  readonly content: Buffer;
  readonly isExecutable: boolean;
}

export type Layer = ReadonlyMap<string, LayerFile>;

/**
 * Writes files to a layer over a checkout, and commits them in the layer: a command that checks only what is not
 * committed must not find them.
 *
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
  const modes = new Map<string, string>();
  for (const [file, { content, isExecutable }] of files) {
    await mkdir(dirname(join(layer, file)), { recursive: true });
    await writeFile(join(layer, file), content);
    await chmod(join(layer, file), isExecutable ? 0o755 : 0o644);
    modes.set(file, isExecutable ? '100755' : '100644');
  }
  if (isCommitted) await commitLayer({ checkout, layer, modes, path });
  // The directories of a layer hide the permissions of those below them.
  for (const entry of await readdir(layer, { recursive: true, withFileTypes: true })) {
    const folder = join(entry.parentPath, entry.name);
    const below = await lstat(join(checkout, relative(layer, folder))).catch(() => undefined);
    if (entry.isDirectory() && below) await chmod(folder, below.mode & 0o777);
  }
}
