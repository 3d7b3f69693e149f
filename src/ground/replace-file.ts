import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

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
