import { parse as parseJsonc } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import { attempt } from '../../../ground/attempt.ts';
import { perTree } from '../../../repo/per-tree.ts';
import type { Tree } from '../../../repo/tree.ts';
import { INVALID, MAX_BYTES, readJsonFile } from '../package-json.ts';
import { readText } from '../tree-file.ts';
import { berryLock, bunLock, classicLock, npmLock, pnpmLock } from './formats.ts';
import { type Lock, lockOf } from './lock.ts';

/** npm's own lockfiles; npm reads only the first one. */
const NPM = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** Lockfiles of other package managers, by what reads their text. */
const OTHERS: Readonly<Record<string, (path: string, text: string) => Lock>> = {
  'pnpm-lock.yaml': (path, text) => pnpmLock(path, yaml(text)),
  'yarn.lock': (path, text) =>
    /^__metadata:/m.test(text) ? berryLock(path, yaml(text)) : classicLock(path, text),
  'bun.lock': (path, text) => bunLock(path, parseJsonc(text, [], { allowTrailingComma: true })),
};

/**
 * Reads the lockfiles of the root, once for each tree. One that cannot be read knows no package. There
 * can be several: only the workflow decides which one is used.
 */
export const readLocks = perTree(readAll);

async function readAll(tree: Tree): Promise<readonly Lock[]> {
  const others = Object.entries(OTHERS).map(([path, read]) => readOther(tree, path, read));
  const locks = await Promise.all([readNpm(tree), ...others]);
  return locks.filter((lock) => lock !== undefined);
}

async function readNpm(tree: Tree): Promise<Lock | undefined> {
  for (const path of NPM) {
    const value = await readJsonFile(tree, path);
    if (value !== undefined) return value === INVALID ? lockOf(path, []) : npmLock(path, value);
  }
  return undefined;
}

async function readOther(
  tree: Tree,
  path: string,
  read: (path: string, text: string) => Lock,
): Promise<Lock | undefined> {
  const file = await readText(tree, path, MAX_BYTES);
  return file && ('unread' in file ? lockOf(path, []) : read(path, file.text));
}

/** Undefined for text that is no YAML. An alias could expand a small file without limit. */
function yaml(text: string): unknown {
  return attempt(() => parseYaml(text, { maxAliasCount: 0, logLevel: 'silent' }));
}
