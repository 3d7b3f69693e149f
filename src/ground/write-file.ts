import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file atomically: readers never see part of it, and a failed write leaves the old file. A symlink is
 * replaced, not followed.
 * @param mode permissions; default: the permissions of a new file
 */
export async function replaceFile(
  path: string,
  content: string | Iterable<string> | AsyncIterable<string>,
  mode?: number,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Creates a directory and its parents; an existing one is kept. Unlike `recursive` of Node.js, this cannot loop
 * where nothing can be created: below `/proc`, the system says that the parent does not exist.
 * @throws the system's error
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  // If a parent fails, the error about the directory itself is reported.
  if (dirname(path) !== path) await makeFolder(dirname(path)).catch(() => undefined);
  await mkdir(path).catch(async (error) => {
    // Another process may have created it.
    if (!(await isFolder(path))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
