import { resolveInTree } from '../../repo/paths.ts';
import { perTree } from '../../repo/per-tree.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';

/** What npm, npx and node take from a package.json. */
export interface PackageJson {
  readonly path: string;
  readonly name: string;
  readonly scripts: ReadonlyMap<string, string>;
  /** The names of the programs that the package itself provides. */
  readonly binaries: ReadonlySet<string>;
  /** Names of all direct dependencies of every kind. */
  readonly dependencies: ReadonlySet<string>;
  readonly workspaces: readonly string[];
}

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const MAX_BYTES = 4 * 1024 * 1024;

const filesOf = perTree(() => new Map<string, Promise<unknown>>());

/**
 * Reads a file of the tree as JSON, once per tree: the tree never changes.
 *
 * @returns undefined if there is no such file inside the tree; `INVALID` if it is not a JSON object
 */
export function readJsonFile(tree: Tree, path: string, maxBytes = MAX_BYTES): Promise<unknown> {
  const files = filesOf(tree);
  const known = files.get(path) ?? parseJson(tree, path, maxBytes);
  files.set(path, known);
  return known;
}

export const INVALID = Symbol('invalid');

async function parseJson(tree: Tree, path: string, maxBytes: number): Promise<unknown> {
  const found = resolveInTree(tree, path);
  if (found.kind === 'missing') return undefined;
  if (found.kind !== 'inside' || !isRegular(found.entry.kind)) return INVALID;
  if ((found.entry.size ?? 0) > maxBytes) return INVALID;
  // A file that cannot be read is an error of its own, not invalid JSON.
  const text = (await tree.read(found.path, maxBytes)).toString('utf8').replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : INVALID;
  } catch {
    return INVALID;
  }
}

/** @returns undefined if there is none, `INVALID` if npm could not read it either */
export async function readPackageJson(
  tree: Tree,
  directory: string,
): Promise<PackageJson | typeof INVALID | undefined> {
  const path = directory === '' ? 'package.json' : `${directory}/package.json`;
  const value = await readJsonFile(tree, path);
  if (value === undefined || value === INVALID) return value as undefined | typeof INVALID;
  const json = value as Record<string, unknown>;
  const known = manifests.get(json) ?? manifestOf(path, json);
  manifests.set(json, known);
  return known;
}

const manifests = new WeakMap<object, PackageJson>();

function manifestOf(path: string, json: Record<string, unknown>): PackageJson {
  const name = typeof json.name === 'string' ? json.name : '';
  return {
    path,
    name,
    scripts: stringsOf(json.scripts),
    binaries: binariesOf(json.bin, name),
    dependencies: new Set(DEPENDENCY_FIELDS.flatMap((field) => [...stringsOf(json[field]).keys()])),
    workspaces: workspacesOf(json.workspaces),
  };
}

/** The string values of an object, by key; what is not a string npm drops as well. */
function stringsOf(value: unknown): ReadonlyMap<string, string> {
  const strings = new Map<string, string>();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return strings;
  for (const [key, text] of Object.entries(value)) {
    if (typeof text === 'string') strings.set(key, text);
  }
  return strings;
}

/** A `bin` that is one string is named like the package, without its scope. */
function binariesOf(bin: unknown, name: string): ReadonlySet<string> {
  if (typeof bin === 'string') return new Set([name.replace(/^@[^/]*\//, '')]);
  return new Set(stringsOf(bin).keys());
}

function workspacesOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : (value as { packages?: unknown } | null)?.packages;
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
