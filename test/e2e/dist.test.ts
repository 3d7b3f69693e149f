import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of all files below a directory, sorted. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

describe('dist', () => {
  const rebuilt = inject('bundles');
  const files = filesBelow(rebuilt);

  it('is what the sources build, byte for byte', () => {
    const dist = join(ROOT, 'dist');
    expect(files).toEqual(filesBelow(dist));
    // Compared as buffers and by name: a difference of megabytes is nothing to print.
    const different = files.filter(
      (file) => !readFileSync(join(rebuilt, file)).equals(readFileSync(join(dist, file))),
    );
    expect(different, 'run npm run build and commit dist/').toEqual([]);
    expect(statSync(join(dist, 'cli', 'index.js')).mode & 0o111).toBe(0o111);
  });

  it('has what action.yml and package.json name, and its types import nothing', () => {
    expect(files.filter((file) => !/^lib\/|\/\d+\.index\.js$/.test(file))).toEqual([
      ...['action/index.js', 'api/index.d.ts', 'api/index.js', 'api/package.json', 'cli/index.js'],
      ...['licenses.txt', 'package.json'],
    ]);
    // Whoever installs the package has none of the files that an import would name.
    expect(readFileSync(join(rebuilt, 'api/index.d.ts'), 'utf8')).not.toMatch(/\bimport\b/);
  });

  it('has at most seven megabytes', () => {
    const sizes = files.map((file) => statSync(join(rebuilt, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_000_000);
  });

  it.each(['zod', 'undici', '@octokit/endpoint', '@sigstore/verify', 'simple-git', 'preact'])(
    'names the license of %s',
    (name) => {
      const text = readFileSync(join(rebuilt, 'licenses.txt'), 'utf8');
      // What npm writes for a package without a license.
      expect(text).not.toMatch(/\((?:undefined|UNLICENSED)\)$/m);
      expect(text).toMatch(new RegExp(`^${name} \\d.* \\(.+\\)\\n\\n[^]+?\\n-{80}$`, 'm'));
    },
  );
});
