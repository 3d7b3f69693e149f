import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isJsonObject } from '../assets/asset.ts';
import { attempt } from '../ground/attempt.ts';
import { GateError } from '../ground/error.ts';
import { replaceFile } from '../ground/write-file.ts';
import { isArchive } from '../promote/candidates.ts';
import type { Promotion } from '../promote/promotion.ts';
import { quarantinedLines } from '../promote/promotion-lines.ts';
import type { Terminal } from './terminal.ts';

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

interface QuarantineOptions {
  readonly recheck?: string;
  readonly quarantine?: string;
}

/**
 * Refuses a quarantine that cannot be written back, such as standard input, a directory or an archive, because
 * what stays in it would be lost, and a file to add to that is something else.
 *
 * @throws GateError `usage`
 */
export function requireQuarantine({ recheck, quarantine }: QuarantineOptions, cwd: string): void {
  if (quarantine !== undefined) {
    const path = resolve(cwd, quarantine);
    if (
      isSpecial(path) ||
      linesAt(path).every((line) => isJsonObject(attempt(() => JSON.parse(line))))
    )
      return;
    throw new GateError(
      'usage',
      `promote would add candidates to ${path}, which is not a quarantine: one of its lines is not a JSON object.`,
      'Name another file with --quarantine.',
    );
  }
  if (recheck === undefined) return;
  const path = resolve(cwd, recheck);
  if (recheck !== '-' && !isSpecial(path) && !isArchive(bytesAt(path))) return;
  throw new GateError(
    'usage',
    'promote --recheck writes what stays in the quarantine back as JSONL, which only a file other than an archive allows.',
    'Name a file for it with --quarantine.',
  );
}

/**
 * Writes the candidates in quarantine. One that is decided again is replaced, unless it has the only copy of
 * promoted assets, or was changed since it was read; to any other one, those that it does not have are added.
 *
 * @param isWritten whether the promoted assets were written to a file or to standard output
 * @throws GateError `file_unreadable`
 */
export async function writeQuarantine(
  promotion: Promotion,
  { recheck, quarantine = recheck, isWritten }: QuarantineOptions & { readonly isWritten: boolean },
  { cwd, note }: Terminal,
): Promise<void> {
  if (quarantine === undefined) return;
  const path = fileAt(resolve(cwd, quarantine));
  const isSource = recheck !== undefined && path === fileAt(resolve(cwd, recheck));
  if (isSource && !isWritten && promotion.promoted.length > 0) {
    note('The quarantine stays as it is: write the promoted assets to a file with --output.\n');
    return;
  }
  if (isSource && !isStillSource(promotion, path)) {
    note('The quarantine stays as it is: it was changed meanwhile. Decide about it again.\n');
    return;
  }
  const kept = isSource || isSpecial(path) ? [] : linesAt(path);
  await writeResult(path, new Set([...kept, ...quarantinedLines(promotion)]));
}

/** Whether a file has the bytes that the decisions are about; another process could have added candidates. */
function isStillSource({ inputs }: Promotion, path: string): boolean {
  const digest = `sha256:${hash('sha256', bytesAt(path))}`;
  return inputs.some((input) => input.role === 'assets' && input.digest === digest);
}

/** @returns the lines of a file that are not blank, with their ends; none if it does not exist */
function linesAt(path: string): string[] {
  const lines = bytesAt(path).toString('utf8').split('\n');
  return lines.flatMap((line) => (line.trim() === '' ? [] : `${line}\n`));
}

function bytesAt(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}
