import { posix } from 'node:path';
import { type ParseError, parse as parseJsonc } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import { attempt } from '../../../ground/attempt.ts';
import { isNestedTooDeep } from '../../../ground/nesting.ts';
import { LOCKFILES, NPM_LOCKFILES } from '../../../programs/file-names.ts';
import { perTree } from '../../../repo/per-tree.ts';
import type { Tree } from '../../../repo/tree.ts';
import { MAX_BYTES } from '../package-json.ts';
import { readText } from '../tree-file.ts';
import {
  aliasIn,
  binOf,
  entryOf,
  type Lock,
  type LockEntry,
  lockOf,
  objectIn,
  type Source,
  sourceOf,
  textIn,
} from './lock-entry.ts';

/** Reads a lockfile of npm: `packages` of version 2 and 3, else `dependencies` of version 1. */
function npmLock(path: string, value: unknown): Lock {
  const lock = objectIn(value);
  const packages = Object.entries(objectIn(lock.packages));
  if (packages.length === 0) return lockOf(path, ...firstVersion(objectIn(lock.dependencies)));
  const named: [string, LockEntry][] = [];
  const nested: LockEntry[] = [];
  for (const [place, fields] of packages) {
    const [, outer, name] = /^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(place) ?? [];
    if (name === undefined && place !== '') nested.push(npmEntry(place, objectIn(fields)));
    if (name === undefined) continue;
    const entry = npmEntry(name, objectIn(fields));
    if (outer === '') named.push([name, entry]);
    else nested.push(entry);
  }
  return lockOf(path, named, nested);
}

function npmEntry(folder: string, fields: Readonly<Record<string, unknown>>): LockEntry {
  const name = textIn(fields, 'name') || folder;
  const version = textIn(fields, 'version');
  const resolved = textIn(fields, 'resolved');
  const source: Source =
    fields.link === true
      ? { kind: 'file', at: resolved.replace(/^file:/, '') }
      : sourceOf(resolved, name, version);
  return entryOf({ name, version, source }, textIn(fields, 'integrity'), binOf(fields.bin, name));
}

/** In version 1, the version of what no registry keeps is its address. */
function firstVersion(
  dependencies: Readonly<Record<string, unknown>>,
): [[string, LockEntry][], LockEntry[]] {
  const nested: LockEntry[] = [];
  const entries = Object.entries(dependencies).map(([folder, value]): [string, LockEntry] => {
    const fields = objectIn(value);
    const written = textIn(fields, 'version');
    const { name, range } = aliasIn(written) ?? { name: folder, range: written };
    const own = sourceOf(written, name, range);
    const source =
      own.kind === 'registry' ? sourceOf(textIn(fields, 'resolved'), name, range) : own;
    const [below, deeper] = firstVersion(objectIn(fields.dependencies));
    for (const [, entry] of below) nested.push(entry);
    for (const entry of deeper) nested.push(entry);
    return [folder, entryOf({ name, version: range, source }, textIn(fields, 'integrity'))];
  });
  return [entries, nested];
}

/**
 * Reads bun.lock: `packages` has an array for each directory, with `name@version` or an address, the
 * archive's address (empty for the default registry), the fields of package.json, and the integrity.
 */
