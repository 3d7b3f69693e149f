import picomatch from 'picomatch';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';

/** A package of the repository that npm runs scripts in. */
export interface NpmWorkspace {
  readonly directory: string;
  readonly name: string;
}

/** Globs as people write them: names, `*`, and `**` once. Others may take for ever to match. */
function isPlain(pattern: string): boolean {
  if (pattern.length > 200 || pattern.split('**').length > 2) return false;
  return pattern
    .replace(/^!/, '')
    .split('/')
    .every((segment) => segment !== '..' && /^[\w@.*-]*$/.test(segment));
}

/**
 * The workspaces that a package.json declares, as far as the commit holds them.
 *
 * @returns `unclear`: a pattern or symlink by which npm may leave the repository, if there is one
 */
export async function listWorkspaces(
  tree: Tree,
  manifest: PackageJson,
): Promise<readonly NpmWorkspace[] | { readonly unclear: string }> {
  const patterns = manifest.workspaces.map((pattern) =>
    pattern.replace(/^\.\//, '').replace(/\/$/, ''),
  );
  if (patterns.length === 0) return [];
  const unclear = patterns.find(
    (pattern) => !isPlain(pattern) || leaves(tree, picomatch.scan(pattern).base),
  );
  if (unclear !== undefined) return { unclear };
  const matches = picomatch(patterns, { ignore: '**/node_modules/**' });
  const workspaces: NpmWorkspace[] = [];
  for (const { path, kind } of tree.files()) {
    const linked = kind === 'symlink' && matches(path);
    if (linked && leaves(tree, path)) return { unclear: path };
    const directory = linked ? path : path.replace(/\/package\.json$/, '');
    if (directory === path && !linked) continue;
    if (!matches(directory)) continue;
    const found = await readPackageJson(tree, directory);
    if (found !== undefined && found !== INVALID) workspaces.push({ directory, name: found.name });
  }
  return workspaces;
}

function leaves(tree: Tree, path: string): boolean {
  return resolveInTree(tree, path.replace(/^!/, '')).kind === 'outside';
}

/** `--workspace` takes a package's name, its directory, or a directory that holds several. */
export function selectWorkspaces(
  all: readonly NpmWorkspace[],
  wanted: string,
): readonly NpmWorkspace[] {
  const directory = normalise(wanted);
  return all.filter(
    (workspace) =>
      workspace.name === wanted ||
      workspace.directory === directory ||
      (directory !== undefined && workspace.directory.startsWith(`${directory}/`)),
  );
}
