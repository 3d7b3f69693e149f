import { attempt } from '../../ground/attempt.ts';
import { isNestedTooDeep, type Mapping, objectIn, textIn } from '../../ground/mapping.ts';
import { LOCKFILES, NPM_LOCKFILES } from '../../programs/file-names.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { perPath, perTree, type Tree } from '../../repo/tree.ts';
import { readText } from './tree-file.ts';

/** The fields of a package.json that npm, npx and node use. */
export interface PackageJson {
  readonly path: string;
  readonly name: string;
  readonly scripts: ReadonlyMap<string, string>;
  /** The package's own binaries: files by name. */
  readonly binaries: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
  readonly workspaces: readonly string[];
}

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
/** Limit for a package.json or a lockfile. */
const MAX_BYTES = 64 * 1024 * 1024;

export const INVALID = Symbol('invalid');

/**
 * Reads a file of the tree as JSON, cached: the tree never changes.
 * @returns undefined if there is no such file inside the tree; `INVALID` if it is not a JSON object
 */
export const readJsonFile = perPath(async (tree, path): Promise<unknown> => {
  // npm and node treat a link to nothing as a missing file.
  if (resolveInTree(tree, path).kind === 'missing') return undefined;
  const file = await readText(tree, path, MAX_BYTES);
  if (file === undefined || 'unread' in file || isNestedTooDeep(file.text)) return INVALID;
  const value = attempt((): unknown => JSON.parse(file.text.replace(/^\uFEFF/, '')));
  return typeof value === 'object' && value !== null ? value : INVALID;
});

/** @returns undefined if missing, `INVALID` if npm could not read it either */
export const readPackageJson = perPath(
  async (tree, directory): Promise<PackageJson | typeof INVALID | undefined> => {
    const path = directory === '' ? 'package.json' : `${directory}/package.json`;
    const value = await readJsonFile(tree, path);
    if (value === undefined || value === INVALID) return value as undefined | typeof INVALID;
    return manifestOf(path, value as Record<string, unknown>);
  },
);

/** Like {@link readPackageJson}, with undefined for an invalid file. */
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
 * Returns the files of binaries by name, from a package.json or a lockfile.
 * @param name the package's, which is also that of a single binary
 * @returns undefined if there are none
 */
