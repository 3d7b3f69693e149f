import { tmpdir } from 'node:os';

/** The reasons why the gate cannot decide. Each code is stable: it appears in JSON output. */
type GateErrorCode =
  | 'usage'
  | 'not_a_repository'
  | 'git_failed'
  | 'ref_not_found'
  | 'ref_ambiguous'
  | 'no_merge_base'
  | 'shallow_clone'
  | 'checkout_differs'
  | 'change_incomplete'
  | 'change-too-large'
  | 'event_unsupported'
  | 'event_invalid'
  | 'pull_request_not_found'
  | 'artifact_invalid'
  | 'parts_invalid'
  | 'policy_invalid'
  | 'policy_conflict'
  | 'policy_unavailable'
  | 'input_invalid'
  | 'file_unreadable'
  | 'prepare_failed'
  | 'program_not_found'
  | 'containment_unavailable'
  | 'github_unavailable'
  | 'interrupted'
  | 'audit_too_long'
  | 'internal';

/**
 * A failure that the user can act on: what happened (`message`) and what to do about it (`hint`).
 * The edges print both, without a stack trace, and exit with code 2.
 */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly code: GateErrorCode;
  readonly hint: string;

  constructor(code: GateErrorCode, message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
}

/** True for an error that ends the whole audit, not only the judgement of one part. */
export function endsAudit(error: unknown): boolean {
  return (
    error instanceof GateError && (error.code === 'interrupted' || error.code === 'audit_too_long')
  );
}

export function interrupted(during: string): GateError {
  return new GateError(
    'interrupted',
    `The gate was interrupted ${during} and made no decision.`,
    'Run the gate again.',
  );
}

/** Joins a message and its hint on one line; not every message ends with a full stop. */
export function inSentences({ message, hint }: Pick<GateError, 'message' | 'hint'>): string {
  const why = message.replace(/\s+/g, ' ').trim();
  return `${why}${/[.!?:]$/.test(why) ? '' : '.'} ${hint.replace(/\s+/g, ' ')}`;
}

/** Converts any exception to a GateError. An unexpected one is a bug of the gate and never becomes a pass. */
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

/** Words for the system's errors about disks, directories and limits of the machine. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than the limit',
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
 * Converts an error of the operating system into a GateError that names the file or directory.
 * @returns undefined for any other exception
 */
export function systemError(error: unknown): GateError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (reason === undefined || syscall === undefined) return undefined;
  // Only writes to an open file have no path, and only temporary files stay open.
  const what = path ?? `a file in the temporary directory ${tmpdir()}`;
  const hint =
    path === undefined || path.startsWith(tmpdir())
      ? 'Free space there, or set TMPDIR to a writable directory with free space.'
      : 'Check the permissions and the free space of the directory.';
  const message = `Cannot use ${what}: ${reason} (${code}).`;
  return new GateError('file_unreadable', message, RAISE[code] ?? hint, { cause: error });
}

/** Hints for limits of the process. */
const RAISE: Readonly<Record<string, string>> = {
  EFBIG: 'Raise the limit of file sizes, for example with: ulimit -f unlimited',
  EMFILE: 'Raise the limit of open files, for example with: ulimit -n 1024',
};
