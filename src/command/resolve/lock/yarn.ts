import {
  aliasIn,
  entryOf,
  type Lock,
  type LockEntry,
  lockOf,
  objectIn,
  sourceOf,
  textIn,
} from './lock.ts';

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
export function classicLock(path: string, text: string): Lock {
  const named = classicBlocks(text).flatMap(([head, fields]) => {
    const version = textIn(fields, 'version');
    const resolved = textIn(fields, 'resolved');
    return descriptorsIn(head).map(([folder, range]): [string, LockEntry] => {
      const name = aliasIn(range)?.name ?? folder;
      const own = sourceOf(range, name, version);
      const source =
        own.kind === 'file' || own.kind === 'git' ? own : sourceOf(resolved, name, version);
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
export function berryLock(path: string, value: unknown): Lock {
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
