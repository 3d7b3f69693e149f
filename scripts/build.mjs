#!/usr/bin/env node
// Builds the three committed bundles: node scripts/build.mjs [--out DIR]   (default: dist)
// TypeScript's native compiler writes build/, and ncc turns its three entries into one file each.
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { transform } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
const bin = (name) => join(root, 'node_modules', name);
const runAside = promisify(execFile);

// The name of the folder is part of the module ids in the bundles, so it is always build/. It is
// replaced atomically, so that another build or check never sees an incomplete folder.
const compiled = mkdtempSync(bin('.build-'));
try {
  const tsc = [bin('typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', compiled];
  // It prints its errors to standard output.
  execFileSync(process.execPath, tsc, { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] });
  rmSync(join(root, 'build'), { recursive: true, force: true });
  renameSync(compiled, join(root, 'build'));
} finally {
  rmSync(compiled, { recursive: true, force: true });
}

await Promise.all(['action', 'cli', 'api'].map(bundle));
// The declarations of the interface have no imports, so one file is sufficient.
cpSync(join(root, 'build', 'api.d.ts'), join(out, 'api', 'index.d.ts'));
chmodSync(join(out, 'cli', 'index.js'), 0o755);

/** @param {string} entry its name in build/, and that of its folder */
async function bundle(entry) {
  // ncc does not remove old chunks, so each bundle is built in a new folder.
  const folder = mkdtempSync(join(tmpdir(), 'gene-gate-build-'));
  const options = ['--no-cache', '--license', 'licenses.txt', '--quiet'];
  await runAside(
    process.execPath,
    [bin('@vercel/ncc/dist/ncc/cli.js'), 'build', `build/${entry}.js`, '-o', folder, ...options],
    { cwd: root },
  );
  // Node loads the whole file at every start, so whitespace and comments are removed. Names are kept
  // for stack traces, and lines are short enough for diffs.
  const file = join(folder, 'index.js');
  const { code } = await transform(readFileSync(file, 'utf8'), {
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    lineLimit: 120,
    target: 'node20.20',
  });
  writeFileSync(file, code);
  rmSync(join(out, entry), { recursive: true, force: true });
  cpSync(folder, join(out, entry), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}