function bunLock(path: string, value: unknown): Lock {
  const named: [string, LockEntry][] = [];
  const nested: LockEntry[] = [];
  for (const [folder, given] of Object.entries(objectIn(objectIn(value).packages))) {
    const parts: readonly unknown[] = Array.isArray(given) ? given : [];
    const [, name = folder, reference = ''] =
      /^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(parts[0] ?? '')) ?? [];
    const own = sourceOf(reference, name, reference);
    const isKept = own.kind === 'registry';
    const address = isKept && typeof parts[1] === 'string' ? parts[1] : '';
    const integrity = parts.slice(1).findLast((part) => /^[a-z\d]+-[\w+/=]+$/i.test(String(part)));
    const fields = parts
      .slice(1)
      .map(objectIn)
      .find((each) => Object.keys(each).length > 0);
    const entry = entryOf(
      {
        name,
        version: isKept ? reference : '',
        source: address === '' ? own : sourceOf(address, name, reference),
      },
      integrity === undefined ? '' : String(integrity),
      binOf(fields?.bin, name),
    );
    // A key such as `a/b` is the package `b` in the directory of `a`.
    if (/^(?:@[^/]+\/)?[^/]+$/.test(folder)) named.push([folder, entry]);
    else nested.push(entry);
  }
  return lockOf(path, named, nested);
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Reads pnpm-lock.yaml, of the versions 5 to 9: what the root project depends on, and all packages. */
function pnpmLock(path: string, value: unknown): Lock {
  const lock = objectIn(value);
  const root = lock.importers === undefined ? lock : objectIn(objectIn(lock.importers)['.']);
  const packages = objectIn(lock.packages);
  const named = FIELDS.flatMap((field) =>
    Object.entries(objectIn(root[field])).map(([folder, given]): [string, LockEntry] => {
      const written = typeof given === 'string' ? given : textIn(objectIn(given), 'version');
      return [folder, entryFor(folder, written, packages)];
    }),
  );
  const nested = Object.keys(packages).map((key) => pnpmEntry(key, '', packages[key]));
  return lockOf(path, named, nested);
}

/** @param written a version, the key of a package under another name, or an address */
function entryFor(
  folder: string,
  written: string,
  packages: Readonly<Record<string, unknown>>,
): LockEntry {
  if (/^(?:link|file|workspace):/.test(written)) {
    return { name: folder, version: '', source: sourceOf(written, folder, '') };
  }
  const plain = withoutPeers(written);
  const isVersion = /^\d/.test(plain);
  const keys = [written, plain].flatMap((each) =>
    isVersion
      ? [`${folder}@${each}`, `/${folder}@${each}`, `/${folder}/${each}`]
      : [each, `${folder}@${each}`],
  );
  const key = keys.find((each) => Object.hasOwn(packages, each)) ?? keys.at(-1) ?? '';
  return pnpmEntry(key, folder, packages[key]);
}

/** `1.0.0(peer@2.0.0)`, and `1.0.0_peer@2.0.0` of version 5. */
function withoutPeers(written: string): string {
  return written.replace(/\(.*$/s, '').replace(/^(\/?[^_]*\d[^_]*)_.*$/s, '$1');
}

function pnpmEntry(key: string, folder: string, value: unknown): LockEntry {
  const fields = objectIn(value);
  const resolution = objectIn(fields.resolution);
  const [, keyName = folder, keyVersion = ''] =
    /^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(withoutPeers(key)) ?? [];
  const name = textIn(fields, 'name') || keyName || folder;
  const version = textIn(fields, 'version') || keyVersion;
  const source = sourceIn(resolution, name, version);
  return entryOf({ name, version, source }, textIn(resolution, 'integrity'));
}

function sourceIn(
  resolution: Readonly<Record<string, unknown>>,
  name: string,
  version: string,
): Source {
  const repo = textIn(resolution, 'repo');
  if (repo !== '') return { kind: 'git', at: repo };
  const directory = textIn(resolution, 'directory');
  if (directory !== '') return { kind: 'file', at: directory };
  const tarball = textIn(resolution, 'tarball');
  return tarball === '' ? sourceOf(version, name, version) : sourceOf(tarball, name, version);
}

/** `name@range`; the name may have a scope. */
const DESCRIPTOR = /^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;

type Blocks = readonly (readonly [
  descriptors: string,
  fields: Readonly<Record<string, unknown>>,
])[];

/**
 * Reads yarn.lock of Yarn 1: blocks of `"name@range", "name@range":` and indented fields. Its format
 * looks like YAML and is not.
 */
function classicLock(path: string, text: string): Lock | undefined {
  // Nobody writes an escape, and Yarn reads one in a key, too.
  if (text.includes('\\')) return undefined;
  const named = classicBlocks(text).flatMap(([head, fields]) => {
    const version = textIn(fields, 'version');
    const resolved = textIn(fields, 'resolved');
    return descriptorsIn(head).map(([folder, range]): [string, LockEntry] => {
      const name = aliasIn(range)?.name ?? folder;
      const source = sourceOf(resolved || range, name, version);
      return [folder, entryOf({ name, version, source }, textIn(fields, 'integrity'))];
    });
  });
  return lockOf(path, named);
}

function classicBlocks(text: string): Blocks {
  const blocks: [string, Record<string, unknown>][] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const last = blocks.at(-1);
    const [, key, value] = /^ {2}"?([\w-]+)"? (.*)$/.exec(line) ?? [];
    if (!line.startsWith(' ')) blocks.push([line.replace(/:\s*$/, ''), Object.create(null)]);
    else if (last && key !== undefined && value !== undefined) last[1][key] = unquoted(value);
  }
  return blocks;
}

