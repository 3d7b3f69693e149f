import { posix } from 'node:path';
import { resolveInTree } from '../../repo/paths.ts';
import { perPath } from '../../repo/per-tree.ts';
import type { Tree } from '../../repo/tree.ts';
import { INVALID, readPackageJson, usablePackageJson } from './package-json.ts';
import { matchesPattern, readPatterns } from './path-patterns.ts';

/** A package of the repository that npm runs scripts in. */
export interface NpmWorkspace {
  readonly directory: string;
  readonly name: string;
}

/** The workspaces of a package in npm's order, or why npm or the gate cannot tell them. */
export type Workspaces =
  | readonly NpmWorkspace[]
  /** A pattern or symlink by which npm may leave the repository or take a way that no commit shows. */
  | { readonly unclear: string }
  /** npm ends with an error: a package.json that it cannot read, or two packages of one name. */
  | { readonly broken: string };

/** The workspaces that the package.json of a directory declares, as far as the commit holds them. */
export const listWorkspaces = perPath(async (tree, root): Promise<Workspaces> => {
  const manifest = await usablePackageJson(tree, root);
  const patterns = readPatterns(manifest?.workspaces ?? []);
  if ('unclear' in patterns) return patterns;
  const { wanted, entries, refused } = patterns;
  if (wanted.length === 0) return [];
  const found: string[] = [];
  for (const { path, kind } of tree.files()) {
    const below = relativeTo(root, path);
    if (below === undefined) continue;
    if (kind === 'symlink') {
      const through = wanted.some((each) => matchesPattern(below, each, { partial: true }));
      const whole = wanted.some((each) => matchesPattern(below, each));
      const leads = through ? resolveInTree(tree, path) : undefined;
      if (leads?.kind === 'outside') return { unclear: path };
      if (leads?.kind !== 'inside' || leads.entry.kind !== 'directory') continue;
      // What npm finds behind a link is not what it finds at the link's own path.
      if (!whole || refused.length > 0 || wanted.some((each) => each.startsWith(`${below}/`))) {
        return { unclear: path };
      }
      found.push(below);
    } else if (posix.basename(path) === 'package.json') {
      found.push(posix.dirname(below));
    }
  }
  const directories = found
    .filter((each) => wanted.some((pattern) => matchesPattern(each, pattern)))
    .filter((each) => !each.split('/').includes('node_modules'))
    .filter((each) => !refused.some((pattern) => matchesPattern(each, pattern, { dot: true })))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const ordered = entries.flatMap((entry) =>
    directories.filter((each) =>
      entry.some((pattern) => matchesPattern(each, pattern, { partial: true })),
    ),
  );
  return named(tree, root, [...new Set(ordered)]);
});

async function named(tree: Tree, root: string, below: readonly string[]): Promise<Workspaces> {
  const workspaces: NpmWorkspace[] = [];
  const names = new Set<string>();
  for (const each of below) {
    const directory = posix.join(root, each).replace(/^\.$/, '');
    const manifest = await readPackageJson(tree, directory);
    if (manifest === undefined) continue;
    if (manifest === INVALID) return { broken: `${directory}/package.json` };
    const name = manifest.name || nameOfFolder(directory);
    if (names.has(name)) return { broken: manifest.path };
    names.add(name);
    workspaces.push({ directory, name });
  }
  return workspaces;
}

/** `@scope/x` for a directory that stands in one that begins with `@`. */
function nameOfFolder(directory: string): string {
  const scope = posix.basename(posix.dirname(directory));
  const name = posix.basename(directory);
  return scope.startsWith('@') ? `${scope}/${name}` : name;
}

function relativeTo(root: string, path: string): string | undefined {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
}

/** Where npm was started, and the package whose workspaces it looks at; from the tree's root. */
export interface Standpoint {
  readonly directory: string;
  readonly project: string;
}

/**
 * The workspaces that one value of `--workspace` means: a package's name, its directory, or the
 * directory that it stands in.
 */
export function selectWorkspaces(
  all: readonly NpmWorkspace[],
  wanted: string,
  { directory, project }: Standpoint,
): readonly NpmWorkspace[] {
  const at = (path: string) => posix.join('/', path);
  // npm looks from where it was started, unless that is outside of the project.
  const from = at(relativeTo(project, `${directory}/`) === undefined ? project : directory);
  const path = posix.resolve(from, wanted);
  const filters = [posix.relative(at(project), posix.resolve(at(directory), wanted)), wanted];
  return all.filter((workspace) => {
    if (workspace.name === wanted || at(workspace.directory) === path) return true;
    const relative = posix.relative(from, at(workspace.directory));
    const shown = wanted.startsWith('./') ? `./${relative}` : relative;
    return filters.some((filter) => isDirectlyIn(shown, filter));
  });
}

/** `minimatch(path, directory + '/*')` for a directory without any pattern in it. */
function isDirectlyIn(path: string, folder: string): boolean {
  const isShown = /^\.(?:\/|$)/.test(folder) === path.startsWith('./');
  const [inner, outer] = [posix.normalize(path), posix.normalize(`${folder}/`)];
  return (
    isShown &&
    folder !== '' &&
    `${posix.dirname(inner)}/` === outer &&
    !posix.basename(inner).startsWith('.')
  );
}
