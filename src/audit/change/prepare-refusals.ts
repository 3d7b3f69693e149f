import { posix } from 'node:path';
import { knownHosts, replacedArchive } from '../../command/resolve/origin.ts';
import {
  INVALID,
  readJsonFile,
  readLock,
  readLocks,
  type Source,
  sourceOf,
} from '../../command/resolve/package-json.ts';
import { hasOtherContent } from '../../command/resolve/tree-file.ts';
import { objectIn } from '../../ground/mapping.ts';
import { LOCKFILES, NPM_LOCKFILES } from '../../programs/file-names.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';

/** Parts of package.json with versions of packages. */
const SECTIONS = [
  ...['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'],
  ...['overrides', 'resolutions', 'catalog', 'catalogs'],
];

/** Settings of package managers: sources of packages, and code that an installation loads. */
const SETTINGS =
  /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i;
const MANIFEST = /(?:^|\/)package\.json$/;

interface Reason {
  readonly path: string;
  readonly what: string;
}

/**
 * Returns why `prepare` must not run for a change: it redirects the sources of packages, adds a
 * dependency outside of registries, or edits a lockfile that the gate does not read. A changed symlink
 * counts as its changed file.
 */
export async function prepareRefusals(base: Tree, head: Tree): Promise<readonly Finding[]> {
  const found = await Promise.all(inputsOf(head).map((path) => judgeInput(path, base, head)));
  const replaced = await replacedPackages(base, head);
  return [...found.flat(), ...replaced].map((args) => finding('prepare-refused', args));
}

async function judgeInput(path: string, base: Tree, head: Tree): Promise<readonly Reason[]> {
  const link = head.readlink(path);
  if (link !== undefined && link !== base.readlink(path)) {
    return [{ path, what: 'it is a new symbolic link' }];
  }
  const target = resolveInTree(head, path);
  if (target.kind !== 'inside' || !isRegular(target.entry.kind)) {
    const what = 'it is a symbolic link that leads to no file of the repository';
    return SETTINGS.test(path) ? [{ path, what }] : [];
  }
  if (!(await hasOtherContent(head, base, path))) return [];
  if (MANIFEST.test(path)) return judgeManifest(path, base, head);
  if (isLockfile(path)) return judgeLockfile(path, base, head);
  return [{ path, what: 'it decides where packages come from' }];
}

/**
 * Finds packages newly taken from the repository itself: tools replaced by a directory, and archives,
 * which nobody can read.
 */
async function replacedPackages(base: Tree, head: Tree): Promise<Reason[]> {
  const [{ npm: before }, { npm: after }] = await Promise.all([readLocks(base), readLocks(head)]);
  const replaced = after?.all.find((entry) => {
    const { name, source } = entry;
    if (source.kind !== 'file') return false;
    if (replacedArchive(entry, head, base)) return true;
    const former = before?.packages.get(name)?.source;
    const isKnown = former?.kind === 'file' && (former.at === source.at || !isArchive(source.at));
    return !isKnown && (former !== undefined || isArchive(source.at));
  });
  if (!after || !replaced) return [];
  const what = `it takes the package \`${replaced.name}\` from \`${replaced.source.at}\``;
  return [{ path: after.path, what }];
}

function isArchive(path: string): boolean {
  return /\.t(?:ar\.)?gz(?:$|[#:])/i.test(path);
}

/** Any change of a lockfile can redirect an installation. */
function isLockfile(path: string): boolean {
  return LOCKFILES.includes(posix.basename(path));
}

function isOfNpm(path: string): boolean {
  return NPM_LOCKFILES.some((name) => name === posix.basename(path));
}

function inputsOf(tree: Tree): string[] {
  return [...tree.files()]
    .filter(({ kind }) => kind !== 'submodule')
    .map(({ path }) => path)
    .filter((path) => SETTINGS.test(path) || MANIFEST.test(path) || isLockfile(path));
}

/** Checks that a lockfile names only repositories and archive hosts known from the base's lockfiles or `.npmrc`. */
async function judgeLockfile(path: string, base: Tree, head: Tree): Promise<Reason[]> {
  const lock = isOfNpm(path) ? await readLock(head, path) : 'unread';
  if (lock === 'unread') return [{ path, what: 'it is a lockfile that the gate does not read' }];
  if (lock === undefined) return [{ path, what: 'it is no valid lockfile' }];
  const locks = inputsOf(base).filter(isOfNpm);
  const former = await Promise.all(locks.map((each) => readLock(base, each)));
  const before = former.flatMap((each) => (typeof each === 'object' ? each.all : []));
  const known = new Set([
    ...before.map(({ source }) => originOf(source)),
    ...(await knownHosts(base)),
  ]);
  for (const { source } of lock.all) {
    const origin = originOf(source);
    if (origin === undefined || known.has(origin)) continue;
    const adds = source.kind === 'git' ? 'the dependency' : 'downloads from';
    return [{ path, what: `it adds ${adds} \`${origin.slice(0, 200)}\`` }];
  }
  return [];
}

/**
 * Returns a repository, or the host of an archive; undefined for files in the tree, and if only
 * settings decide.
 */
function originOf({ kind, at }: Source): string | undefined {
  if (kind === 'file') return undefined;
  return kind === 'tarball' && URL.canParse(at) ? new URL(at).host : at;
}

function addedIn(path: string, before: ReadonlySet<string>, after: ReadonlySet<string>): Reason[] {
  const [first] = [...after].filter((spec) => !before.has(spec));
  return first === undefined
    ? []
    : [{ path, what: `it adds the dependency \`${first.slice(0, 200)}\`` }];
}

/** A package.json in a format of only some package managers is refused. */
async function judgeManifest(path: string, base: Tree, head: Tree): Promise<Reason[]> {
  const [before, after] = await Promise.all([base, head].map((tree) => readJsonFile(tree, path)));
  return after === INVALID
    ? [{ path, what: 'it is not a JSON object' }]
    : addedIn(path, elsewhereIn(objectIn(before)), elsewhereIn(objectIn(after)));
}

function elsewhereIn(manifest: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, value: unknown): void => {
    // Another commit of a known repository has the same source.
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
