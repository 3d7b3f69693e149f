import { basename, resolve, sep } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';
import { approveByDigest } from '../approval/by-digest.ts';
import { assetPathsIn, assetPathTest } from '../assets/globs.ts';
import { resolveRange } from '../event/resolve-range.ts';
import type { GateRequest } from '../gate/gate-request.ts';
import { GateError } from '../ground/error.ts';
import { secretsOf } from '../ground/redact/known-values.ts';
import { PROFILE_NAMES } from '../model/word-lists.ts';
import type { Policy, ProfileName } from '../policy/policy.ts';
import { openRepository, type Repository } from '../repo/git.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import { json } from '../report/escape.ts';
import type { TextOptions } from '../report/text/layout.ts';
import type { Durations } from '../shard/partition.ts';
import { readDurations } from '../shard/read-parts.ts';
import { namedPolicy, type PolicyOptions } from './policy.ts';
import type { Terminal } from './terminal.ts';

/** The policy and the output: options of `audit` and `explain`. */
export interface JudgingOptions extends PolicyOptions {
  readonly format: 'text' | 'json';
  readonly verbose?: true;
}

/** Adds the options for the policy and the format of the output. */
export function withJudgingOptions(
  command: Command,
  formats: readonly string[] = ['text', 'json'],
): Command {
  return command
    .option(...POLICY_OPTION)
    .option('--no-policy', 'use the built-in policy')
    .addOption(profileOption())
    .addOption(formatOption(formats));
}

export const POLICY_OPTION = [
  '--policy <file>',
  'policy file (default: the policy of the repository)',
] as const;

function profileOption(): Option {
  return new Option('--profile <name>', 'profile for commands').choices(PROFILE_NAMES);
}

export function formatOption(formats: readonly string[] = ['text', 'json']): Option {
  return new Option('--format <name>', 'output format').choices(formats).default('text');
}

/** How text is shown on a terminal. */
export function textOptions(
  { verbose = false }: { readonly verbose?: boolean },
  { columns, colour, name }: Pick<Terminal, 'columns' | 'colour' | 'name'>,
): TextOptions {
  return { columns, colour, verbose, name };
}

export function printAnswer(
  answer: unknown,
  text: () => string,
  format: 'text' | 'json',
  terminal: Terminal,
): void {
  terminal.print(format === 'json' ? `${json(answer)}\n` : text(), format);
}

export const REPO_OPTION = ['--repo <dir>', 'directory in the working tree', '.'] as const;

/** Opens the repository of {@link REPO_OPTION} as long as it is used. */
export async function inRepository<T>(
  { repo }: { readonly repo: string },
  { cwd, env, note }: Terminal,
  use: (repository: Repository) => Promise<T>,
): Promise<T> {
  const repository = await openRepository(resolve(cwd, repo), env, note);
  try {
    return await use(repository);
  } finally {
    await repository.close();
  }
}

/** @throws GateError `usage` if the directory has no asset files */
export function storeFiles(tree: Tree, policy: Policy, directory: string): readonly string[] {
  return someFiles(assetPathsIn(tree, policy), directory);
}

/** Printed by verbs about genes in a repository without asset files, such as one for agents' files alone. */
export const NO_GENES =
  'there are no asset files here, and `assets.include` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors run.';

/**
 * Returns the asset files of a directory outside of any repository: those that the policy's globs name from the root
 * of the disk, or would name in a store.
 * @throws GateError `usage` if there are none
 */
export function folderFiles(tree: Tree, policy: Policy, folder: string): readonly string[] {
  const isAssetPath = assetPathTest(policy);
  const places = (path: string) => [
    resolve(folder, path).split(sep).join('/').replace(/^\//, ''),
    `assets/gep/${basename(path)}`,
  ];
  const files = [...tree.files()].filter(({ kind }) => isRegular(kind)).map(({ path }) => path);
  return someFiles(
    files.filter((path) => places(path).some(isAssetPath)),
    folder,
  );
}

function someFiles(paths: readonly string[], directory: string): readonly string[] {
  if (paths.length > 0) return paths;
  throw new GateError(
    'usage',
    `${directory} has no asset files.`,
    'Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.',
  );
}

/** The change and the policy: options of `check`, `plan` and `merge`. */
export interface RangeFlags {
  readonly base?: string;
  readonly head?: string;
  readonly worktree?: true;
  readonly staged?: true;
  readonly repo: string;
  readonly policy?: string;
  readonly policyRef?: string;
  readonly profile?: ProfileName;
  readonly all?: true;
  readonly approve?: string;
}

/** Adds the options for the genes of a change, and for the policy. */
export function withRangeOptions(command: Command): Command {
  return withChangeOptions(command).option(
    '--all',
    'check all genes of the head, not only changed ones',
  );
}

/** Adds the options for the change and the policy. */
export function withChangeOptions(command: Command): Command {
  return command
    .option('--base <ref>', 'base branch or commit (default: the default branch)')
    .option('--head <ref>', 'head branch or commit (default: HEAD)')
    .option('--worktree', 'check the uncommitted files instead of a commit')
    .addOption(
      new Option('--staged', 'check what is staged, as git commit would commit it').implies({
        worktree: true,
      }),
    )
    .option(...REPO_OPTION)
    .option('--policy <file>', 'policy file to use instead of the policy of the base')
    .option(
      '--policy-ref <ref>',
      'also apply the policy of this branch; the stricter value of each key wins',
    )
    .addOption(profileOption())
    .option(
      '--approve <digest>',
      'approve the commands that wait, with the approval digest of an earlier run',
    );
}

/** Converts these options to a request. */
export async function rangeRequest(
  { base, head, worktree, staged, profile, ...options }: RangeFlags,
  terminal: Terminal,
): Promise<Omit<GateRequest, 'run' | 'progress'>> {
  const approver = approveByDigest(options.approve, new Date());
  const policy = await namedPolicy(options.policy, terminal);
  return {
    directory: resolve(terminal.cwd, options.repo),
    env: terminal.env,
    note: terminal.note,
    locate: (repository) =>
      resolveRange(repository, {
        ...(base !== undefined && { base }),
        ...(head !== undefined && { head }),
        ...(worktree && { worktree }),
        ...(staged && { staged }),
      }),
    ...(policy && { policy }),
    ...(options.policyRef !== undefined && { policyRef: options.policyRef }),
    inputs: { profile },
    all: options.all ?? false,
    approver,
    signal: terminal.signal,
    secrets: secretsOf(terminal.env),
  };
}

/** Returns a parser of an option's value; commander prints `expected` for an invalid value. */
export function parsedBy<T>(schema: () => z.ZodType<T>, expected: string): (given: string) => T {
  return (given) => {
    const parsed = schema().safeParse(given);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(expected);
  };
}

/** Returns a parser of a number with a maximum of 256. */
export function parsedNumber(schema: () => z.ZodNumber): (given: string) => number {
  return parsedBy(() => z.coerce.number().pipe(schema()), 'Expected a number from 1 to 256.');
}

/** The option of `plan`, `check` and `merge`. */
export const DURATIONS = [
  '--durations <file>',
  'gate-report.json of an earlier run, to balance shards; the same for plan, check and merge',
] as const;

/** Reads the report that the option names; no durations without it. */
export async function durationsOf(
  { durations }: { readonly durations?: string },
  terminal: Terminal,
): Promise<Durations> {
  if (durations === undefined) return new Map();
  return readDurations(resolve(terminal.cwd, durations), terminal.openInput);
}
