import picomatch from 'picomatch';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';

/** A package of the repository that npm runs scripts in. */
export interface Workspace {
  readonly directory: string;
  readonly name: string;
}

/**
 * The workspaces that a package.json declares, as far as the commit holds them.
 *
 * @returns the pattern or symlink by which npm would leave the repository, if there is one
 */
export async function listWorkspaces(
  tree: Tree,
  manifest: PackageJson,
): Promise<readonly Workspace[] | { readonly outside: string }> {
  const patterns = manifest.workspaces.map((pattern) =>
    pattern.replace(/^\.\//, '').replace(/\/$/, ''),
  );
  if (patterns.length === 0) return [];
  const leaving = patterns.find((pattern) => leaves(tree, picomatch.scan(pattern).base));
  if (leaving !== undefined) return { outside: leaving };
  const matches = picomatch(patterns, { ignore: '**/node_modules/**' });
  const workspaces: Workspace[] = [];
  for (const { path, kind } of tree.files()) {
    const linked = kind === 'symlink' && matches(path);
    if (linked && leaves(tree, path)) return { outside: path };
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
export function selectWorkspaces(all: readonly Workspace[], wanted: string): readonly Workspace[] {
  const directory = normalise(wanted);
  return all.filter(
    (workspace) =>
      workspace.name === wanted ||
      workspace.directory === directory ||
      (directory !== undefined && workspace.directory.startsWith(`${directory}/`)),
  );
}
