import picomatch from 'picomatch';
import { normalise } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';

/** A package of the repository that npm runs scripts in. */
export interface Workspace {
  readonly directory: string;
  readonly name: string;
}

/** The workspaces that a package.json declares, as far as the commit holds them. */
export async function listWorkspaces(tree: Tree, manifest: PackageJson): Promise<Workspace[]> {
  const patterns = manifest.workspaces.map((pattern) =>
    pattern.replace(/^\.?\//, '').replace(/\/$/, ''),
  );
  if (patterns.length === 0) return [];
  const matches = picomatch(patterns, { ignore: '**/node_modules/**' });
  const workspaces: Workspace[] = [];
  for (const { path } of tree.files()) {
    if (!path.endsWith('/package.json')) continue;
    const directory = path.slice(0, -'/package.json'.length);
    if (!matches(directory)) continue;
    const found = await readPackageJson(tree, directory);
    if (found !== undefined && found !== INVALID) workspaces.push({ directory, name: found.name });
  }
  return workspaces;
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
