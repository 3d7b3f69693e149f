#!/usr/bin/env node
// Builds the committed bundle: node scripts/build.mjs [--out DIR]   (default: dist)
// TypeScript's native compiler writes build/, bundle/ makes the chunks of lib/ of it, and the programs in
// action/, cli/ and api/ load them.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle/bundle.mjs';
import { licensesOf } from './bundle/licenses.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
const bin = (name) => join(root, 'node_modules', name);

// It is replaced atomically, so that another build or check never sees an incomplete directory.
const compiled = mkdtempSync(bin('.build-'));
try {
  const config = ['-p', 'tsconfig.build.json', '--declaration', '--noCheck', 'false'];
  const tsc = [bin('typescript/bin/tsc'), ...config, '--outDir', compiled];
  // It prints its errors to standard output.
  execFileSync(process.execPath, tsc, { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] });
  rmSync(join(root, 'build'), { recursive: true, force: true });
  renameSync(compiled, join(root, 'build'));
} finally {
  rmSync(compiled, { recursive: true, force: true });
}

for (const name of ['action', 'api', 'cli', 'lib']) {
  rmSync(join(out, name), { recursive: true, force: true });
  mkdirSync(join(out, name), { recursive: true });
}
const files = await bundle({
  root: join(root, 'build'),
  entries: ['action', 'api', 'cli'],
  out: join(out, 'lib'),
});
writeFileSync(join(out, 'licenses.txt'), licensesOf(files, root));

const names = Object.keys(await import(pathToFileURL(join(root, 'build', 'api.js')).href)).sort();
writeStart('action', `require('../lib/index.js').load('action');`);
writeStart('cli', `#!/usr/bin/env node\nrequire('../lib/index.js').load('cli');`);
writeStart(
  'api',
  `import bundle from '../lib/index.js';\nexport const { ${names.join(', ')} } = bundle.load('api');`,
);
// CommonJS starts sooner; the interface can be imported by name.
writeFileSync(join(out, 'package.json'), '{"type":"commonjs"}\n');
writeFileSync(join(out, 'api', 'package.json'), '{"type":"module"}\n');
// The declarations of the interface have no imports, so one file is sufficient.
cpSync(join(root, 'build', 'api.d.ts'), join(out, 'api', 'index.d.ts'));
chmodSync(join(out, 'cli', 'index.js'), 0o755);

/** Writes the file by which a program starts. */
function writeStart(name, text) {
  writeFileSync(join(out, name, 'index.js'), `${text}\n`);
}
