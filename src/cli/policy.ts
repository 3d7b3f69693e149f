import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GateError } from '../ground/error.ts';
import { requireExamples } from '../judge/profiles/check-policy.ts';
import { loadPolicy, loadPolicyFile } from '../policy/load.ts';
import type { LoadedPolicy, ProfileName } from '../policy/policy.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { openRepository } from '../repo/git.ts';
import { literalTree } from '../repo/literal-tree.ts';
import type { Tree } from '../repo/tree.ts';
import type { Terminal } from './terminal.ts';

/** Reads the policy file of `--policy`; undefined without one. */
export async function namedPolicy(
  file: string | undefined,
  terminal: Terminal,
): Promise<LoadedPolicy | undefined> {
  if (file === undefined) return undefined;
  const policy = await policyOfFile(file, terminal);
  requireExamples(policy);
  return policy;
}

/** Reads a policy file, and what it extends from its copy in the repository of the current directory. */
export async function policyOfFile(file: string, terminal: Terminal): Promise<LoadedPolicy> {
  const text = (await terminal.readInput(file)).toString('utf8');
  const root = (await repositoryOf(terminal.cwd, terminal.env)) ?? terminal.cwd;
  return await loadPolicyFile(text, file, folderTree(root));
}

/** The options that select a policy; `policy` is false for `--no-policy`. */
export interface PolicyOptions {
  readonly policy?: string | false;
  readonly profile?: ProfileName;
}

/**
 * Returns the policy of `--policy`, the built-in one with `--no-policy`, or the one of the repository,
 * each with the profile of `--profile`.
 * @param tree the files of the repository; undefined for the repository of the current directory
 */
export async function policyFor(
  { policy: file, profile }: PolicyOptions,
  terminal: Terminal,
  tree?: Tree,
): Promise<LoadedPolicy> {
  const found =
    file === false
      ? await builtInPolicy()
      : ((await namedPolicy(file, terminal)) ?? (await policyIn(tree, terminal)));
  return profile === undefined ? found : { ...found, policy: { ...found.policy, profile } };
}

export function policyName({ source, path, ref }: LoadedPolicy): string {
  if (source === 'default' || path === undefined) return 'the built-in policy';
  return source === 'file' || ref === undefined ? path : `${path} in ${ref}`;
}

async function policyIn(tree: Tree | undefined, { cwd, env }: Terminal): Promise<LoadedPolicy> {
  const root = tree === undefined ? await repositoryOf(cwd, env) : undefined;
  const files = tree ?? (root === undefined ? undefined : folderTree(root));
  if (files === undefined) return builtInPolicy();
  const policy = await loadPolicy(files, files.label);
  requireExamples(policy);
  return policy;
}

/** Returns the policy of a repository without one. */
export function builtInPolicy(): Promise<LoadedPolicy> {
  const nothing = literalTree({});
  return loadPolicy(nothing, nothing.label);
}

/**
 * Returns the root of the repository that a directory is in; undefined without one.
 * @throws GateError in a repository without git on PATH, because it may have a policy
 */
export async function repositoryOf(
  directory: string,
  env: Terminal['env'],
): Promise<string | undefined> {
  try {
    const repository = await openRepository(directory, env);
    await repository.close();
    return repository.directory;
  } catch (error) {
    const isUnread = error instanceof GateError && error.code === 'program_not_found';
    if (error instanceof GateError && !(isUnread && isBelowGit(directory))) return undefined;
    throw error;
  }
}

function isBelowGit(directory: string): boolean {
  const parent = dirname(directory);
  return existsSync(join(directory, '.git')) || (parent !== directory && isBelowGit(parent));
}
