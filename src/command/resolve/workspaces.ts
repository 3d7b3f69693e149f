import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { perPath, type Tree } from '../../repo/tree.ts';
import type { Flag, Invocation } from '../reading.ts';
import { INVALID, readPackageJson, usablePackageJson } from './package-json.ts';
import { alternativesOf, isPlainGlob, type MatchOptions, matchesPattern } from './path-text.ts';
import { fails, from, NOTHING, type Place, type Resolved } from './resolution.ts';
import { entryAt } from './tree-file.ts';

/** A package of the repository in which npm runs scripts. */
export interface NpmWorkspace {
  readonly directory: string;
  readonly name: string;
}

/** The workspaces of a package in npm's order, or why they cannot be determined. */
export type Workspaces =
  | readonly NpmWorkspace[]
  /** By a pattern or symlink, npm may leave the repository or follow a path outside of the commit. */
  | { readonly unclear: string }
  /** npm fails: an unreadable package.json, or two packages with the same name. */
  | { readonly broken: string };

/** Returns the workspaces in a directory's package.json, as far as the commit contains them. */
export const listWorkspaces = perPath(async (tree, root): Promise<Workspaces> => {
  const entries = (await usablePackageJson(tree, root))?.workspaces ?? [];
  const patterns = entries.map((entry) =>
    alternativesOf(entry)?.map((each) => each.replace(/^\.?\/+/, '').replace(/\/$/, '')),
  );
  const isClear = (some: (typeof patterns)[number]) => some?.every(isPlainGlob) === true;
  const odd = patterns.findIndex((each) => !isClear(each));
  if (odd >= 0) return { unclear: entries[odd] ?? '' };
  const matches = (path: string, options?: MatchOptions) => (some: (typeof patterns)[number]) =>
    some?.some((pattern) => matchesPattern(path, pattern, options)) === true;
  const found: string[] = [];
  for (const { path, kind } of patterns.length === 0 ? [] : tree.files()) {
    const below = relativeTo(root, path);
    if (below === undefined) continue;
    if (posix.basename(path) === 'package.json') found.push(posix.dirname(below));
    if (kind !== 'symlink' || !patterns.some(matches(below, { partial: true }))) continue;
    // npm finds other packages behind a link than at its own path.
    const leads = resolveInTree(tree, path);
    if (leads.kind === 'outside' || (leads.kind === 'inside' && leads.entry.kind === 'directory'))
      return { unclear: path };
  }
  const directories = found
    .filter((each) => patterns.some(matches(each)) && !each.split('/').includes('node_modules'))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const ordered = patterns.flatMap((each) =>
    directories.filter((directory) => matches(directory, { partial: true })(each)),
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

function nameOfFolder(directory: string): string {
  const scope = posix.basename(posix.dirname(directory));
  const name = posix.basename(directory);
  return scope.startsWith('@') ? `${scope}/${name}` : name;
}

function relativeTo(root: string, path: string): string | undefined {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
}

/**
 * Returns the workspace of one `--workspace` value: a package's name or its directory.
 * @param from where npm resolves the directory
 * @returns undefined if there is none, or if npm would select several, such as those in a directory
 */
function selectWorkspace(
  all: readonly NpmWorkspace[],
  wanted: string,
  from: string,
): NpmWorkspace | undefined {
  const path = posix.resolve('/', from, wanted);
  const own = (each: NpmWorkspace) => posix.join('/', each.directory);
  const isParent = all.some((each) => posix.dirname(own(each)) === path);
  const [found, other] = all.filter((each) => each.name === wanted || own(each) === path);
  return isParent || other ? undefined : found;
}

/** The package that npm uses as the project (its `localPrefix`), whose `.npmrc` it reads. */
interface Project {
  readonly directory: string;
  /** The workspace in which npm was started, which it selects by itself. */
  readonly implied?: string;
}

/** The packages whose scripts npm runs, in order. */
export interface Packages {
  readonly project: string;
  readonly directories: readonly string[];
  /** False if nothing selects workspaces: only the project. */
  readonly selected: boolean;
}

/** Finds the packages selected by npm's flags, the working directory and `workspaces`. */
export async function findPackages(
  settings: NpmSettings,
  place: Place,
  span: Span,
): Promise<Packages | Resolved> {
  const { workspace, workspaces, includeRoot } = settings;
  const project = await findProject(settings, place, span);
  if ('problems' in project) return project;
  const { directory, implied } = project;
  if (workspaces === false && workspace.length > 0) {
    const fault = 'npm refuses it beside `--workspace`';
    return fails('flag-value', span, { program: 'npm', flag: '--no-workspaces', fault });
  }
  const alone = { project: directory, directories: [directory], selected: false };
  if (workspaces !== true && workspace.length === 0 && implied === undefined) {
    return alone;
  }
  const manifest = await usablePackageJson(place.tree, directory);
  if (manifest === undefined) return alone;
  const all = await workspacesOf(directory, place, span);
  if ('problems' in all) return all;
  // npm indexes them by name, so a workspace replaces a root of the same name.
  const chosen = new Map<string, string>();
  if (includeRoot) chosen.set(manifest.name, directory);
  const isAll = workspace.length === 0;
  for (const each of all) {
    const isChosen = isAll && (implied === undefined || each.directory === implied);
    if (isChosen) chosen.set(each.name, each.directory);
  }
  // npm resolves a path from its working directory, unless that is outside of the project.
  const isInside = relativeTo(directory, `${place.directory}/`) !== undefined;
  for (const wanted of workspace) {
    const selected = selectWorkspace(all, wanted, isInside ? place.directory : directory);
    if (selected === undefined) return noWorkspace(wanted, span);
    chosen.set(selected.name, selected.directory);
  }
  if (chosen.size === 0) return noWorkspace('', span);
  return { project: directory, directories: [...chosen.values()], selected: true };
}

/** @param workspace the value of a flag, which npm could match otherwise; empty if there are no workspaces */
function noWorkspace(workspace: string, span: Span): Resolved {
  const args = { script: '', passes: false, workspace };
  return fails('npm-script-missing', span, args, workspace === '' ? undefined : 'error');
}

async function findProject(
  { prefix, workspaces }: NpmSettings,
  place: Place,
  span: Span,
): Promise<Project | Resolved> {
  if (prefix !== undefined) return withPrefix(prefix, place, span);
  const { tree, directory } = place;
  const above = foldersUpFrom(directory);
  const nearest = above.find((each) => isPackage(tree, each) || hasModules(tree, each));
  if (nearest === undefined || !isPackage(tree, nearest)) {
    return fails('package-json-missing', span, { directory });
  }
  if (workspaces === false) return { directory: nearest };
  for (const each of above.slice(above.indexOf(nearest) + 1)) {
    const all = await workspacesOf(each, place, span);
    if ('problems' in all) return all;
    if (all.some((workspace) => workspace.directory === nearest)) {
      return { directory: each, implied: nearest };
    }
  }
  return { directory: nearest };
}

async function workspacesOf(
  directory: string,
  { tree }: Place,
  span: Span,
): Promise<readonly NpmWorkspace[] | Resolved> {
  const all = await listWorkspaces(tree, directory);
  if ('unclear' in all) {
    return fails('target-outside', span, { path: all.unclear, reason: 'workspace' });
  }
  return 'broken' in all ? fails('package-json-invalid', span, { path: all.broken }) : all;
}

/** `--prefix DIR` moves npm to another package of the repository. */
function withPrefix(prefix: string, place: Place, span: Span): Project | Resolved {
  // The text of the path already has a problem.
  if (normalise(from(place, prefix)) === undefined) return NOTHING;
  const entry = entryAt(resolveInTree(place.tree, from(place, prefix)), prefix, span);
  return 'problems' in entry ? entry : { directory: entry.path };
}

/** `a/b` → `a/b`, `a`, `` */
export function foldersUpFrom(directory: string): string[] {
  const parts = directory.split('/');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return directory === '' ? above : [...above, ''];
}

function isPackage(tree: Tree, directory: string): boolean {
  return resolveInTree(tree, posix.join(directory, 'package.json')).kind !== 'missing';
}

function hasModules(tree: Tree, directory: string): boolean {
  return resolveInTree(tree, posix.join(directory, 'node_modules')).kind === 'inside';
}

/** npm's flags about the choice and place of scripts. The last of a repeated flag counts. */
export interface NpmSettings {
  /** True if npm prints something and ends, whatever else the command contains. */
  readonly informs: boolean;
  readonly prefix?: string;
  /** `--workspaces`, or false for `--no-workspaces`. */
  readonly workspaces?: boolean;
  /** All values of `--workspace`, in order. */
  readonly workspace: readonly string[];
  readonly includeRoot: boolean;
  /** Absent without a flag; `.npmrc` then decides. */
  readonly ignoreScripts?: boolean;
  readonly ifPresent: boolean;
}

const INFORMING: ReadonlySet<string> = new Set(['--usage', '--version', '--versions']);

export function readSettings({ flags }: Pick<Invocation, 'flags'>): NpmSettings {
  const prefix = flags.findLast(({ name }) => name === '--prefix')?.value;
  const workspaces = switchOf(flags, '--workspaces');
  const ignoreScripts = switchOf(flags, '--ignore-scripts');
  return {
    informs: flags.some(({ name }) => INFORMING.has(name)),
    ...(prefix === undefined ? {} : { prefix }),
    ...(workspaces === undefined ? {} : { workspaces }),
    workspace: flags.flatMap(({ name, value }) => (name === '--workspace' && value ? [value] : [])),
    includeRoot: switchOf(flags, '--include-workspace-root') === true,
    ...(ignoreScripts === undefined ? {} : { ignoreScripts }),
    ifPresent: switchOf(flags, '--if-present') === true,
  };
}

/** @returns undefined if the boolean flag is absent */
function switchOf(flags: readonly Flag[], name: string): boolean | undefined {
  const last = flags.findLast((flag) => flag.name === name);
  return last && last.negated !== true;
}
