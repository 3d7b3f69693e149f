// @ts-check
// Bundles compiled modules into chunks, which are files. A module is parsed and evaluated when one of its
// names is first used, and a chunk is read when one of its modules is, so that a start costs only what it
// needs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { readModules, TARGET } from './modules.mjs';
import { bundlePackages } from './packages.mjs';

/**
 * @param {object} terms
 * @param {string} terms.root the directory of the compiled modules
 * @param {readonly string[]} terms.entries names of modules in it, such as `cli`
 * @param {string} terms.out the directory to write: `index.js`, which returns a module by its name, and
 *   the chunks
 * @returns {Promise<readonly string[]>} the files of packages that the bundle contains
 */
export async function bundle({ root, entries, out }) {
  const modules = await readModules(root, entries);
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  for (const { packages } of modules.values()) {
    for (const [name, names] of packages) {
      used.set(name, new Set([...(used.get(name) ?? []), ...names]));
    }
  }
  const packages = await bundlePackages(used, root);
  /** @type {Map<string, Map<string, string>>} */
  const chunks = new Map();
  const add = (/** @type {string} */ chunk, /** @type {string} */ id, /** @type {string} */ code) =>
    void chunks.set(chunk, new Map([...(chunks.get(chunk) ?? []), [id, code]]));
  for (const [id, { code }] of modules) add(chunkOf(id), id, code);
  for (const [id, code] of packages.chunks) add(id, id, code);
  for (const [name, bodies] of chunks) {
    const sorted = [...bodies].sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = await Promise.all(sorted.map(([id, code]) => functionOf(id, code)));
    write(join(out, `${name}.js`), texts.join(''));
  }
  write(join(out, 'index.js'), await minified(LOADER));
  return packages.files;
}

/** Begins each module of a chunk. */
const MARK = '//# ';

/**
 * Returns a module as it is written to a chunk: a line with its name, and a function in parentheses, which
 * V8 compiles when it parses it, instead of parsing it twice.
 *
 * @param {string} id
 * @param {string} code
 * @returns {Promise<string>}
 */
async function functionOf(id, code) {
  // A function that nothing calls would be dropped.
  const call = await minified(`f(function(module, require, lazy) {\n${code}\n})`);
  const text = call.slice('f'.length);
  if (text.includes(MARK)) throw new Error(`${id} contains ${MARK}`);
  return `${MARK}${id}\n${text}`;
}

/** @param {string} text @returns {Promise<string>} */
async function minified(text) {
  const { code } = await transform(text, {
    minify: true,
    target: TARGET,
    legalComments: 'none',
    // Short enough for diffs.
    lineLimit: 120,
  });
  return code;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Returns the chunk of a module: its directory, or the package.
 *
 * @param {string} id
 * @returns {string}
 */
function chunkOf(id) {
  if (id.startsWith('packages/')) return id;
  return id.includes('/') ? `${id.slice(0, id.lastIndexOf('/'))}/index` : 'root';
}

/**
 * The module that loads the others. It does not use `require` for chunks, which looks for packages and
 * symlinks, and which could not take a chunk from memory.
 */
const LOADER = `"use strict";
const { readFileSync, readdirSync } = require('node:fs');
const { Script } = require('node:vm');
const chunks = new Map();
const modules = new Map();
function load(id) {
  const known = modules.get(id);
  if (known !== undefined) return known;
  if (id.startsWith('node:')) return require(id);
  const name = chunkOf(id);
  const module = { exports: {} };
  modules.set(id, module.exports);
  const script = new Script(chunk(name).get(id), { filename: pathOf(name) + '#' + id });
  script.runInThisContext()(module, id.startsWith('packages/') ? loadPackage : load, lazy);
  modules.set(id, module.exports);
  return module.exports;
}
function loadPackage(id) {
  return id.startsWith('packages/') ? load(id) : require(id);
}
function lazy(id) {
  let loaded;
  return () => loaded ??= load(id);
}
${chunkOf}
function chunk(name) {
  const known = chunks.get(name);
  if (known !== undefined) return known;
  const texts = new Map();
  for (const text of readFileSync(pathOf(name), 'utf8').split('${MARK}')) {
    const end = text.indexOf('\\n');
    texts.set(text.slice(0, end), text.slice(end));
  }
  chunks.set(name, texts);
  return texts;
}
function pathOf(name) {
  return __dirname + '/' + name + '.js';
}
globalThis[Symbol.for('gene-gate: read all chunks')] = () => {
  for (const file of readdirSync(__dirname, { recursive: true })) {
    if (file.endsWith('.js')) chunk(file.slice(0, -'.js'.length));
  }
};
module.exports = { load };`;
