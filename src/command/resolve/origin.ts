import { objectIn, textIn } from '../../ground/mapping.ts';
import type { Span } from '../../model/finding.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular, perTree, type Tree } from '../../repo/tree.ts';
import type { RuleArguments } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { readNpmrc } from './npmrc.ts';
import {
  aliasIn,
  type LockEntry,
  readJsonFile,
  readLocks,
  type Source,
  sourceOf,
} from './package-json.ts';

/** A package from another source than its name and the base indicate. */
type Redirected = RuleArguments<'dependency-redirected'>;
type Fault = Pick<Redirected, 'how' | 'to'>;

interface Origins {
  readonly name: string;
  readonly tree: Tree;
  readonly base: Tree;
  /** The entries for the name in the base's lockfile and package.json. */
  readonly before: readonly LockEntry[];
  readonly hosts: ReadonlySet<string>;
  /** The host in the commit's `.npmrc` for the package. */
  readonly configured: string | undefined;
}

/**
 * Compares a package's source in npm's lockfile, package.json and `.npmrc` of the root with the base.
 * @param name the name of the directory in `node_modules`
 */
export async function compareWithBase(
  tree: Tree,
  base: Tree,
  name: string,
  span: Span,
): Promise<readonly Problem[]> {
  if (tree === base) return [];
  const [{ npm }, { npm: former }] = await Promise.all([readLocks(tree), readLocks(base)]);
  const known = former?.packages.get(name);
  const origins: Origins = {
    ...{ name, tree, base },
    before: [...(known ? [known] : []), ...(await rangesOf(base, name))],
    hosts: await knownHosts(base),
    configured: await registryOf(tree, name),
  };
  const redirected = await redirectedRanges(origins);
  const entry = npm?.packages.get(name);
  // Other lockfiles are assumed to use the configured registry.
  const plain: LockEntry = { name, version: '', source: { kind: 'registry' } };
  const fault = entry ? faultOf(entry, origins) : npm ? undefined : hostFault(plain, origins);
  if (fault) redirected.push({ name, path: npm?.path ?? '.npmrc', ...fault });
  return redirected.map((args) => problemAt('dependency-redirected', span, args));
}

/** Returns why an entry neither equals the base's nor is the package of its name from a known registry. */
function faultOf(entry: LockEntry, origins: Origins): Fault | undefined {
  const { tree, base } = origins;
  const known = origins.before.find((each) => isSameOrigin(each, entry));
  const isChanged = known?.version === entry.version && hasOtherContent(known, entry);
  if (isChanged || replacedArchive(entry, tree, base)) {
    return { how: 'integrity', to: entry.integrity ?? 'nothing' };
  }
  return known ? hostFault(entry, origins) : originFault(entry, origins);
}

function originFault(entry: LockEntry, origins: Origins): Fault | undefined {
  const { source } = entry;
  if (source.kind === 'git' || source.kind === 'tarball')
    return { how: source.kind, to: source.at };
  if (source.kind === 'file') {
    const takesOver = origins.before.some((each) => each.source.kind !== 'file');
    return isOwnCode(entry, origins.tree) && !takesOver
      ? undefined
      : { how: 'file', to: source.at };
  }
  if (entry.name !== origins.name) return { how: 'alias', to: entry.name };
  return hostFault(entry, origins);
}

function hostFault({ source }: LockEntry, { hosts, configured }: Origins): Fault | undefined {
  if (source.kind !== 'registry') return undefined;
  const host = hostOf(source, configured);
  return hosts.has(host) ? undefined : { how: 'host', to: host };
}

