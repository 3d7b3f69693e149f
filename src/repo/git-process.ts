import { devNull, tmpdir } from 'node:os';
import { GitPluginError, type SimpleGitOptions, simpleGit } from 'simple-git';
import { GateError } from '../ground/error.ts';

/** The environment is exactly `env`; nothing is inherited. */
export interface GitSettings {
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly config?: readonly string[];
}

interface GitOptions {
  readonly input?: string | Buffer;
  /** Exit codes other than 0 that are no failure. */
  readonly accept?: readonly number[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git and returns its output as bytes, because file names may not be valid text.
 * @throws GateError `git_failed` with git's own message, `program_not_found` without git
 */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<Buffer>;

interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A network command that is silent for longer counts as hung. */
const SILENCE_MS = 10 * 60_000;

/**
 * simple-git refuses settings that can make git run a program. The gate uses some to switch such programs off,
 * and keeps some of the user's environment that a fetch can need. None comes from the repository.
 */
const UNSAFE: NonNullable<SimpleGitOptions['unsafe']> = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeHooksPath: true,
  allowUnsafeInclude: true,
  allowUnsafeProtocolOverride: true,
  allowUnsafeSshCommand: true,
  allowUnsafeUrlRewrite: true,
};

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
 * @throws GateError `program_not_found` if git is not installed, `git_failed` if it cannot start
 */
export async function runGit(
  { directory, env, config = [] }: GitSettings,
  args: readonly string[],
  { input, env: added }: GitOptions = {},
): Promise<GitResult> {
  const environment = { ...env, ...added };
  let ended: { exitCode: number; stdOut: Buffer[]; stdErr: Buffer[] } | undefined;
  const git = simpleGit({
    baseDir: directory,
    config: [...config],
    unsafe: UNSAFE,
    allowEnvironment: Object.keys(environment),
    // By default, simple-git ends the output 50 ms after exit, which can truncate it.
    completion: { onClose: true, onExit: false },
    timeout: { block: SILENCE_MS },
    // simple-git leaves standard input open for an empty text, so git would wait forever.
    ...(input === undefined ? {} : { input: () => Buffer.from(input) }),
    // The only hook that gets the exit code and the undecoded output.
    errors: (error, result) => {
      ended = result;
      return error instanceof GitPluginError ? error : undefined;
    },
  }).env(environment);
  try {
    await (args[0] === 'cat-file' ? git.binaryCatFile(args.slice(1)) : git.raw([...args]));
  } catch (cause) {
    throw gitFailed(`git ${args[0]} was stopped: ${String(cause)}`, cause);
  }
  if (ended === undefined) {
    throw gitFailed(`git ${args[0]} returned no result`);
  }
  // simple-git declares another type.
  if (ended.exitCode === null) throw gitFailed(`git ${args[0]} was stopped by a signal`);
  const stderr = Buffer.concat(ended.stdErr).toString();
  if (ended.exitCode < 0 && stderr.includes('ENOENT')) throw gitNotFound();
  return { exitCode: ended.exitCode, stdout: Buffer.concat(ended.stdOut), stderr };
}

export function notStarted(args: readonly string[], cause: NodeJS.ErrnoException): GateError {
  if (cause.code !== 'ENOENT') {
    return gitFailed(`git ${args[0]} could not be started: ${cause.message}`, cause);
  }
  return gitNotFound(cause);
}

function gitNotFound(cause?: unknown): GateError {
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

/** Hint for a missing or damaged object, for example in a partial clone. */
export const FULL_CLONE_HINT =
  'Check the clone with git fsck; it must be a full clone (no `--filter` of git clone, no `filter` on actions/checkout).';

/** Returns git's own error message, without credentials in URLs. */
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

/** Git's messages for ENOSPC, EDQUOT and EROFS. */
const FULL_DISK = /No space left on device|Disk quota exceeded|Read-only file system/i;

/** Disables every configuration file outside the repository. */
export const NO_OUTSIDE_CONFIGURATION = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_ATTR_NOSYSTEM: '1',
} as const;

/** Variables that select the user's configuration, proxy and credentials. */
const KEPT = /^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i;

/** Variables that select other repositories, or programs that the gate's git commands never start. */
const DROPPED = /^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;

/**
 * Returns the environment for git commands that need the user's configuration: all variables except those that
 * select another repository, an editor or a pager.
 */
export function userEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (KEPT.test(name) || !DROPPED.test(name))) kept[name] = value;
  }
  return {
    ...kept,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}
