import { posix } from 'node:path';
import { parse } from 'ini';
import { knownHosts, replacedArchive } from '../../command/resolve/lock/compare.ts';
import { objectIn, type Source, sourceOf } from '../../command/resolve/lock/lock-entry.ts';
import { readLock, readLocks } from '../../command/resolve/lock/read-locks.ts';
import { effectOf } from '../../command/resolve/npmrc.ts';
import { INVALID, readJsonFile } from '../../command/resolve/package-json.ts';
import { LOCKFILES } from '../../programs/file-names.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** Parts of a package.json with versions of packages. */
const SECTIONS = [
  ...['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'],
  ...['overrides', 'resolutions', 'catalog', 'catalogs'],
];

/** Settings of package managers: where packages come from, and code that an installation loads. */
const SETTINGS =
  /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i;
const MANIFEST = /(?:^|\/)package\.json$/;

/**
 * Returns why `prepare` must not run for a change: it redirects where an installation takes packages
 * from, or adds a dependency that is not from a registry. What counts is the content that a package
 * manager reads through symbolic links, so a change of a link's target is a change of the file.
 */
export async function prepareRefusals(base: Tree, head: Tree): Promise<readonly Finding[]> {
  const found = await Promise.all(
    inputsOf(head).map(async (path): Promise<Reason[]> => {
      const link = head.readlink(path);
      if (link !== undefined && link !== base.readlink(path)) {
        return [{ path, what: 'it is a new symbolic link' }];
      }
      const target = regularAt(head, path);
      if (target === undefined && !SETTINGS.test(path)) return [];
      if (target === undefined) {
        return [{ path, what: 'it is a symbolic link that leads to no file of the repository' }];
      }
      const former = regularAt(base, path);
      if (former?.oid !== undefined && former.oid === target.oid) return [];
      if (MANIFEST.test(path)) return judgeManifest(path, base, head);
      if (isLockfile(path)) return judgeLockfile(path, base, head);
      const before = await textOf(base, former);
      const after = (await textOf(head, target)) ?? '';
      return before === after ? [] : redirects(path, before, after);
    }),
  );
  const replaced = await replacedPackages(base, head);
  return [...found.flat(), ...replaced].map((args) => finding('prepare-refused', args));
}

/**
 * Packages that an installation would take from the repository itself instead of from where the base has
 * them: a tool that becomes a directory, and archives, which nobody can read.
 */
async function replacedPackages(base: Tree, head: Tree): Promise<Reason[]> {
  const [before, after] = await Promise.all([readLocks(base), readLocks(head)]);
  return after.flatMap(({ path, all }) => {
    const replaced = all.find((entry) => {
      const { name, source } = entry;
      if (source.kind !== 'file') return false;
      if (replacedArchive(entry, head, base)) return true;
      const former = before.flatMap((lock) => lock.entriesOf(name));
      const isKnown = former.some((each) => each.source.kind === 'file' && !isArchive(source.at));
      const isSame = former.some((each) => each.source.at === source.at);
      return !isSame && !isKnown && (former.length > 0 || isArchive(source.at));
    });
    const what = `it takes the package \`${replaced?.name}\` from \`${replaced?.source.at}\``;
    return replaced ? [{ path, what }] : [];
  });
}

