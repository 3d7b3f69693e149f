// Builds the committed bundle: node scripts/build.mjs [DIRECTORY]   (default: dist)
import fs from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { parseAsync, transformFromAstAsync, traverse } from '@babel/core';
import commonjs from '@babel/plugin-transform-modules-commonjs';
import ncc from '@vercel/ncc';
import { transform } from 'esbuild';
import './compile.mjs';

const out = process.argv[2] ?? 'dist';
const read = (file) => fs.readFileSync(file, 'utf8');
const READ_TEXT = /readFileSync\(new URL\('(.+?)', import\.meta\.url\), 'utf8'\)/g;
// How webpack writes a module: V8 would parse an arrow function in parentheses before it is called.
const WRAPPED = /^\/\*{3}\/ \((\([^)]*\)) =>( \{$.*?)^\/\*{3}\/ \}\)/gms;
const LAZY = { plugins: [[commonjs, { lazy: () => true, importInterop: 'none' }]] };

const packages = await writeLazyModules();
fs.rmSync(out, { recursive: true, force: true });
// One run for both programs, which share most chunks. The interface is imported by name, at once.
await bundle('build/lazy/programs.js', `${out}/lib`);
await bundle('build/api.js', `${out}/api`);
fs.cpSync('build/api.d.ts', `${out}/api/index.d.ts`);
write(`${out}/action/index.js`, `require('../lib/index.js').action();\n`);
write(`${out}/cli/index.js`, `#!/usr/bin/env node\nrequire('../lib/index.js').cli();\n`, 0o755);
write(`${out}/package.json`, '{"type":"commonjs"}\n');
write(`${out}/licenses.txt`, licensesOf(packages));

/** Writes the modules of build/ to build/lazy/, as CommonJS that loads an import at its first use. */
async function writeLazyModules() {
  const used = new Map();
  for (const file of fs.readdirSync('build', { recursive: true }).sort()) {
    if (!file.endsWith('.js')) continue;
    const text = (_, name) => JSON.stringify(read(resolve('build', dirname(file), name)));
    const code = read(`build/${file}`).replaceAll(READ_TEXT, text);
    const ast = await parseAsync(code);
    const ImportDeclaration = ({ node: { source, specifiers }, scope }) => {
      if (/^(?:\.|node:)/.test(source.value)) return;
      const names = specifiers.flatMap((each) => namesOf(each, scope));
      used.set(source.value, new Set([...(used.get(source.value) ?? []), ...names]));
      source.value = resolve('build/lazy/packages', `${source.value}.mjs`);
    };
    traverse(ast, { ImportDeclaration });
    write(`build/lazy/${file}`, (await transformFromAstAsync(ast, code, LAZY)).code);
  }
  // CommonJS cannot import packages that are ESM; and webpack drops all but the names in use.
  for (const [name, names] of used) {
    const what = names.has('*') ? '*' : `{ ${[...names].sort().join(', ')} }`;
    write(`build/lazy/packages/${name}.mjs`, `export ${what} from '${name}';\n`);
  }
  const imports = ['cli', 'action'].map((name) => `${name}: () => import('./${name}.js')`);
  write('build/lazy/programs.js', `module.exports = { ${imports.join(', ')} };\n`);
  write('build/lazy/package.json', '{"type":"commonjs"}');
  return [...used.keys()];
}

/** Returns the names that an import uses of a package: `*` of a namespace that code hands on as a whole. */
function namesOf({ type, imported, local }, scope) {
  if (type !== 'ImportNamespaceSpecifier') return imported?.name ?? 'default';
  const members = scope.getBinding(local.name).referencePaths.map(({ parent }) => parent.property);
  return members.map((member) => member?.name ?? '*');
}

/** Writes what ncc makes of a module. It would minify only the first file. */
async function bundle(entry, directory) {
  const { code, assets } = await ncc(resolve(entry), { quiet: true, cache: false, minify: false });
  for (const [name, { source }] of Object.entries({ ...assets, 'index.js': { source: code } })) {
    const lazy = `${source}`.replace(WRAPPED, 'function $1$2}');
    const minified = () => transform(lazy, { minify: true, lineLimit: 120 });
    write(`${directory}/${name}`, name.endsWith('.js') ? (await minified()).code : source);
  }
}

/** Returns the licenses of packages, and of all that these need by the lockfile. */
function licensesOf(names) {
  const { packages: locked } = JSON.parse(read('package-lock.json'));
  const isUsed = (folder) => names.some((name) => `node_modules/${name}/`.startsWith(`${folder}/`));
  const folders = new Set(Object.keys(locked).filter(isUsed));
  for (const user of folders) {
    for (const name of Object.keys(locked[user].dependencies ?? {})) {
      let parent = user;
      while (!locked[posix.join(parent, 'node_modules', name)]) parent = dirname(parent);
      folders.add(posix.join(parent, 'node_modules', name));
    }
  }
  const licenses = [...folders].sort().map((folder) => licenseOf(folder, locked[folder]));
  return licenses.join('');
}

function licenseOf(folder, { version, license }) {
  const files = fs.readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => read(`${folder}/${file}`).replaceAll('\r', '').trim());
  const title = `${folder.replace(/.*node_modules\//, '')} ${version} (${license})`;
  return `${[title, ...texts].join('\n\n')}\n\n${'-'.repeat(80)}\n\n`;
}

function write(file, text, mode) {
  fs.mkdirSync(dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode });
}
