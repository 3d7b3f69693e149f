import { groupBy } from '../../../ground/group-by.ts';
import { isMapping, type Mapping } from '../../../ground/mapping.ts';

/** What a lockfile says about one package of the root's `node_modules`. */
export interface LockEntry {
  /** The name of the package itself; another than the name of its directory for an alias. */
  readonly name: string;
  /** Empty if the lockfile has none, as for a directory. */
  readonly version: string;
  readonly source: Source;
  /** As the package manager writes it: one or several hashes with their algorithm. */
  readonly integrity?: string;
  /** The file of each binary, from the directory of the package, if the lockfile names them. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** A lockfile of the root. */
export interface Lock {
  readonly path: string;
  /** The entries of a name in `node_modules`: several if the lockfile does not say which one it is. */
  readonly entriesOf: (name: string) => readonly LockEntry[];
  /** Every entry, of nested packages too. */
  readonly all: readonly LockEntry[];
  /** Set for a file that cannot be read. */
  readonly unread?: true;
}

/** The properties of an object; empty for any other value. */
export function objectIn(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

/** The own property of an object, if it is a string; else an empty string. */
export function textIn(object: Mapping, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Indexes entries by the names of their directories. */
export function lockOf(
  path: string,
  named: readonly (readonly [name: string, entry: LockEntry])[],
  nested: readonly LockEntry[] = [],
): Lock {
  const byName = groupBy(named, ([name]) => name);
  return {
    path,
    entriesOf: (name) => (byName.get(name) ?? []).map(([, entry]) => entry),
    all: [...named.map(([, entry]) => entry), ...nested],
  };
}

/** An entry without the properties that are unknown. */
export function entryOf(
  { name, version, source }: Pick<LockEntry, 'name' | 'version' | 'source'>,
  integrity: string,
  bin?: LockEntry['bin'],
): LockEntry {
  return { name, version, source, ...(integrity && { integrity }), ...(bin && { bin }) };
}

/** The files of binaries; one string names a binary like the package. */
export function binOf(value: unknown, name: string): LockEntry['bin'] {
  if (typeof value === 'string') return { [name.replace(/^@[^/]*\//, '')]: value };
  const files = Object.entries(objectIn(value)).filter(([, file]) => typeof file === 'string');
  return files.length === 0 ? undefined : (Object.fromEntries(files) as LockEntry['bin']);
}

/** Where a package comes from, as a lockfile or a package.json says. */
export type Source =
  /** A registry; `host` is undefined if only the configuration names it. */
  | { readonly kind: 'registry'; readonly at?: string }
  /** A directory or archive by its path from the root; a workspace is one. */
  | { readonly kind: 'file'; readonly at: string }
  /** A repository, by its address without the commit. */
  | { readonly kind: 'git'; readonly at: string }
  /** An archive by its address, which no registry keeps. */
  | { readonly kind: 'tarball'; readonly at: string };

const REGISTRY: Source = { kind: 'registry' };
/** A protocol, a host's short form, `user@host:path`, or the name of a bare repository. */
const GIT =
  /^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i;
/** npm's short form for GitHub: `owner/repository`, with an optional commit. */
const SHORTHAND = /^[\w.-]+\/[\w.-]+(?:#.*)?$/;
const PATH = /^(?:file|link|portal|workspace):(.*)$/is;

/**
 * Reads the address or version range of a package.
 *
 * @param text `resolved` of a lockfile, or a range of a package.json
 * @param name the name of the package, and its version if known; a registry keeps an archive under both
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
  const path = decoded(pathname);
  const [, repository] = /^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(path) ?? [];
  if (host === 'codeload.github.com' && repository !== undefined) {
    return { kind: 'git', at: `https://github.com/${repository}` };
  }
  const base = name.replace(/^@[^/]*\//, '');
  // GitLab and Artifactory repeat the scope; GitHub Packages has a form of its own.
  const isKept =
    path.endsWith(`/${name}/-/${base}-${version}.tgz`) ||
    path.endsWith(`/${name}/-/${name}-${version}.tgz`) ||
    (host === 'npm.pkg.github.com' && path.startsWith(`/download/${name}/${version}/`));
  return isKept ? { kind: 'registry', at: host } : tarball;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The package that an alias such as `npm:other@1` stands for; undefined for any other range. */
export function aliasIn(range: string): { name: string; range: string } | undefined {
  const [, name, rest = ''] = /^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(range) ?? [];
  // pnpm and berry write `npm:` before every range.
  return name === undefined || /^[\^~<>=*v\d]/.test(name) ? undefined : { name, range: rest };
}
