import type { Span } from '../../../model/finding.ts';
import { normalise, resolveInTree } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import type { RuleArguments } from '../../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../../rules/finding.ts';
import { readNpmrc } from '../npmrc.ts';
import { readJsonFile } from '../package-json.ts';
import {
  aliasIn,
  type Lock,
  type LockEntry,
  objectIn,
  type Source,
  sourceOf,
  textIn,
} from './lock-entry.ts';
import { readLocks } from './read-locks.ts';

/** A package that would be another one than its name and the base say. */
type Redirected = RuleArguments<'dependency-redirected'>;

/** The registries that the base uses, and the one that the `.npmrc` of the commit sets for a package. */
interface Registries {
  readonly hosts: ReadonlySet<string>;
  readonly configured: string | undefined;
}

/**
 * Compares what the lockfiles and the package.json of the root say about a package with the base. Each
 * lockfile is compared with the same file of the base, or with all of them if the base lacks it, because
 * a workflow could use any of them.
 *
 * @param name the name of the directory in `node_modules`
 */
export async function compareWithBase(
  tree: Tree,
  base: Tree,
  name: string,
  span: Span,
): Promise<readonly Problem[]> {
  if (tree === base) return [];
  const [locks, baseLocks] = await Promise.all([readLocks(tree), readLocks(base)]);
  const registries = {
    hosts: await knownHosts(base, baseLocks),
    configured: await registryOf(tree, name),
  };
  const redirected: Redirected[] = await redirectedRanges(tree, base, name, registries);
  const changed: RuleArguments<'dependency-changed'>[] = [];
  for (const { path, entriesOf } of locks) {
    const same = baseLocks.find((lock) => lock.path === path);
    const before = (same ? [same] : baseLocks).flatMap((lock) => lock.entriesOf(name));
    for (const entry of entriesOf(name)) {
      const known = before.filter((each) => isSameOrigin(each, entry));
      const equal = known.filter(({ version }) => version === entry.version);
      const isReplaced = replacedArchive(entry, tree, base);
      const fault =
        isReplaced || (equal.length > 0 && equal.every((each) => hasOtherContent(each, entry)))
          ? { how: 'integrity' as const, to: entry.integrity ?? 'nothing' }
          : known.length > 0 && isKnownHost(entry, registries)
            ? undefined
            : faultOf(entry, { name, tree, before, registries });
      if (fault !== undefined) redirected.push({ name, path, ...fault });
      else if (equal.length === 0 && (before.length > 0 || !isOwnCode(entry, tree))) {
        changed.push({
          name,
          from: before[0]?.version ?? '',
          to: entry.version || (entry.source.at ?? ''),
        });
      }
    }
  }
  return [
    ...distinct(redirected).map((args) => problemAt('dependency-redirected', span, args)),
    ...distinct(changed).map((args) => problemAt('dependency-changed', span, args)),
  ];
}

type Fault = Pick<Redirected, 'how' | 'to'>;

interface Origins {
  readonly name: string;
  readonly tree: Tree;
  /** The entries of the name at the base. */
  readonly before: readonly LockEntry[];
  readonly registries: Registries;
}

/** Why an entry that the base does not have is not the package of its name from a known registry. */
function faultOf(entry: LockEntry, { name, tree, before, registries }: Origins): Fault | undefined {
  const { source } = entry;
  if (source.kind === 'git' || source.kind === 'tarball')
    return { how: source.kind, to: source.at };
  if (source.kind === 'file') {
    const takesOver = before.some((each) => each.source.kind !== 'file');
    return isOwnCode(entry, tree) && !takesOver ? undefined : { how: 'file', to: source.at };
  }
  if (entry.name !== name) return { how: 'alias', to: entry.name };
  return isKnownHost(entry, registries)
    ? undefined
    : { how: 'host', to: hostOf(source, registries.configured) };
}

