import { spawn } from 'node:child_process';
import { devNull, tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { GateError } from '../error.ts';

/** Where and how a git process runs. Its environment is exactly `env`; it inherits nothing. */
export interface GitSettings {
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly config?: readonly string[];
}

export interface GitOptions {
  /** Written to standard input. */
  readonly input?: string | Buffer;
  /** Exit codes other than 0 that do not mean failure. */
  readonly accept?: readonly number[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git with these arguments and returns its output as bytes: file names may not be valid text.
 *
 * @throws GateError `git_failed` with git's own message, `program_not_found` without git
 */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<Buffer>;

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A network command that is silent for longer is considered hung. */
const SILENCE_MS = 10 * 60_000;

/** Returns a {@link Git} with fixed settings. */
export function bindGit(settings: GitSettings): Git {
  return async (args, options = {}) => {
    const result = await runGit(settings, args, options);
    if (result.exitCode !== 0 && !options.accept?.includes(result.exitCode)) {
      throw failure(args, result);
    }
    return result.stdout;
  };
}

/**
 * Runs one git process and returns its result, with any exit code.
 *
 * @throws GateError `program_not_found` if git is not installed, `git_failed` if it cannot start or is
 *   stopped
 */
export function runGit(
  { directory, env, config = [] }: GitSettings,
  args: readonly string[],
  { input, env: added }: GitOptions = {},
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', [...config.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: directory,
      env: { ...env, ...added },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const silence = setTimeout(() => git.kill(), SILENCE_MS);
    const collect = (stream: Readable | null) => {
      const chunks: Buffer[] = [];
      stream?.on('data', (chunk: Buffer) => {
        silence.refresh();
        chunks.push(chunk);
      });
      return chunks;
    };
    const [stdout, stderr] = [collect(git.stdout), collect(git.stderr)];
    git.on('error', (cause) => {
      clearTimeout(silence);
      reject(notStarted(args, cause));
    });
    git.on('close', (exitCode, signal) => {
      clearTimeout(silence);
      if (exitCode === null) reject(gitFailed(`git ${args[0]} was stopped by ${signal}`));
      else {
        resolve({
          exitCode,
          stdout: Buffer.concat(stdout),
          stderr: Buffer.concat(stderr).toString(),
        });
      }
    });
    // A git that ends early does not read its input.
    git.stdin?.on('error', () => undefined).end(input);
  });
}

/** Returns the error about a git that could not be started. */
export function notStarted(args: readonly string[], cause: NodeJS.ErrnoException): GateError {
  if (cause.code !== 'ENOENT') {
    return gitFailed(`git ${args[0]} could not be started: ${cause.message}`, cause);
  }
  return new GateError(
    'program_not_found',
    'git is not installed or not on PATH',
    'Install git and put it on PATH.',
    { cause },
  );
}

function gitFailed(message: string, cause?: unknown): GateError {
  return new GateError('git_failed', message, FULL_CLONE_HINT, { cause });
}

/** The hint for a missing object, as in a partial clone, or a damaged one. */
export const FULL_CLONE_HINT =
  'Check the clone with git fsck; it must be a full clone (no `filter` on actions/checkout).';

/** Git's own error message, without credentials in a remote's URL. */
function failure(args: readonly string[], { exitCode, stderr }: GitResult): GateError {
  const words = stderr.trim().replaceAll(/\/\/[^/@\s]*@/g, '//***@');
  return new GateError(
    'git_failed',
    `git ${args[0]} failed: ${words || `exit code ${exitCode}`}`,
    FULL_DISK.test(words)
      ? `Free space in TMPDIR (${tmpdir()}) and in the clone.`
      : FULL_CLONE_HINT,
  );
}

/** Git's words for ENOSPC, EDQUOT and EROFS. */
const FULL_DISK = /No space left on device|Disk quota exceeded|Read-only file system/i;

/** Disables every configuration file outside the repository. */
export const NO_OUTSIDE_CONFIGURATION = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_ATTR_NOSYSTEM: '1',
} as const;
