import { realpathSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import { GateError } from '../ground/error.ts';
import { replaceFile } from '../ground/write-file.ts';

/**
 * Refuses to overwrite a file that another option names.
 *
 * @param written the files of the results
 * @param read the files that are only read
 * @param cwd what relative paths are relative to
 * @throws GateError `usage`
 */
export function requireOwnFiles(
  written: readonly (string | undefined)[],
  read: readonly (string | undefined)[],
  cwd: string,
): void {
  const pathsOf = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name === undefined || name === '-' ? [] : fileAt(resolve(cwd, name))));
  const taken = pathsOf(read);
  for (const path of pathsOf(written)) {
    if (taken.includes(path) && !isSpecial(path)) {
      throw new GateError(
        'usage',
        `promote would overwrite ${path}, which another option names.`,
        'Write to another file, and append the promoted assets to your store yourself.',
      );
    }
    taken.push(path);
  }
}

/**
 * Writes a result so that its file is complete or as before; only a device or a pipe, such as `/dev/stdout`,
 * cannot be replaced.
 *
 * @throws GateError `file_unreadable`
 */
export async function writeResult(path: string, lines: Iterable<string>): Promise<void> {
  try {
    const target = fileAt(path);
    await (isSpecial(target) ? writeFile(target, lines) : replaceFile(target, lines));
  } catch (error) {
    throw new GateError(
      'file_unreadable',
      // The rest of the words names a temporary file.
      `Cannot write to ${path}: ${(error as Error).message.split(', ')[0]}.`,
      'Name a writable file.',
      { cause: error },
    );
  }
}

/** Returns the path of a file without the links to it. */
function fileAt(path: string): string {
  return attempt(() => realpathSync(path)) ?? path;
}

/** Whether a path is anything but a file, such as a device. */
function isSpecial(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}
