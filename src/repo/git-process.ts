import { devNull } from 'node:os';
import { GitPluginError, type SimpleGitOptions, simpleGit } from 'simple-git';
import { GateError } from '../error.ts';

/** Where and how a git process runs. Its environment is exactly `env`, nothing is inherited. */
export interface GitSettings {
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly config?: readonly string[];
}

export interface GitOptions {
  /** Written to standard input. */
  readonly input?: string | Buffer;
  /** Exit codes besides 0 that are an answer and not a failure. */
  readonly accept?: readonly number[];
  /** Added to the environment for this one process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git with these arguments and returns what it printed, as bytes: file names need not be text.
 *
 * @throws GateError `git_failed` with git's own words, `program_not_found` without a git
 */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<Buffer>;

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Longer silence of a network command means that it hangs. */
const SILENCE_MS = 10 * 60_000;

/**
 * simple-git refuses settings that could make git run a program, which includes those that turn
 * such a program off. Ours are constant, or come from the user's own environment (GIT_CONFIG_COUNT,
 * GIT_SSH_COMMAND), never from the repository, so all of them are let through.
 */
const UNSAFE: NonNullable<SimpleGitOptions['unsafe']> = {
  allowUnsafeAlias: true,
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeDiffTextConv: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeGpgProgram: true,
  allowUnsafeHooksPath: true,
  allowUnsafeInclude: true,
  allowUnsafeMergeDriver: true,
  allowUnsafePack: true,
  allowUnsafePager: true,
  allowUnsafeProtocolOverride: true,
  allowUnsafeSshCommand: true,
  allowUnsafeSubmodule: true,
  allowUnsafeTemplateDir: true,
  allowUnsafeUrlRewrite: true,
};

/** A {@link Git} that runs with the same settings each time. */
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
 * Runs one git process to its end, whatever its exit code.
 *
 * @throws GateError `program_not_found` if there is no git to run, `git_failed` if it cannot start
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
    // The default takes what has arrived 50 ms after exit for the whole output.
    completion: { onClose: true, onExit: false },
    timeout: { block: SILENCE_MS },
    ...(input === undefined ? {} : { input: () => input }),
    // The one hook that sees the exit code, and the output before it is decoded.
    errors: (error, result) => {
      ended = result;
      return error instanceof GitPluginError ? error : undefined;
    },
  }).env(environment);
  try {
    await (args[0] === 'cat-file' ? git.binaryCatFile(args.slice(1)) : git.raw([...args]));
  } catch (cause) {
    throw new GateError(
      'git_failed',
      `git ${args[0]} was stopped: ${String(cause)}`,
      FULL_CLONE_HINT,
      {
        cause,
      },
    );
  }
  if (ended === undefined) {
    throw new GateError('git_failed', `git ${args[0]} gave no result`, FULL_CLONE_HINT);
  }
  const stderr = Buffer.concat(ended.stdErr).toString();
  if (ended.exitCode < 0 && stderr.includes('ENOENT')) {
    throw new GateError(
      'program_not_found',
      'git was not found',
      'Install git and put it on PATH.',
    );
  }
  return { exitCode: ended.exitCode, stdout: Buffer.concat(ended.stdOut), stderr };
}

/** What to do where git lacks an object, as in a partial clone, or fails on a damaged one. */
export const FULL_CLONE_HINT =
  'Check the clone with git fsck; it has to be a full one (no `filter` on actions/checkout).';

/** Git's own words about a failure, without the credentials that a remote's URL may hold. */
function failure(args: readonly string[], { exitCode, stderr }: GitResult): GateError {
  const words = stderr.trim().replaceAll(/\/\/[^/@\s]*@/g, '//***@');
  return new GateError(
    'git_failed',
    `git ${args[0]} failed: ${words || `exit code ${exitCode}`}`,
    FULL_CLONE_HINT,
  );
}

/** Switches off every configuration file outside the repository. */
export const NO_OUTSIDE_CONFIGURATION = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_ATTR_NOSYSTEM: '1',
} as const;
