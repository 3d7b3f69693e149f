import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateError } from './error.ts';

/**
 * Creates a temporary directory.
 * @returns its path without symlinks; the caller removes it
 * @throws GateError `file_unreadable` if it cannot be created
 */
export async function temporaryFolder(): Promise<string> {
  const parent = tmpdir();
  try {
    return await mkdtemp(join(await realpath(parent), 'gene-gate-run-'));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new GateError(
      'file_unreadable',
      `Cannot create a temporary directory in ${parent} (${code}).`,
      'Set TMPDIR to a writable directory with free space.',
      { cause },
    );
  }
}
