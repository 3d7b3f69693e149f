import { attempt } from '../../ground/attempt.ts';
import { objectIn } from '../../ground/mapping.ts';
import { isNestedTooDeep } from '../../ground/nesting.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { perPath } from '../../repo/per-tree.ts';
import type { Tree } from '../../repo/tree.ts';
import { readText } from './tree-file.ts';

/** What npm, npx and node take from a package.json. */
export interface PackageJson {
  readonly path: string;
  readonly name: string;
  readonly scripts: ReadonlyMap<string, string>;
  /** The programs that the package itself provides: their files, by name. */
  readonly binaries: ReadonlyMap<string, string>;
  /** Names of all direct dependencies of every kind. */
  readonly dependencies: ReadonlySet<string>;
  readonly workspaces: readonly string[];
}

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
/** Of a package.json and of a lockfile. */
export const MAX_BYTES = 64 * 1024 * 1024;

export const INVALID = Symbol('invalid');

/**
 * Reads a file of the tree as JSON, once per tree: the tree never changes.
 *
 * @returns undefined if there is no such file inside the tree; `INVALID` if it is not a JSON object
 */
export const readJsonFile = perPath(async (tree, path): Promise<unknown> => {
  // For npm and node, a link to nothing is no file.
  if (resolveInTree(tree, path).kind === 'missing') return undefined;
  const file = await readText(tree, path, MAX_BYTES);
  if (file === undefined || 'unread' in file || isNestedTooDeep(file.text)) return INVALID;
  const value = attempt((): unknown => JSON.parse(file.text.replace(/^\uFEFF/, '')));
  return typeof value === 'object' && value !== null ? value : INVALID;
});

/** @returns undefined if there is none, `INVALID` if npm could not read it either */
export const readPackageJson = perPath(
  async (tree, directory): Promise<PackageJson | typeof INVALID | undefined> => {
    const path = directory === '' ? 'package.json' : `${directory}/package.json`;
    const value = await readJsonFile(tree, path);
    if (value === undefined || value === INVALID) return value as undefined | typeof INVALID;
    return manifestOf(path, value as Record<string, unknown>);
  },
);

/** The same; undefined also if npm could not read it. */
export async function usablePackageJson(
  tree: Tree,
  directory: string,
): Promise<PackageJson | undefined> {
  const manifest = await readPackageJson(tree, directory);
  return manifest === INVALID ? undefined : manifest;
}

function manifestOf(path: string, json: Record<string, unknown>): PackageJson {
  const name = typeof json.name === 'string' ? json.name : '';
  return {
    path,
    name,
    scripts: stringsOf(json.scripts),
    binaries: new Map(Object.entries(binOf(json.bin, name) ?? {})),
    dependencies: new Set(DEPENDENCY_FIELDS.flatMap((field) => [...stringsOf(json[field]).keys()])),
    workspaces: workspacesOf(json.workspaces),
  };
}

/**
 * The files of binaries by their names, as a package.json or a lockfile has them.
 *
 * @param name of the package; one string names a binary like it
 * @returns undefined if there are none
 */
export function binOf(value: unknown, name: string): Readonly<Record<string, string>> | undefined {
  if (typeof value === 'string') return { [name.replace(/^@[^/]*\//, '')]: value };
  const files = stringsOf(value);
  return files.size === 0 ? undefined : Object.fromEntries(files);
}

/** The string values of an object, by key; what is not a string npm drops as well. */
function stringsOf(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(objectIn(value)).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  );
}

function workspacesOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : objectIn(value).packages;
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