export function binOf(value: unknown, name: string): Readonly<Record<string, string>> | undefined {
  if (typeof value === 'string') return { [name.replace(/^@[^/]*\//, '')]: value };
  const files = stringsOf(value);
  return files.size === 0 ? undefined : Object.fromEntries(files);
}

/** npm also ignores other values. */
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

/** An entry for one package in npm's lockfile. */
export interface LockEntry {
  /** Its own name; for an alias, it differs from its directory's. */
  readonly name: string;
  /** Empty if missing, as for a directory. */
  readonly version: string;
  readonly source: Source;
  /** One or more hashes with their algorithms. */
  readonly integrity?: string;
  /** The files of binaries by name, relative to the package. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** A lockfile of npm, version 2 or 3. */
export interface Lock {
  readonly path: string;
  /** By directory in the root's `node_modules`. */
  readonly packages: ReadonlyMap<string, LockEntry>;
  /** Every entry, including nested packages. */
  readonly all: readonly LockEntry[];
}

/** There can be several; only the workflow decides which one is used. */
interface Locks {
  /** A broken lockfile of npm has no entries. */
  readonly npm?: Lock;
  /** Lockfiles that the gate does not read: other formats, and npm's version 1. */
  readonly unread: readonly string[];
}

/** Finds the root's lockfiles and reads npm's. */
export const readLocks = perTree(async (tree: Tree): Promise<Locks> => {
  const there = LOCKFILES.filter((path) => tree.stat(path) !== undefined);
  const ofNpm = NPM_LOCKFILES.find((path) => there.includes(path));
  const npm = ofNpm === undefined ? undefined : await readLock(tree, ofNpm);
  const others = there.filter((path) => !NPM_LOCKFILES.some((each) => each === path));
  if (npm === 'unread') return { unread: [ofNpm ?? '', ...others] };
  if (ofNpm === undefined) return { unread: others };
  return { npm: npm ?? { path: ofNpm, packages: new Map(), all: [] }, unread: others };
});

/**
 * Reads `packages` of an npm lockfile in any directory.
 * @returns `unread` for version 1, which lacks `packages`; undefined for a file that is no lockfile
 */
export const readLock = perPath(async (tree, path): Promise<Lock | 'unread' | undefined> => {
  const file = await readText(tree, path, MAX_BYTES);
  const text = file && 'text' in file ? file.text.replace(/^\uFEFF/, '') : '';
  const lock = objectIn(attempt((): unknown => JSON.parse(text)));
  if (lock.packages === undefined) return lock.lockfileVersion === 1 ? 'unread' : undefined;
  const packages = new Map<string, LockEntry>();
  const all: LockEntry[] = [];
  for (const [place, fields] of Object.entries(objectIn(lock.packages))) {
    if (place === '') continue;
    const [, outer, name] = /^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(place) ?? [];
    const entry = entryOf(name ?? place, objectIn(fields));
    if (outer === '' && name !== undefined) packages.set(name, entry);
    all.push(entry);
  }
  return { path, packages, all };
});

function entryOf(folder: string, fields: Mapping): LockEntry {
  const name = textIn(fields, 'name') || folder;
  const version = textIn(fields, 'version');
  const resolved = textIn(fields, 'resolved');
  const integrity = textIn(fields, 'integrity');
  const bin = binOf(fields.bin, name);
  const source: Source =
    fields.link === true
      ? { kind: 'file', at: resolved.replace(/^file:/, '') }
      : sourceOf(resolved, name, version);
  return { name, version, source, ...(integrity && { integrity }), ...(bin && { bin }) };
}

/** From a lockfile or a package.json. */
export type Source =
  /** A registry. Without a host in `at`, the configuration decides. */
  | { readonly kind: 'registry'; readonly at?: string }
  /** A directory, such as a workspace, or an archive, by its path from the root. */
  | { readonly kind: 'file'; readonly at: string }
  /** A repository by its address, without the commit. */
  | { readonly kind: 'git'; readonly at: string }
  /** The address of an archive outside of registries. */
  | { readonly kind: 'tarball'; readonly at: string };

const REGISTRY: Source = { kind: 'registry' };
/** A protocol, a host's short form, `user@host:path`, or the name of a bare repository. */
const GIT =
  /^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i;
/** npm's short form for GitHub: `owner/repository`, with an optional commit. */
const SHORTHAND = /^[\w.-]+\/[\w.-]+(?:#.*)?$/;
const PATH = /^(?:file|link|portal|workspace):(.*)$/is;

/**
 * Parses the address or version range of a package.
 * @param text `resolved` of a lockfile, or a range of a package.json
 * @param version if known, identifies an archive in a registry, with the name
 */
export function sourceOf(text: string, name: string, version: string): Source {
  const [, path] = PATH.exec(text) ?? [];
  if (path !== undefined) return { kind: 'file', at: path };
  if (GIT.test(text)) return { kind: 'git', at: text.replace(/#.*$/s, '') };
  if (/^https?:/i.test(text)) return fromAddress(text, name, version);
  if (/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(text) || /\.t(?:ar\.)?gz$/i.test(text)) {
    return { kind: 'file', at: text };
  }
  return SHORTHAND.test(text) ? { kind: 'git', at: text.replace(/#.*$/s, '') } : REGISTRY;
}

function fromAddress(text: string, name: string, version: string): Source {
  const tarball: Source = { kind: 'tarball', at: text.replace(/#.*$/s, '') };
  if (!URL.canParse(text)) return tarball;
  const { host, pathname } = new URL(text);
  const path = attempt(() => decodeURIComponent(pathname)) ?? pathname;
  const [, repository] = /^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(path) ?? [];
  if (host === 'codeload.github.com' && repository !== undefined) {
    return { kind: 'git', at: `https://github.com/${repository}` };
  }
  const base = name.replace(/^@[^/]*\//, '');
  // GitLab and Artifactory repeat the scope; GitHub Packages has its own form.
  const isKept =
    path.endsWith(`/${name}/-/${base}-${version}.tgz`) ||
    path.endsWith(`/${name}/-/${name}-${version}.tgz`) ||
    (host === 'npm.pkg.github.com' && path.startsWith(`/download/${name}/${version}/`));
  return isKept ? { kind: 'registry', at: host } : tarball;
}

/** Returns the package of an alias such as `npm:other@1`; undefined for any other range. */
export function aliasIn(range: string): string | undefined {
  const [, name] = /^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(range) ?? [];
  // Yarn may prefix every range with `npm:`.
  return name === undefined || /^[\^~<>=*v\d]/.test(name) ? undefined : name;
}
