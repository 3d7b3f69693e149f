import { binOf, entryOf, type Lock, type LockEntry, lockOf, objectIn } from './lock.ts';
import { sourceOf } from './source.ts';

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
