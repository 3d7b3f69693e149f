import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { foldersAbove } from '../../repo/entry-index.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Flag, Invocation } from '../reading.ts';
import { usablePackageJson } from './package-json.ts';
import { fails, from, NOTHING, type Place, type Resolved } from './resolution.ts';
import { entryAt } from './tree-file.ts';
import { listWorkspaces, type NpmWorkspace, selectWorkspaces } from './workspaces.ts';

/** What is missing is a workspace. */
const NO_SCRIPT = { script: '', passes: false };

/** The package that npm takes for the project (its `localPrefix`), whose `.npmrc` it reads. */
interface Project {
  readonly directory: string;
  /** The workspace that npm was started in, which it then selects by itself. */
  readonly implied?: string;
}

/** The packages whose scripts npm runs, in its order. */
export interface Packages {
  readonly project: string;
  readonly directories: readonly string[];
  /** False if it is the project alone, because nothing selects workspaces. */
  readonly selected: boolean;
  /** Values of `--workspace` that npm passes over, because nothing is called so. */
  readonly missing: readonly Problem[];
}

/** Finds the packages that npm's flags, the place and `workspaces` select, or why there are none. */
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
  const alone = { project: directory, directories: [directory], selected: false, missing: [] };
  if (workspaces !== true && workspace.length === 0 && implied === undefined) {
    return alone;
  }
  const manifest = await usablePackageJson(place.tree, directory);
  if (manifest === undefined) return alone;
  const all = await workspacesOf(directory, place, span);
  if ('problems' in all) return all;
  // npm keeps them by name, so that a workspace replaces a root of the same name.
  const chosen = new Map<string, string>();
  if (includeRoot) chosen.set(manifest.name, directory);
  const missing: Problem[] = [];
  const filters = workspace.length > 0 ? workspace : implied === undefined ? [] : [undefined];
  if (filters.length === 0) for (const each of all) chosen.set(each.name, each.directory);
  for (const wanted of filters) {
    const from = { directory: place.directory, project: directory };
    const value = wanted ?? posix.join('/', implied ?? '');
    const selected = selectWorkspaces(all, value, from);
    if (selected.length === 0 && wanted !== undefined) {
      missing.push(problemAt('npm-script-missing', span, { ...NO_SCRIPT, workspace: wanted }));
    }
    for (const each of selected) chosen.set(each.name, each.directory);
  }
  if (chosen.size === 0) {
    return missing.length > 0
      ? { targets: [], problems: missing }
      : fails('npm-script-missing', span, { ...NO_SCRIPT, workspace: '' });
  }
  return { project: directory, directories: [...chosen.values()], selected: true, missing };
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
  // The text of the path says that already.
  if (normalise(from(place, prefix)) === undefined) return NOTHING;
  const entry = entryAt(resolveInTree(place.tree, from(place, prefix)), prefix, span);
  return 'problems' in entry ? entry : { directory: entry.path };
}

/** `a/b` → `a/b`, `a`, `` */
export function foldersUpFrom(directory: string): string[] {
  return directory === '' ? [''] : [directory, ...foldersAbove(directory).reverse(), ''];
}

function isPackage(tree: Tree, directory: string): boolean {
  return resolveInTree(tree, posix.join(directory, 'package.json')).kind !== 'missing';
}

function hasModules(tree: Tree, directory: string): boolean {
  return resolveInTree(tree, posix.join(directory, 'node_modules')).kind === 'inside';
}

/** What npm's flags say about which scripts run, and where. Of a repeated flag the last one counts. */
export interface NpmSettings {
  /** npm prints something and ends, whatever else the command says. */
  readonly informs: boolean;
  readonly prefix?: string;
  /** `--workspaces`, or false for `--no-workspaces`. */
  readonly workspaces?: boolean;
  /** Every value of `--workspace`, in their order. */
  readonly workspace: readonly string[];
  readonly includeRoot: boolean;
  /** Absent if no flag says; then `.npmrc` decides. */
  readonly ignoreScripts?: boolean;
  readonly ifPresent: boolean;
}

const INFORMING: ReadonlySet<string> = new Set(['--usage', '--version', '--versions']);

/** Reads the flags of an invocation of npm. */
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

/** @returns undefined for a boolean flag that is not there */
function switchOf(flags: readonly Flag[], name: string): boolean | undefined {
  const last = flags.findLast((flag) => flag.name === name);
  return last && last.negated !== true;
}
