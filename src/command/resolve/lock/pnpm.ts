import {
  entryOf,
  type Lock,
  type LockEntry,
  lockOf,
  objectIn,
  type Source,
  sourceOf,
  textIn,
} from './lock.ts';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Reads pnpm-lock.yaml, of the versions 5 to 9: what the root project depends on, and all packages. */
export function pnpmLock(path: string, value: unknown): Lock {
  const lock = objectIn(value);
  const root = lock.importers === undefined ? lock : objectIn(objectIn(lock.importers)['.']);
  const packages = objectIn(lock.packages);
  const named = FIELDS.flatMap((field) =>
    Object.entries(objectIn(root[field])).map(([folder, given]): [string, LockEntry] => {
      const written = typeof given === 'string' ? given : textIn(objectIn(given), 'version');
      return [folder, entryFor(folder, written, packages)];
    }),
  );
  const nested = Object.keys(packages).map((key) => packageEntry(key, '', packages[key]));
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
  return packageEntry(key, folder, packages[key]);
}

/** `1.0.0(peer@2.0.0)`, and `1.0.0_peer@2.0.0` of version 5. */
function withoutPeers(written: string): string {
  return written.replace(/\(.*$/s, '').replace(/^(\/?[^_]*\d[^_]*)_.*$/s, '$1');
}

function packageEntry(key: string, folder: string, value: unknown): LockEntry {
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
