import { posix } from 'node:path';
import { parse } from 'ini';
import { parse as parseJsonc } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import { knownHosts, replacedArchive } from '../../command/resolve/lock/compare.ts';
import { objectIn, sourceOf } from '../../command/resolve/lock/lock-entry.ts';
import { readLocks } from '../../command/resolve/lock/read-locks.ts';
import { effectOf } from '../../command/resolve/npmrc.ts';
import { INVALID, readJsonFile } from '../../command/resolve/package-json.ts';
import { LOCKFILES } from '../../families/package-files.ts';
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
      return judge(path, await textOf(base, former), (await textOf(head, target)) ?? '', base);
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

async function judge(
  path: string,
  before: string | undefined,
  after: string,
  base: Tree,
): Promise<Reason[]> {
  if (before === after) return [];
  if (SETTINGS.test(path)) return redirects(path, before, after);
  const added = addedIn(path, gitIn(before), gitIn(after));
  return added.length > 0 ? added : otherHosts(path, after, base);
}

/** A lockfile may only name hosts that the lockfiles or the `.npmrc` of the base use. */
async function otherHosts(path: string, after: string, base: Tree): Promise<Reason[]> {
  const hosts = lockHosts(path, after);
  if (hosts.size === 0) return [];
  const texts = inputsOf(base)
    .filter(isLockfile)
    .map(async (each) => lockHosts(each, (await textOf(base, regularAt(base, each))) ?? ''));
  const known = new Set([
    ...(await knownHosts(base, await readLocks(base))),
    ...(await Promise.all(texts)).flatMap((each) => [...each]),
  ]);
  const other = [...hosts].find((host) => host === UNREADABLE || !known.has(host));
  return other === undefined
    ? []
    : [{ path, what: `it adds downloads from \`${other.slice(0, 200)}\`` }];
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

/** Returns the git addresses in a lockfile, without their commits. */
function gitIn(text: string | undefined): ReadonlySet<string> {
  const found =
    (text ?? '').match(
      /(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi,
    ) ?? [];
  return new Set(found.map((each) => each.replace(/#.*$|(?<=\/tar\.gz\/)[^/]+$/s, '')));
}

/** The file at a path, through symbolic links; undefined if there is none in the tree. */
function regularAt(tree: Tree, path: string): TreeEntry | undefined {
  const found = resolveInTree(tree, path);
  return found.kind === 'inside' && isRegular(found.entry.kind) ? found.entry : undefined;
}

async function textOf(tree: Tree, entry: TreeEntry | undefined): Promise<string | undefined> {
  return entry && (await tree.read(entry.path, MAX_BYTES)).toString('utf8');
}

/** What stands for the host of text that cannot be read: no base knows it. */
const UNREADABLE = 'an address that cannot be read';

/**
 * Returns the hosts that a lockfile makes a package manager download from. An address in a note, such
 * as `funding` or `deprecated`, is none.
 *
 * @param path the name decides the format
 * @returns with {@link UNREADABLE} if the file is not valid in its format
 */
function lockHosts(path: string, text: string): ReadonlySet<string> {
  try {
    return new Set(addressesIn(path, text).flatMap(hostsIn));
  } catch {
    return new Set([UNREADABLE]);
  }
}

function addressesIn(path: string, text: string): string[] {
  if (/(?:package-lock|npm-shrinkwrap)\.json$/.test(path)) {
    return stringsIn(JSON.parse(text), (key) => key === 'resolved' || key === 'version');
  }
  const isUsed = (key: string): boolean => key !== 'deprecated';
  if (path.endsWith('bun.lock')) {
    return stringsIn(parseJsonc(text, [], { allowTrailingComma: true }), isUsed);
  }
  if (path.endsWith('pnpm-lock.yaml') || /^__metadata:/m.test(text)) {
    return stringsIn(parseYaml(text, { maxAliasCount: 0, logLevel: 'silent' }), isUsed);
  }
  // Yarn 1 reads a quoted value as a JSON string, with its escapes.
  return [
    text
      .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\\', ''),
  ];
}

/** The strings of a document below the keys that count, and the keys of its objects. */
function stringsIn(value: unknown, counts: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return key === '' || counts(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each, counts, key));
  return Object.entries(value).flatMap(([name, each]) => [
    name,
    ...stringsIn(each, counts, name || ' '),
  ]);
}

/** Berry escapes the address of an archive like a part of a URL. */
function hostsIn(text: string): string[] {
  const plain = text.replace(/%([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return (plain.match(/https?:[^\s"',)]+/gi) ?? []).map((address) =>
    URL.canParse(address) ? new URL(address).host : UNREADABLE,
  );
}