/** The path of a package that is a file or directory of the repository. */
function pathOf({ source }: LockEntry): string | undefined {
  if (source.kind !== 'file') return undefined;
  return normalise(source.at.replace(/#.*$|::.*$/s, '')) || undefined;
}

/** True for a directory of the commit, such as a workspace. Archives are refused: nobody can read them. */
function isOwnCode(entry: LockEntry, tree: Tree): boolean {
  const path = pathOf(entry);
  const found = path === undefined ? undefined : resolveInTree(tree, path);
  return found?.kind === 'inside' && found.entry.kind === 'directory';
}

/** True if an archive of the repository differs from the base. */
export function replacedArchive(entry: LockEntry, tree: Tree, base: Tree): boolean {
  const path = pathOf(entry);
  if (path === undefined) return false;
  const [after, before] = [tree, base].map((each) => resolveInTree(each, path));
  const isArchive = after?.kind === 'inside' && isRegular(after.entry.kind);
  if (!isArchive || before?.kind !== 'inside') return false;
  return after.entry.oid !== before.entry.oid || after.entry.size !== before.entry.size;
}

function isSameOrigin(a: LockEntry, b: LockEntry): boolean {
  return a.name === b.name && a.source.kind === b.source.kind && placeOf(a) === placeOf(b);
}

/** True if no hash is the same. A published version never changes. */
function hasOtherContent(
  { integrity: a, source }: LockEntry,
  { integrity: b }: LockEntry,
): boolean {
  // A directory has no hash. An archive is compared like any other.
  if (a === undefined || (source.kind === 'file' && b === undefined)) return false;
  const hashes = b?.split(/\s+/) ?? [];
  return !a.split(/\s+/).some((hash) => hashes.includes(hash));
}

/** Returns ranges in package.json that name another package or source, unless the base has them. */
async function redirectedRanges(origins: Origins): Promise<Redirected[]> {
  const { name, tree, before } = origins;
  return (await rangesOf(tree, name)).flatMap((entry): Redirected[] => {
    const isPlain = entry.source.kind === 'registry' && entry.name === name;
    if (isPlain || before.some((each) => isSameOrigin(each, entry))) return [];
    const fault = originFault(entry, origins);
    return fault === undefined ? [] : [{ name, path: 'package.json', ...fault }];
  });
}

/** Returns the sources in package.json's ranges for a package. Ranges of workspaces name no source. */
async function rangesOf(tree: Tree, name: string): Promise<readonly LockEntry[]> {
  const manifest = objectIn(await readJsonFile(tree, 'package.json'));
  const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].map((field) =>
    textIn(objectIn(manifest[field]), name),
  );
  const { overrides, resolutions, pnpm } = manifest;
  const forced = [overrides, resolutions, objectIn(pnpm).overrides].flatMap((list) =>
    Object.entries(objectIn(list)).flatMap(([key, value]) =>
      isAbout(key, name) ? [typeof value === 'string' ? value : textIn(objectIn(value), '.')] : [],
    ),
  );
  const ranges = [...new Set([...direct, ...forced])];
  return ranges
    .filter((range) => range !== '' && !range.startsWith('workspace:'))
    .map((range) => entryOfRange(range, name));
}

/** Returns the source of a range, without the version or commit. */
function entryOfRange(range: string, name: string): LockEntry {
  const alias = aliasIn(range);
  return alias !== undefined && alias !== name
    ? { name: alias, version: '', source: { kind: 'registry' } }
    : { name, version: '', source: sourceOf(range, name, '') };
}

/** True if a key of overrides names a package, with a range or the packages above it. */
function isAbout(key: string, name: string): boolean {
  const last = key.split(/[>]|\*\*\//).at(-1) ?? '';
  return last === name || last.startsWith(`${name}@`) || last.endsWith(`/${name}`);
}

/**
 * Returns the source of all versions of a package. Both default hosts are one registry, which lockfiles
 * may omit; the address of an archive can contain its version.
 */
function placeOf({ source: { kind, at = '' }, version }: LockEntry): string {
  if (kind === 'tarball' && version !== '') return at.replaceAll(version, '*');
  return kind === 'registry' && DEFAULT_HOSTS.includes(at) ? '' : at;
}

/** The default hosts of npm and Yarn, which are the same registry. */
const DEFAULT_HOST = 'registry.npmjs.org';
const DEFAULT_HOSTS: readonly string[] = [DEFAULT_HOST, 'registry.yarnpkg.com'];

/** npm replaces the default registry's host by the configured one. */
function hostOf({ at }: Source, configured: string | undefined): string {
  const isDefault = at === undefined || DEFAULT_HOSTS.includes(at);
  return (isDefault ? configured : undefined) ?? at ?? DEFAULT_HOST;
}

/** Returns the base's registry hosts, from npm's lockfile and the root's `.npmrc`. */
export const knownHosts = perTree(async (base: Tree): Promise<ReadonlySet<string>> => {
  const settings = await settingsOf(base);
  const configured = Object.entries(settings)
    .filter(([key]) => key === 'registry' || key.endsWith(':registry'))
    .map(([, value]) => hostIn(String(value)));
  const locked = ((await readLocks(base)).npm?.all ?? []).flatMap(({ source }) =>
    source.kind === 'registry' && source.at ? [source.at] : [],
  );
  const usesDefault =
    settings.registry === undefined || locked.some((host) => DEFAULT_HOSTS.includes(host));
  return new Set([...configured, ...locked, ...(usesDefault ? DEFAULT_HOSTS : [])]);
});

/** Returns the host in a tree's `.npmrc` for a package; undefined for the default. */
async function registryOf(tree: Tree, name: string): Promise<string | undefined> {
  const settings = await settingsOf(tree);
  const [scope] = name.startsWith('@') ? name.split('/') : [];
  const value = (scope && settings[`${scope}:registry`]) || settings.registry;
  return value === undefined ? undefined : hostIn(String(value));
}

async function settingsOf(tree: Tree): Promise<Readonly<Record<string, unknown>>> {
  const npmrc = await readNpmrc({ tree, directory: '' });
  return 'settings' in npmrc ? npmrc.settings : {};
}

function hostIn(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
