import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A registry of this machine with a tool of this project's own `node_modules`, and a project that depends on it. */
export async function registryOf(tool: string) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const locked = lock.packages as Readonly<Record<string, Locked>>;
  const archives = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, answer) => answer.end(archives.get(url)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const packages: Record<string, object> = {};
  for (const path of withDependencies(`node_modules/${tool}`, locked)) {
    const files = [
      '-C',
      join(ROOT, path),
      '--exclude=./node_modules',
      '--transform=s,^[.],package,',
    ];
    const archive = execFileSync('tar', ['-cf', '-', ...files, '.'], { maxBuffer: 2 ** 28 });
    archives.set(`/${path}.tgz`, archive);
    const resolved = `http://127.0.0.1:${port}/${path}.tgz`;
    const integrity = `sha512-${hash('sha512', archive, 'base64')}`;
    const optional = Object.entries(locked[path]?.optionalDependencies ?? {});
    const optionalDependencies = Object.fromEntries(
      optional.filter(([name]) => existsSync(join(ROOT, 'node_modules', name))),
    );
    packages[path] = { ...locked[path], dev: true, optionalDependencies, resolved, integrity };
  }
  const version = locked[`node_modules/${tool}`]?.version;
  return (manifest: object) => {
    const root = { name: 'app', version: '1.0.0', devDependencies: { [tool]: version } };
    const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
    return {
      'package.json': text({ ...root, private: true, ...manifest }),
      'package-lock.json': text({
        ...{ name: 'app', version: '1.0.0', lockfileVersion: 3, requires: true },
        packages: { '': root, ...packages },
      }),
    };
  };
}

/** The installed packages that a package needs, with itself, by their places. */
function withDependencies(first: string, locked: Readonly<Record<string, Locked>>): Set<string> {
  const found = new Set([first]);
  for (const path of found) {
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = (from: string): string => {
        const here = join(from, 'node_modules', name);
        return here in locked || from === '.' ? here : place(dirname(from));
      };
      if (existsSync(join(ROOT, place(path)))) found.add(place(path));
    }
  }
  return found;
}
