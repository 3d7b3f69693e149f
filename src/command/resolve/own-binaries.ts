import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { filesNamed, perPath, perTree, type Tree, type TreeEntry } from '../../repo/tree.ts';
import { PROGRAM_NAMES } from '../../shell/programs.ts';
import { readLocks, usablePackageJson } from './package-json.ts';
import { fails, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { foldersUpFrom, listWorkspaces } from './workspaces.ts';

/** A program provided by a package of the repository. */
interface OwnBinary {
  /** From the root of the tree. */
  readonly file: string;
  /** The package.json that declares it. */
  readonly manifest: string;
}

/**
 * Returns the directories that package managers link into `node_modules`: workspaces, links of npm's
 * lockfile, and, with an unread lockfile, packages named like a dependency of the root.
 */
export const ownPackages = perTree(async (tree): Promise<readonly string[]> => {
  const listed = await listWorkspaces(tree, '');
  const members = Array.isArray(listed) ? listed.map(({ directory }) => directory) : [];
  const { npm, unread } = await readLocks(tree);
  const linked = (npm?.all ?? []).flatMap(({ source }) =>
    source.kind === 'file' ? (normalise(source.at) ?? []) : [],
  );
  const declared = unread.length > 0 ? await declaredPackages(tree) : [];
  return [...new Set([...members, ...linked, ...declared])].filter((each) => each !== '');
});

async function declaredPackages(tree: Tree): Promise<readonly string[]> {
  const root = await usablePackageJson(tree, '');
  const directories = filesNamed(tree, 'package.json').map(({ path }) => posix.dirname(path));
  const found: string[] = [];
  for (const each of directories) {
    const manifest = each === '.' ? undefined : await usablePackageJson(tree, each);
    if (manifest !== undefined && root?.dependencies.has(manifest.name)) found.push(each);
  }
  return found;
}

/** Returns the programs of {@link ownPackages} by name. */
export const ownBinaries = perTree(async (tree): Promise<ReadonlyMap<string, OwnBinary>> => {
  const found = new Map<string, OwnBinary>();
  for (const directory of await ownPackages(tree)) {
    const manifest = await usablePackageJson(tree, directory);
    for (const [name, path] of manifest?.binaries ?? []) {
      const file = posix.join(directory, path);
      found.set(posix.basename(name), { file, manifest: posix.join(directory, 'package.json') });
    }
  }
  return found;
});

/** Programs that scripts expect on the machine: node's, git, shells and system tools. */
const OF_THE_MACHINE: ReadonlySet<string> = new Set([
  ...PROGRAM_NAMES,
  ...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/),
]);

/** Programs whose replacement is reported even by an installed package. */
const RUNS_SCRIPTS: ReadonlySet<string> = new Set(['node', 'npm', 'npx', 'sh']);

/**
 * Reports programs of the machine that `node_modules/.bin` replaces, because npm puts it first in a script's
 * PATH. A replacement from the repository or of unknown origin is an error unless the base has it.
 */
export async function inspectShadows(place: Place, span: Span): Promise<Resolved> {
  const { tree, base } = place;
  const own = await ownBinaries(tree);
  const before = base && (await ownBinaries(base));
  const linked = [...own].flatMap(([name, { manifest }]) =>
    OF_THE_MACHINE.has(name) ? [shadow(name, manifest, before?.has(name) === true, span)] : [],
  );
  const installed: Resolved[] = [];
  for (const folder of foldersUpFrom(place.directory)) {
    const found = await shadowsIn(tree, posix.join(folder, 'node_modules/.bin'));
    for (const { name, path, isLocked } of found)
      installed.push(shadow(name, path, isLocked, span));
  }
  return join([...linked, ...installed]);
}

function shadow(name: string, path: string, isAccepted: boolean, span: Span): Resolved {
  if (!isAccepted) return fails('program-replaced', span, { name, path });
  if (!RUNS_SCRIPTS.has(name)) return NOTHING;
  return fails('program-replaced', span, { name, path }, 'warning');
}

/** An entry of `node_modules/.bin` named like a program of the machine. */
interface Shadow {
  readonly name: string;
  readonly path: string;
  readonly isLocked: boolean;
}

const shadowsIn = perPath(async (tree, folder): Promise<readonly Shadow[]> => {
  const shadows: Shadow[] = [];
  for (const { path } of tree.list(folder)) {
    const name = posix.basename(path).replace(/\.(?:cmd|exe|ps1)$/, '');
    if (!OF_THE_MACHINE.has(name)) continue;
    const found = resolveInTree(tree, path);
    if (found.kind !== 'inside') continue;
    // Package managers create a link to the package's file, or a wrapper that starts it.
    const wrapped = found.path === path ? await wrappedBy(tree, found.entry) : found.path;
    const isLocked = wrapped !== undefined && /node_modules\/(?!\.bin\/)/.test(wrapped);
    shadows.push({ name, path, isLocked: isLocked && !found.entry.tracked });
  }
  return shadows;
});

async function wrappedBy(tree: Tree, { path, size = 0 }: TreeEntry): Promise<string | undefined> {
  if (size > MAX_WRAPPER_BYTES) return undefined;
  const text = (await tree.read(path)).toString('utf8');
  const [, wrapped] = /"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(text) ?? [];
  return wrapped && posix.join(posix.dirname(path), wrapped);
}

const MAX_WRAPPER_BYTES = 16 * 1024;
