#!/usr/bin/env node
// Builds the three committed bundles: node scripts/build.mjs [--out DIR]   (default: dist)
// TypeScript's native compiler writes build/, and ncc turns its three entries into one file each.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
const bin = (name) => join(root, 'node_modules', name);
const run = (script, ...args) =>
  execFileSync(process.execPath, [bin(script), ...args], {
    cwd: root,
    // tsc prints its errors to standard output.
    stdio: ['ignore', process.stderr, 'inherit'],
  });

// The name of the folder decides the ids of the modules in the bundles, so it is always build/. It
// is replaced as a whole: who reads it meanwhile (another build, a check) never sees half of it.
const compiled = mkdtempSync(bin('.build-'));
try {
  run('typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', compiled);
  rmSync(join(root, 'build'), { recursive: true, force: true });
  renameSync(compiled, join(root, 'build'));
} finally {
  rmSync(compiled, { recursive: true, force: true });
}

for (const entry of ['action', 'cli', 'api']) {
  // ncc leaves old chunks lying, so each bundle is made in a fresh folder.
  const folder = mkdtempSync(join(tmpdir(), 'gene-gate-build-'));
  run(
    '@vercel/ncc/dist/ncc/cli.js',
    'build',
    `build/${entry}.js`,
    '-o',
    folder,
    '--license',
    'licenses.txt',
    '--quiet',
  );
  rmSync(join(out, entry), { recursive: true, force: true });
  cpSync(folder, join(out, entry), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}
// The declarations of the interface import nothing, so one file is all there is to them.
cpSync(join(root, 'build', 'api.d.ts'), join(out, 'api', 'index.d.ts'));
chmodSync(join(out, 'cli', 'index.js'), 0o755);
