import { tmpdir } from 'node:os';
import { GateError } from './error.ts';

/** Converts an unexpected exception, a bug of the gate, into an error; it never becomes a pass. */
export function asGateError(error: unknown): GateError {
  if (error instanceof GateError) return error;
  const ofSystem = systemError(error);
  if (ofSystem !== undefined) return ofSystem;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new GateError(
    'internal',
    `The gate failed unexpectedly: ${what}`,
    'This is a bug in gene-gate; report it. The gate has not decided about the change.',
    { cause: error },
  );
}

/** What the system reports about a disk, a directory, or a limit of the machine. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  ENOENT: 'it does not exist',
  ENOSPC: 'no space is left',
  ENOTDIR: 'a part of the path is not a directory',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

/**
 * Converts an error of the operating system into one that names the file or directory.
 *
 * @returns undefined for any other exception
 */
export function systemError(error: unknown): GateError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (reason === undefined || syscall === undefined) return undefined;
  // Only writing to an open file has no path; the files that stay open are temporary ones.
  const what = path ?? `a file in the temporary directory ${tmpdir()}`;
  return new GateError(
    'file_unreadable',
    `Cannot use ${what}: ${reason} (${code}).`,
    path === undefined || path.startsWith(tmpdir())
      ? 'Free space there, or set TMPDIR to a writable directory with free space.'
      : 'Check the permissions and the free space of the directory.',
    { cause: error },
  );
}
