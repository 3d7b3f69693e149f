import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { assetPathsIn } from '../assets/globs.ts';
import { GateError } from '../ground/error.ts';
import type { Policy } from '../policy/policy.ts';
import { PROFILE_NAMES } from '../policy/profile-names.ts';
import { openRepository, type Repository } from '../repo/git.ts';
import type { Tree } from '../repo/tree.ts';
import { json } from '../report/escape.ts';
import type { TextOptions } from '../report/text/layout.ts';
import type { PolicyOptions } from './policy.ts';
import type { Terminal } from './terminal.ts';

/** The policy and the output: options of `audit` and `explain`. */
export interface JudgingOptions extends PolicyOptions {
  readonly format: 'text' | 'json';
  readonly verbose?: true;
}

/** Adds the options for the policy and the format of the output. */
export function withJudgingOptions(command: Command): Command {
  return command
    .option(...POLICY_OPTION)
    .option('--no-policy', 'use the built-in policy')
    .addOption(profileOption())
    .addOption(formatOption());
}

export const POLICY_OPTION = [
  '--policy <file>',
  'policy file (default: the policy of the repository)',
] as const;

export function profileOption(): Option {
  return new Option('--profile <name>', 'profile for commands').choices(PROFILE_NAMES);
}

export function formatOption(): Option {
  return new Option('--format <name>', 'output format').choices(['text', 'json']).default('text');
}

/** How text is shown on a terminal. */
export function textOptions(
  { verbose = false }: { readonly verbose?: boolean },
  { columns, colour }: Pick<Terminal, 'columns' | 'colour'>,
): TextOptions {
  return { columns, colour, verbose };
}

/** Prints an answer as JSON, or as text for people. */
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
  { cwd, env }: Terminal,
  use: (repository: Repository) => Promise<T>,
): Promise<T> {
  const repository = await openRepository(resolve(cwd, repo), env);
  try {
    return await use(repository);
  } finally {
    await repository.close();
  }
}

/**
 * Returns the asset files of a directory, for a verb that was given none.
 *
 * @param directory as it was named
 * @param others files to take in a directory without asset files
 * @throws GateError `usage` if there is none
 */
export function storeFiles(
  tree: Tree,
  policy: Policy,
  directory: string,
  others: readonly string[] = [],
): readonly string[] {
  const assets = assetPathsIn(tree, policy);
  const paths = assets.length > 0 ? assets : others;
  if (paths.length > 0) return paths;
  throw new GateError(
    'usage',
    `${directory} has no asset files.`,
    'Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.',
  );
}
