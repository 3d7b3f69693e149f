import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that its readers never see a part of it, and that it stays as it was if writing fails. A
 * symlink is replaced, not followed.
 *
 * @param mode the permissions of the file; default: those of a new file
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
 * Creates a directory and those above it; an existing one is kept. Unlike `recursive` of Node.js, this
 * ends where nothing can be created: below `/proc`, the system says that the parent does not exist.
 *
 * @throws the system's error
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  // What is wrong above it is said of the directory itself.
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