/** The path in the tree of a package that is a file or directory of the repository. */
function pathOf({ source }: LockEntry): string | undefined {
  if (source.kind !== 'file') return undefined;
  return normalise(source.at.replace(/#.*$|::.*$/s, '')) || undefined;
}

/** Whether an entry is a directory of the commit, such as a workspace. Nobody can read an archive. */
function isOwnCode(entry: LockEntry, tree: Tree): boolean {
  const path = pathOf(entry);
  const found = path === undefined ? undefined : resolveInTree(tree, path);
  return found?.kind === 'inside' && found.entry.kind === 'directory';
}

/** Whether an archive of the repository has other content than at the base. */
export function replacedArchive(entry: LockEntry, tree: Tree, base: Tree): boolean {
  const path = pathOf(entry);
  if (path === undefined) return false;
  const [after, before] = [tree, base].map((each) => resolveInTree(each, path));
  const isArchive = after?.kind === 'inside' && isRegular(after.entry.kind);
  if (!isArchive || before?.kind !== 'inside') return false;
  return after.entry.oid !== before.entry.oid || after.entry.size !== before.entry.size;
}

function isSameOrigin(a: LockEntry, b: LockEntry): boolean {
  if (a.name !== b.name || a.source.kind !== b.source.kind) return false;
  return placeOf(a) === placeOf(b);
}

/** A published version never changes; two hashes can only be compared by the same algorithm. */
function hasOtherContent(
  { integrity: a, source }: LockEntry,
  { integrity: b }: LockEntry,
): boolean {
  // A directory has no hash; that of an archive is compared like any other.
  if (a === undefined || (source.kind === 'file' && b === undefined)) return false;
  if (b === undefined) return true;
  const before = hashesIn(a);
  const after = [...hashesIn(b)];
  return (
    after.some(([algorithm]) => before.has(algorithm)) &&
    after.every(([algorithm, hash]) => (before.get(algorithm) ?? hash) !== hash)
  );
}

/** `sha512-…` of npm, pnpm, Yarn 1 and Bun; `10c0/…` of Yarn, whose key names its compression. */
function hashesIn(integrity: string): ReadonlyMap<string, string> {
  return new Map(
    integrity.split(/\s+/).map((each) => {
      const [, algorithm = '', hash = each] = /^([a-z\d]+)[-/](.*)$/is.exec(each) ?? [];
      return [algorithm, hash];
    }),
  );
}

function isKnownHost({ source }: LockEntry, { hosts, configured }: Registries): boolean {
  return source.kind !== 'registry' || hosts.has(hostOf(source, configured));
}

/** The ranges of package.json that name another package or place, unless the base has that too. */
async function redirectedRanges(
  tree: Tree,
  base: Tree,
  name: string,
  registries: Registries,
): Promise<Redirected[]> {
  const before = (await rangesOf(base, name)).map((range) => entryOfRange(range, name));
  return (await rangesOf(tree, name)).flatMap((range): Redirected[] => {
    const entry = entryOfRange(range, name);
    const isPlain = entry.source.kind === 'registry' && entry.name === name;
    const isKnown = before.some((each) => isSameOrigin(each, entry));
    if (isPlain || isKnown || range.startsWith('workspace:')) return [];
    const fault = faultOf(entry, { name, tree, before, registries });
    return fault === undefined ? [] : [{ name, path: 'package.json', ...fault }];
  });
}

/** Where a range takes a package from; the version or commit there is no part of it. */
function entryOfRange(range: string, name: string): LockEntry {
  const alias = aliasIn(range);
  return alias !== undefined && alias.name !== name
    ? { name: alias.name, version: '', source: { kind: 'registry' } }
    : { name, version: '', source: sourceOf(range, name, '') };
}

async function rangesOf(tree: Tree, name: string): Promise<string[]> {
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
  return [...direct, ...forced].filter((range) => range !== '');
}

/** Whether a key of overrides names a package, with a range or the packages that it is below. */
function isAbout(key: string, name: string): boolean {
  const last = key.split(/[>]|\*\*\//).at(-1) ?? '';
  return last === name || last.startsWith(`${name}@`) || last.endsWith(`/${name}`);
}

/**
 * The place of all versions of a package. Both default hosts are one registry, and a lockfile need not
 * name it; the address of an archive can contain its version.
 */
function placeOf({ source: { kind, at = '' }, version }: LockEntry): string {
  if (kind === 'tarball' && version !== '') return at.replaceAll(version, '*');
  return kind === 'registry' && DEFAULT_HOSTS.includes(at) ? '' : at;
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];
}

/** The defaults of npm and Yarn, which are the same registry. */
const DEFAULT_HOST = 'registry.npmjs.org';
const DEFAULT_HOSTS: readonly string[] = [DEFAULT_HOST, 'registry.yarnpkg.com'];

/** npm replaces the host of the default registry by the configured one. */
function hostOf({ at }: Source, configured: string | undefined): string {
  const isDefault = at === undefined || DEFAULT_HOSTS.includes(at);
  return (isDefault ? configured : undefined) ?? at ?? DEFAULT_HOST;
}

/** The hosts of registries that the base uses: those of its lockfiles and its `.npmrc`. */
export async function knownHosts(base: Tree, locks: readonly Lock[]): Promise<ReadonlySet<string>> {
  const settings = await settingsOf(base);
  const configured = Object.entries(settings)
    .filter(([key]) => key === 'registry' || key.endsWith(':registry'))
    .map(([, value]) => hostIn(String(value)));
  const locked = locks.flatMap(({ all }) =>
    all.flatMap(({ source }) => (source.kind === 'registry' && source.at ? [source.at] : [])),
  );
  const isDefault = settings.registry === undefined;
  const twins = locked.some((host) => DEFAULT_HOSTS.includes(host));
  return new Set([...configured, ...locked, ...(isDefault || twins ? DEFAULT_HOSTS : [])]);
}

/** The host that the `.npmrc` of a tree sets for a package; undefined for the default. */
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
