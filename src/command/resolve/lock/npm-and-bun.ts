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
} from './lock.ts';

/** Reads a lockfile of npm: `packages` of version 2 and 3, else `dependencies` of version 1. */
export function npmLock(path: string, value: unknown): Lock {
  const lock = objectIn(value);
  const packages = Object.entries(objectIn(lock.packages));
  if (packages.length === 0) return lockOf(path, ...firstVersion(objectIn(lock.dependencies)));
  const named: [string, LockEntry][] = [];
  const nested: LockEntry[] = [];
  for (const [place, fields] of packages) {
    const [, outer, name] = /^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(place) ?? [];
    if (name === undefined) continue;
    const entry = packageEntry(name, objectIn(fields));
    if (outer === '') named.push([name, entry]);
    else nested.push(entry);
  }
  return lockOf(path, named, nested);
}

function packageEntry(folder: string, fields: Readonly<Record<string, unknown>>): LockEntry {
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
export function bunLock(path: string, value: unknown): Lock {
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
