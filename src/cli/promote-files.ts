import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isJsonObject } from '../assets/asset.ts';
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

/**
 * Adds candidates to a quarantine, which keeps those that it has.
 *
 * @param lines of the candidates, with their ends
 * @throws GateError `usage` if the file is something else, `file_unreadable`
 */
export async function addToQuarantine(path: string, lines: readonly string[]): Promise<void> {
  await writeResult(path, new Set([...quarantineAt(path), ...lines]));
}

/**
 * Returns the lines of a quarantine, with their ends; none if it does not exist.
 *
 * @throws GateError `usage` for a file that is something else, to which nothing may be added
 */
export function quarantineAt(path: string): readonly string[] {
  if (!existsSync(path) || isSpecial(path)) return [];
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.every((line) => isJsonObject(attempt(() => JSON.parse(line))))) {
    return lines.map((line) => `${line}\n`);
  }
  throw new GateError(
    'usage',
    `promote would add candidates to ${path}, which is not a quarantine: one of its lines is not a JSON object.`,
    'Name another file with --quarantine.',
  );
}

/** Returns the path of a file without the links to it. */
function fileAt(path: string): string {
  return attempt(() => realpathSync(path)) ?? path;
}

/** Whether a path is anything but a file, such as a device. */
function isSpecial(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}