function isArchive(path: string): boolean {
  return /\.t(?:ar\.)?gz(?:$|[#:])/i.test(path);
}

/** A change of one can make an installation take code from elsewhere. */
function isLockfile(path: string): boolean {
  return LOCKFILES.includes(posix.basename(path));
}

function inputsOf(tree: Tree): string[] {
  return [...tree.files()]
    .filter(({ kind }) => kind !== 'submodule')
    .map(({ path }) => path)
    .filter((path) => SETTINGS.test(path) || MANIFEST.test(path) || isLockfile(path));
}

/** A lockfile may only name repositories, and hosts of archives, that those or the `.npmrc` of the base use. */
async function judgeLockfile(path: string, base: Tree, head: Tree): Promise<Reason[]> {
  const lock = await readLock(head, path);
  if (lock.unread) return [{ path, what: 'it is no valid lockfile' }];
  const locks = await Promise.all(
    inputsOf(base)
      .filter(isLockfile)
      .map((each) => readLock(base, each)),
  );
  const before = locks.flatMap(({ all }) => all.map(({ source }) => originOf(source)));
  const known = new Set([...before, ...(await knownHosts(base, locks))]);
  for (const { source } of lock.all) {
    const origin = originOf(source);
    if (origin === undefined || known.has(origin)) continue;
    const adds = source.kind === 'git' ? 'the dependency' : 'downloads from';
    return [{ path, what: `it adds ${adds} \`${origin.slice(0, 200)}\`` }];
  }
  return [];
}

/** A repository, or the host of an archive; undefined for what is in the tree, and where only settings say it. */
function originOf({ kind, at }: Source): string | undefined {
  if (kind === 'file') return undefined;
  return kind === 'tarball' && URL.canParse(at) ? new URL(at).host : at;
}

interface Reason {
  readonly path: string;
  readonly what: string;
}

function redirects(path: string, before: string | undefined, after: string): Reason[] {
  if (!/\.npmrc$/i.test(path)) return [{ path, what: 'it decides where packages come from' }];
  const former = settingsOf(before ?? '');
  const keys = [...settingsOf(after)].flatMap(([key, value]) => {
    const effect = effectOf(key, value);
    const isNew = JSON.stringify(former.get(key)) !== JSON.stringify(value);
    return isNew && (effect === 'decides' || effect === 'other') ? [key] : [];
  });
  return keys.length === 0
    ? []
    : [{ path, what: `it sets ${keys.map((key) => `\`${key}\``).join(', ')}` }];
}

function settingsOf(text: string): Map<string, unknown> {
  return new Map(Object.entries(parse(text)));
}

function addedIn(path: string, before: ReadonlySet<string>, after: ReadonlySet<string>): Reason[] {
  const [first] = [...after].filter((spec) => !before.has(spec));
  return first === undefined
    ? []
    : [{ path, what: `it adds the dependency \`${first.slice(0, 200)}\`` }];
}

/** A package.json that only some package managers can read is not judged. */
async function judgeManifest(path: string, base: Tree, head: Tree): Promise<Reason[]> {
  const [before, after] = await Promise.all([base, head].map((tree) => readJsonFile(tree, path)));
  return after === INVALID
    ? [{ path, what: 'it is not a JSON object' }]
    : addedIn(path, elsewhereIn(objectIn(before)), elsewhereIn(objectIn(after)));
}

/** Returns the versions in a package.json that lead elsewhere than to a registry, with their names. */
function elsewhereIn(manifest: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, value: unknown): void => {
    // Another commit of a known repository comes from where the base has it.
    if (typeof value === 'string' && isElsewhere(value, name)) {
      const { kind } = sourceOf(value, name, '');
      found.add(`${name}: ${kind === 'git' ? value.replace(/#.*$/s, '') : value}`);
    }
    for (const [key, each] of Object.entries(objectIn(value))) visit(key, each);
  };
  for (const section of SECTIONS) visit(section, manifest[section]);
  const { overrides, packageExtensions } = objectIn(manifest.pnpm);
  visit('pnpm', { overrides, packageExtensions });
  const { catalog, catalogs } = objectIn(manifest.workspaces);
  visit('workspaces', { catalog, catalogs });
  return found;
}

function isElsewhere(version: string, name: string): boolean {
  const { kind, at = '' } = sourceOf(version, name, '');
  return kind === 'git' || kind === 'tarball' || (kind === 'file' && isArchive(at));
}

/** The file at a path, through symbolic links; undefined if there is none in the tree. */
function regularAt(tree: Tree, path: string): TreeEntry | undefined {
  const found = resolveInTree(tree, path);
  return found.kind === 'inside' && isRegular(found.entry.kind) ? found.entry : undefined;
}

async function textOf(tree: Tree, entry: TreeEntry | undefined): Promise<string | undefined> {
  return entry && (await tree.read(entry.path, MAX_BYTES)).toString('utf8');
}
