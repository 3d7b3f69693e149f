#!/usr/bin/env node
// Builds the committed bundle: node scripts/build.mjs [--out DIR]   (default: dist)
// TypeScript's native compiler writes build/, and ncc turns it into the chunks of lib/, which the
// programs in action/, cli/ and api/ load.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transform } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
const bin = (name) => join(root, 'node_modules', name);

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

const LIB = join(out, 'lib');
for (const name of ['action', 'api', 'cli', 'lib']) {
  rmSync(join(out, name), { recursive: true, force: true });
  mkdirSync(join(out, name), { recursive: true });
}
await bundle();
// One list and one type of module for all folders.
renameSync(join(LIB, 'licenses.txt'), join(out, 'licenses.txt'));
renameSync(join(LIB, 'package.json'), join(out, 'package.json'));

const { api } = (await import(pathToFileURL(join(root, 'build', 'entries.js')).href)).entries;
const names = Object.keys(await api())
  .sort()
  .join(', ');
writeStart('action', 'await entries.action();');
writeStart('cli', 'await entries.cli();', '#!/usr/bin/env node\n');
writeStart('api', `export const { ${names} } = await entries.api();`);
// The declarations of the interface have no imports, so one file is sufficient.
cpSync(join(root, 'build', 'api.d.ts'), join(out, 'api', 'index.d.ts'));
chmodSync(join(out, 'cli', 'index.js'), 0o755);

/** Writes the file by which a program starts, which loads its chunks. */
function writeStart(name, statement, first = '') {
  const text = `${first}import { entries } from '../lib/index.js';\n${statement}\n`;
  writeFileSync(join(out, name, 'index.js'), text);
}

/** Bundles build/entries.js into LIB: a chunk for each `import()`, and those that several share. */
async function bundle() {
  // ncc does not remove old chunks, so they are built in a new folder.
  const folder = mkdtempSync(join(tmpdir(), 'gene-gate-build-'));
  const options = ['--no-cache', '--license', 'licenses.txt', '--quiet'];
  const ncc = bin('@vercel/ncc/dist/ncc/cli.js');
  try {
    execFileSync(process.execPath, [ncc, 'build', 'build/entries.js', '-o', folder, ...options], {
      ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    });
    cpSync(folder, LIB, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const chunks = readdirSync(LIB).filter((name) => name.endsWith('.js'));
  await Promise.all(chunks.map((name) => minify(join(LIB, name))));
}

/** Node parses what it loads at every start. Functions keep their names, for stack traces. */
async function minify(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    minify: true,
    keepNames: true,
    legalComments: 'none',
    // Short enough for diffs.
    lineLimit: 120,
    target: 'node20.20',
  });
  writeFileSync(file, code);
}
