import { resolve } from 'node:path';
import { readAssetFile } from '../assets/file.ts';
import { assetPathTest } from '../assets/globs.ts';
import { assetLimits } from '../assets/source.ts';
import { validationCommands } from '../assets/validation.ts';
import { namedPaths } from '../command/named-paths.ts';
import { GateError } from '../ground/error.ts';
import { Judge } from '../judge/judge.ts';
import { loadPolicy, POLICY_PATH } from '../policy/load.ts';
import type { Policy } from '../policy/policy.ts';
import type { Repository } from '../repo/git.ts';
import { decodePieces } from '../repo/path-bytes.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import { withSourceTree } from '../repo/worktree.ts';
import { namedPolicy } from './policy.ts';
import type { Terminal } from './terminal.ts';

/**
 * Whether the index has something that the gate would judge: an asset file, a script that a gene names, a
 * `package.json` or the policy. If this cannot be decided, for example because of an invalid policy, the gate does.
 */
export async function isConcerned(
  options: { readonly repo: string; readonly policy?: string },
  terminal: Terminal,
): Promise<boolean> {
  const directory = resolve(terminal.cwd, options.repo);
  try {
    const named = await namedPolicy(options.policy, terminal);
    const concerns = async (tree: Tree, _: string, repository?: Repository) => {
      if (repository === undefined) return true;
      const staged = await differentFromIndex(repository, ['--cached']);
      if (staged.length === 0) return false;
      if (staged.some((path) => path === POLICY_PATH || /(?:^|\/)package\.json$/.test(path))) {
        return true;
      }
      const { policy } = named ?? (await loadPolicy(tree, tree.label));
      if (staged.some(assetPathTest(policy))) return true;
      const scripts = await namedScripts(tree, policy, terminal);
      return staged.some((path) => scripts.has(path));
    };
    return await withSourceTree(directory, terminal, concerns, true);
  } catch (error) {
    if (error instanceof GateError) return true;
    throw error;
  }
}

/** Returns the paths that differ between the index and the disk, or HEAD with `--cached`. */
export async function differentFromIndex(
  repository: Repository,
  flags: readonly string[] = [],
): Promise<readonly string[]> {
  const names = ['diff', ...flags, '--name-only', '--no-renames', '--no-ext-diff', '-z'];
  return decodePieces(await repository.user(names, { env: { GIT_INDEX_FILE: repository.index } }));
}

/** Returns the paths that commands of genes name, and the files that they would run. */
async function namedScripts(
  tree: Tree,
  policy: Policy,
  { platform }: Terminal,
): Promise<ReadonlySet<string>> {
  const isAsset = assetPathTest(policy);
  const limits = assetLimits(policy.assets.max_file_bytes);
  const judge = Judge.by({ policy, tree, changed: new Set(), platform });
  const paths = new Set<string>();
  for (const { kind, path } of tree.files()) {
    if (!isRegular(kind) || !isAsset(path)) continue;
    const { assets } = readAssetFile(path, await tree.read(path), limits);
    for (const gene of assets.filter(({ type }) => type === 'Gene')) {
      const field = validationCommands(gene);
      for (const { value } of field.kind === 'list' ? field.entries : []) {
        const { reading } = await judge.forFile(gene.path).command(value);
        const start = judge.storeOf(gene.path);
        for (const path of namedPaths(reading.command, start)) paths.add(path);
        for (const { path } of reading.targets) if (path !== undefined) paths.add(path);
      }
    }
  }
  return paths;
}
