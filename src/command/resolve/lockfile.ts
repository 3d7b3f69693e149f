import { resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { INVALID, isRegular, readJsonFile } from './package-json.ts';

/** npm's own lockfiles; the first wins, as for npm. */
const NPM_LOCKFILES = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** Other lockfiles name a package at the start of a key, quoted or not, with its version behind `@`. */
const OTHER_LOCKFILES = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock'] as const;
const MAX_BYTES = 64 * 1024 * 1024;

/** Whether a lockfile of the root knows a package of the root's node_modules. */
export async function isLocked(tree: Tree, name: string): Promise<boolean> {
  const lock = await npmLock(tree);
  if (lock !== undefined) return entryOf(lock, name) !== undefined;
  for (const file of OTHER_LOCKFILES) {
    const found = resolveInTree(tree, file);
    if (found.kind !== 'inside' || !isRegular(found.entry.kind)) continue;
    if ((found.entry.size ?? 0) > MAX_BYTES) return false;
    return namesPackage((await tree.read(found.path)).toString('utf8'), name);
  }
  return false;
}

/**
 * Which declared package would provide a binary once it is installed. Only npm's lockfile says
 * which binaries a package has; with another, only a package of the same name is found.
 */
export async function lockedOwner(
  tree: Tree,
  binary: string,
  declared: ReadonlySet<string>,
): Promise<string | undefined> {
  if (declared.has(binary) && (await isLocked(tree, binary))) return binary;
  const lock = await npmLock(tree);
  if (lock === undefined) return undefined;
  return [...declared].find((name) => {
    const binaries = own(entryOf(lock, name), 'bin');
    return binaries !== undefined && Object.hasOwn(binaries, binary);
  });
}

/** @returns undefined if there is none; an empty one if it cannot be read, which knows no package */
async function npmLock(tree: Tree): Promise<Record<string, unknown> | undefined> {
  for (const file of NPM_LOCKFILES) {
    const lock = await readJsonFile(tree, file);
    if (lock === undefined) continue;
    return lock === INVALID ? {} : (lock as Record<string, unknown>);
  }
  return undefined;
}

function entryOf(lock: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  return own(own(lock, 'packages'), `node_modules/${name}`) ?? own(own(lock, 'dependencies'), name);
}

function own(
  value: Record<string, unknown> | undefined,
  key: string,
): Record<string, unknown> | undefined {
  if (value === undefined || !Object.hasOwn(value, key)) return undefined;
  const found = value[key];
  return typeof found === 'object' && found !== null
    ? (found as Record<string, unknown>)
    : undefined;
}

function namesPackage(text: string, name: string): boolean {
  for (let at = text.indexOf(`${name}@`); at >= 0; at = text.indexOf(`${name}@`, at + 1)) {
    const before = at === 0 ? '\n' : text[at - 1];
    if (before === '\n' || before === '"' || before === "'" || before === ' ' || before === '/')
      return true;
  }
  return false;
}
