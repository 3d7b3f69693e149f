import { resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { INVALID, isRegular, readJson } from './package-json.ts';

/** What a lockfile says about one package of the root's node_modules. */
export interface LockedPackage {
  /** The programs it provides; undefined if this kind of lockfile does not say. */
  readonly binaries?: ReadonlySet<string>;
}

/** npm's own lockfiles; the first wins, as for npm. */
const NPM_LOCKFILES = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** Other lockfiles name a package at the start of a key, quoted or not, with its version behind `@`. */
const OTHER_LOCKFILES = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock'] as const;
const MAX_BYTES = 64 * 1024 * 1024;

/** @returns undefined if no lockfile of the root knows the package */
export async function lockedPackage(tree: Tree, name: string): Promise<LockedPackage | undefined> {
  for (const file of NPM_LOCKFILES) {
    const lock = await readJson(tree, file);
    if (lock === undefined) continue;
    return lock === INVALID ? undefined : fromNpm(lock as Record<string, unknown>, name);
  }
  for (const file of OTHER_LOCKFILES) {
    const found = resolveInTree(tree, file);
    if (found.kind !== 'inside' || !isRegular(found.entry.kind)) continue;
    if ((found.entry.size ?? 0) > MAX_BYTES) return undefined;
    const text = (await tree.read(found.path)).toString('utf8');
    return namesPackage(text, name) ? {} : undefined;
  }
  return undefined;
}

function fromNpm(lock: Record<string, unknown>, name: string): LockedPackage | undefined {
  const packages = own(lock, 'packages');
  const entry = own(packages, `node_modules/${name}`);
  if (entry === undefined) return own(own(lock, 'dependencies'), name) && {};
  const bin = own(entry, 'bin');
  return { binaries: new Set(bin === undefined ? [] : Object.keys(bin)) };
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
