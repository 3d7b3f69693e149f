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
export function aliasIn(range: string): string | undefined {
  const [, name] = /^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(range) ?? [];
  // Yarn may write `npm:` before every range.
  return name === undefined || /^[\^~<>=*v\d]/.test(name) ? undefined : name;
}