function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/s, '$1');
}

function descriptorsIn(head: string): [folder: string, range: string][] {
  return head.split(',').flatMap((each): [string, string][] => {
    const [, folder, range] = DESCRIPTOR.exec(unquoted(each)) ?? [];
    return folder === undefined || range === undefined ? [] : [[folder, range]];
  });
}

/** Reads yarn.lock of Yarn 2 and later, which is YAML: `resolution` says what the ranges lead to. */
function berryLock(path: string, value: unknown): Lock {
  const blocks: Blocks = Object.entries(objectIn(value)).map(([head, fields]) => [
    head,
    objectIn(fields),
  ]);
  const named = blocks.flatMap(([head, fields]) => {
    const [, name = '', reference = ''] = DESCRIPTOR.exec(textIn(fields, 'resolution')) ?? [];
    if (name === '') return [];
    const version = textIn(fields, 'version');
    const source = sourceOf(addressIn(reference), name, version);
    const checksum = textIn(fields, 'checksum');
    return descriptorsIn(head).map(([folder]): [string, LockEntry] => [
      folder,
      entryOf({ name, version, source }, checksum),
    ]);
  });
  return lockOf(path, named);
}

/** `npm:1.0.0`, possibly with the address of an archive; a patch of one of these; or an address. */
function addressIn(reference: string): string {
  const [, patched] = /^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(reference) ?? [];
  const plain = patched === undefined ? reference : decodeURIComponent(patched);
  const [, address] = /__archiveUrl=([^&]+)/.exec(plain) ?? [];
  if (address !== undefined) return decodeURIComponent(address);
  return plain.replace(/^npm:/, '');
}

/** How the text of each lockfile is read; undefined if it is not valid in its format. */
const FORMATS: Readonly<Record<string, (path: string, text: string) => Lock | undefined>> = {
  'npm-shrinkwrap.json': (path, text) => npmLock(path, JSON.parse(text)),
  'package-lock.json': (path, text) => npmLock(path, JSON.parse(text)),
  'pnpm-lock.yaml': (path, text) => pnpmLock(path, yaml(text)),
  'yarn.lock': (path, text) =>
    /^__metadata:/m.test(text) ? berryLock(path, yaml(text)) : classicLock(path, text),
  'bun.lock': (path, text) => bunLock(path, jsonc(text)),
};

/**
 * Reads the lockfiles of the root, once for each tree. One that cannot be read knows no package. There
 * can be several: only the workflow decides which one is used.
 */
export const readLocks = perTree(async (tree: Tree): Promise<readonly Lock[]> => {
  const there = LOCKFILES.filter((path) => tree.stat(path) !== undefined);
  // npm reads only the first of its own.
  const read = there.filter(
    (path) => path !== NPM_LOCKFILES[1] || !there.includes(NPM_LOCKFILES[0]),
  );
  return Promise.all(read.map((path) => readLock(tree, path)));
});

/** Reads one lockfile, in any directory; its name decides the format. */
export async function readLock(tree: Tree, path: string): Promise<Lock> {
  const file = await readText(tree, path, MAX_BYTES);
  const read = FORMATS[posix.basename(path)];
  const lock =
    file && 'text' in file
      ? attempt(() => read?.(path, file.text.replace(/^\uFEFF/, '')))
      : undefined;
  return lock ?? { ...lockOf(path, []), unread: true };
}

/** An alias could expand a small file without limit. */
function yaml(text: string): unknown {
  if (isNestedTooDeep(text)) throw new Error('This is nested too deep');
  return parseYaml(text, { maxAliasCount: 0, logLevel: 'silent' });
}

function jsonc(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) throw new Error('This is no JSON');
  return value;
}
