import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commitLayer } from '../../repo/committed-layer.ts';

/** The checkout that a layer covers. */
export interface CoveredCheckout {
  readonly directory: string;
  /** Whether git sees the audited files as committed there. */
  readonly isCommitted: boolean;
  /** The PATH of the step or terminal. */
  readonly path: string;
}

/**
 * Writes files to a layer over a checkout, with the permissions that they have there, and commits them in
 * the layer: a command that checks only what is not committed must not find them.
 *
 * @throws any file system error; GateError `git_failed`
 */
export async function writeLayer(
  layer: string,
  files: ReadonlyMap<string, string>,
  { directory, isCommitted, path }: CoveredCheckout,
): Promise<void> {
  const modes = new Map<string, string>();
  for (const [file, text] of files) {
    const { mode } = await lstat(join(directory, file));
    await mkdir(dirname(join(layer, file)), { recursive: true });
    await writeFile(join(layer, file), text);
    await chmod(join(layer, file), mode & 0o777);
    modes.set(file, (mode & 0o111) === 0 ? '100644' : '100755');
  }
  if (isCommitted) {
    await commitLayer({ checkout: directory, layer, modes, env: { PATH: path } });
  }
  await copyModes(layer, directory);
}

/** The directories of a layer hide the permissions of those below them. */
async function copyModes(layer: string, directory: string): Promise<void> {
  const entries = await readdir(layer, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const folder = join(entry.parentPath, entry.name);
    const below = await lstat(join(directory, folder.slice(layer.length))).catch(() => undefined);
    if (below) await chmod(folder, below.mode & 0o777);
  }
}
