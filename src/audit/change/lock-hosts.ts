import { parse as parseJsonc } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';

/** What stands for the host of text that cannot be read: no base knows it. */
export const UNREADABLE = 'an address that cannot be read';

/**
 * Returns the hosts that a lockfile makes a package manager download from. An address in a note, such
 * as `funding` or `deprecated`, is none.
 *
 * @param path the name decides the format
 * @returns with {@link UNREADABLE} if the file is not valid in its format
 */
export function lockHosts(path: string, text: string): ReadonlySet<string> {
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
