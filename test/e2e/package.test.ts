import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../run/fixture.ts';
import { testNodes } from './node.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of all files below a directory, sorted. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const rebuilt = inject('bundles');
const files = filesBelow(rebuilt);

it('dist is what the sources build, byte for byte', () => {
  const dist = join(ROOT, 'dist');
  expect(files).toEqual(filesBelow(dist));
  // Compared as buffers and by name: a difference of megabytes is nothing to print.
  const different = files.filter(
    (file) => !readFileSync(join(rebuilt, file)).equals(readFileSync(join(dist, file))),
  );
  expect(different, 'run npm run build and commit dist/').toEqual([]);
  expect(statSync(join(dist, 'cli', 'index.js')).mode & 0o111).toBe(0o111);
});

it('dist has what action.yml and package.json name, and its types import nothing', () => {
  expect(files.filter((file) => !/^lib\/|\/\d+\.index\.js$/.test(file))).toEqual([
    ...['action/index.js', 'api/index.d.ts', 'api/index.js', 'api/package.json', 'cli/index.js'],
    ...['licenses.txt', 'package.json'],
  ]);
  // Whoever installs the package has none of the files that an import would name.
  expect(readFileSync(join(rebuilt, 'api/index.d.ts'), 'utf8')).not.toMatch(/\bimport\b/);
});

it('dist has at most seven megabytes', () => {
  const sizes = files.map((file) => statSync(join(rebuilt, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_000_000);
});

it.each(['zod', 'undici', '@octokit/endpoint', '@sigstore/verify', 'simple-git', 'preact'])(
  'dist names the license of %s',
  (name) => {
    const text = readFileSync(join(rebuilt, 'licenses.txt'), 'utf8');
    // What npm writes for a package without a license.
    expect(text).not.toMatch(/\((?:undefined|UNLICENSED)\)$/m);
    expect(text).toMatch(new RegExp(`^${name} \\d.* \\(.+\\)\\n\\n[^]+?\\n-{80}$`, 'm'));
  },
);

/** npm without the settings of this machine: it downloads nothing, and asks nothing. */
function npm(folder: string, ...words: string[]): string {
  const options = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--userconfig='];
  return execFileSync('npm', [...words, ...options], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

describe('the package that npm publishes', () => {
  const user = temporaryFolder({}, afterAll);
  let tarball: Buffer;

  beforeAll(() => {
    const [packed] = JSON.parse(npm(ROOT, 'pack', '--json', '--pack-destination', user)) as [
      { filename: string },
    ];
    const file = join(user, packed.filename);
    tarball = readFileSync(file);
    mkdirSync(join(user, 'project'));
    writeFileSync(join(user, 'project', 'package.json'), '{"name": "user", "type": "module"}');
    npm(join(user, 'project'), 'install', '--save-dev', file);
  });

  it('installs without a network, with no other package', () => {
    const modules = join(user, 'project', 'node_modules');
    expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['gene-gate']);
    const files = readdirSync(join(modules, 'gene-gate'));
    const expected = 'CHANGELOG.md LICENSE README.md action.yml dist docs package.json schema';
    expect(files.sort()).toEqual(expected.split(' '));
  });

  it('has nothing that publint reports', async () => {
    const data = new Uint8Array(tarball).buffer;
    const { messages } = await publint({ pack: { tarball: data }, level: 'suggestion' });
    expect(messages).toEqual([]);
  });

  it('has types that every way to resolve them finds', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    // The package is ESM only: `require` loads it from Node 20.19 on, `import()` in every version.
    expect(analysis).toMatchObject({
      types: { kind: 'included' },
      problems: [{ kind: 'CJSResolvesToESM', entrypoint: '.' }],
    });
  });

  describe.each(testNodes())('with $name', ({ file }) => {
    const run = (...words: string[]) =>
      spawnSync(file, ['--trace-warnings', ...words], {
        cwd: join(user, 'project'),
        encoding: 'utf8',
      });

    it('runs the demo', () => {
      const { stdout, stderr, status } = run('node_modules/gene-gate/dist/cli/index.js', 'demo');
      expect(stderr).not.toMatch(/warning/i);
      expect(status).toBe(1);
      expect(stdout).toContain('FAIL: 3 dangers: command downloads a script and runs it');
    });

    it('has an interface and schemas to import', () => {
      const text = `
        import { canonicalJson } from 'gene-gate';
        import schema from 'gene-gate/schema/policy.schema.json' with { type: 'json' };
        console.log(canonicalJson({ b: 1, a: typeof schema.properties }));
      `;
      writeFileSync(join(user, 'project', 'use.js'), text);
      const { stdout, stderr, status } = run('--disable-warning=ExperimentalWarning', 'use.js');
      expect({ stdout, stderr, status }).toEqual({
        stdout: '{"a":"object","b":1}\n',
        stderr: '',
        status: 0,
      });
    });
  });

  it('is what `npx gene-gate` starts', () => {
    expect(npm(join(user, 'project'), 'exec', '--no', '--', 'gene-gate', '--version')).toMatch(
      /^\d/,
    );
  });
});
