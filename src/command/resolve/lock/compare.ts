import { normalise, resolveInTree } from '../../../repo/paths.ts';
import type { Tree } from '../../../repo/tree.ts';
import { readJsonFile } from '../package-json.ts';
import { aliasIn, type LockEntry, objectIn, sourceOf, textIn } from './lock.ts';
import { readLocks } from './read.ts';
import { DEFAULT_HOSTS, hostOf, knownHosts, registryOf } from './registry.ts';

/** A package that would be another one than its name and the base say. */
export interface Redirected {
  readonly name: string;
  /** The file that redirects it. */
  readonly path: string;
  readonly how: 'alias' | 'file' | 'git' | 'host' | 'integrity' | 'tarball';
  /** The other package, address, path or host. */
  readonly to: string;
}

/** A package with another version than at the base. */
export interface Changed {
  readonly name: string;
  /** Empty if the base does not have it. */
  readonly from: string;
  readonly to: string;
}

/** How the lockfiles of a tree differ from those of its base in one package. */
export interface Comparison {
  readonly redirected: readonly Redirected[];
  readonly changed: readonly Changed[];
}

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
export async function compareWithBase(tree: Tree, base: Tree, name: string): Promise<Comparison> {
  if (tree === base) return { redirected: [], changed: [] };
  const [locks, baseLocks] = await Promise.all([readLocks(tree), readLocks(base)]);
  const registries = {
    hosts: await knownHosts(base, baseLocks),
    configured: await registryOf(tree, name),
  };
  const redirected: Redirected[] = await redirectedRanges(tree, base, name);
  const changed: Changed[] = [];
  for (const { path, entriesOf } of locks) {
    const same = baseLocks.find((lock) => lock.path === path);
    const before = (same ? [same] : baseLocks).flatMap((lock) => lock.entriesOf(name));
    for (const entry of entriesOf(name)) {
      const known = before.filter((each) => isSameOrigin(each, entry));
      const equal = known.filter(({ version }) => version === entry.version);
      const fault =
        equal.length > 0 && equal.every((each) => hasOtherContent(each, entry))
          ? { how: 'integrity' as const, to: entry.integrity ?? 'nothing' }
          : known.length > 0 && isKnownHost(entry, registries)
            ? undefined
            : faultOf(entry, name, tree, registries);
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
  return { redirected: distinct(redirected), changed: distinct(changed) };
}

type Fault = Pick<Redirected, 'how' | 'to'>;

/** Why an entry that the base does not have is not the package of its name from a known registry. */
function faultOf(
  entry: LockEntry,
  name: string,
  tree: Tree,
  registries: Registries,
): Fault | undefined {
  const { source } = entry;
  if (source.kind === 'git' || source.kind === 'tarball')
    return { how: source.kind, to: source.at };
  if (source.kind === 'file') {
    return isOwnCode(entry, tree) ? undefined : { how: 'file', to: source.at };
  }
  if (entry.name !== name) return { how: 'alias', to: entry.name };
  return isKnownHost(entry, registries)
    ? undefined
    : { how: 'host', to: hostOf(source, registries.configured) };
}

/** Whether an entry is a directory or an archive of the commit, such as a workspace. */
function isOwnCode({ source }: LockEntry, tree: Tree): boolean {
  if (source.kind !== 'file') return false;
  const path = normalise(source.at.replace(/#.*$|::.*$/s, ''));
  return path !== undefined && path !== '' && resolveInTree(tree, path).kind === 'inside';
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
  if (a === undefined || source.kind === 'file') return false;
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

/** The ranges of package.json that name another package or place, unless the base has them too. */
async function redirectedRanges(tree: Tree, base: Tree, name: string): Promise<Redirected[]> {
  const before = new Set(await rangesOf(base, name));
  return (await rangesOf(tree, name)).flatMap((range): Redirected[] => {
    if (before.has(range)) return [];
    const found = { name, path: 'package.json' };
    const alias = aliasIn(range);
    if (alias !== undefined && alias.name !== name) {
      return [{ ...found, how: 'alias', to: alias.name }];
    }
    const source = sourceOf(range, name, '');
    const entry = { name, version: '', source };
    if (source.kind === 'registry' || range.startsWith('workspace:')) return [];
    if (source.kind === 'file' && isOwnCode(entry, tree)) return [];
    return [{ ...found, how: source.kind, to: source.at }];
  });
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
