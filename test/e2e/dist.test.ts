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
  it('is what the sources build, byte for byte', () => {
    const rebuilt = inject('bundles');
    const dist = join(ROOT, 'dist');
    const files = filesBelow(rebuilt);
    expect(files).toEqual(filesBelow(dist));
    const programs = files.filter((file) => !file.startsWith('lib/'));
    expect(programs).toEqual([
      ...['action/index.js', 'api/index.d.ts', 'api/index.js', 'api/package.json', 'cli/index.js'],
      ...['licenses.txt', 'package.json'],
    ]);
    // Whoever installs the package has none of the files that an import would name.
    expect(readFileSync(join(dist, 'api/index.d.ts'), 'utf8')).not.toMatch(/\bimport\b/);
    // Compared as buffers and by name: a difference of two megabytes is nothing to print.
    const different = files.filter(
      (file) => !readFileSync(join(rebuilt, file)).equals(readFileSync(join(dist, file))),
    );
    expect(different, 'run npm run build and commit dist/').toEqual([]);
    expect(statSync(join(dist, 'cli', 'index.js')).mode & 0o111).toBe(0o111);
  });
});
