// @ts-check
// Bundles compiled modules into chunks. A module is evaluated when one of its names is first used, and a
// chunk is parsed when one of its modules is evaluated, so that a start costs only what it needs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { readModules, TARGET } from './modules.mjs';
import { bundlePackages } from './packages.mjs';

/**
 * @param {object} terms
 * @param {string} terms.root the directory of the compiled modules
 * @param {readonly string[]} terms.entries names of modules in it, such as `cli`
 * @param {(module: string, size: number) => string} terms.chunkOf returns the chunk of a
 *   module, by its name and the number of characters of its code
 * @param {string} terms.out the directory to write: `index.js`, which returns a module by its name, and
 *   the chunks
 * @returns {Promise<readonly string[]>} the files of packages that the bundle contains
 */
export async function bundle({ root, entries, chunkOf, out }) {
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
  for (const [id, { code }] of modules) add(chunkOf(id, code.length), id, code);
  for (const [id, code] of packages.chunks) {
    const name = `packages/${id.replace(/\.json$/, '').replace(/^@/, '')}`;
    add(name, id, code);
  }
  /** @type {Record<string, string>} */
  const table = {};
  for (const name of [...chunks.keys()].sort()) {
    const bodies = [...(chunks.get(name) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    table[name] = bodies.map(([id]) => id).join(' ');
    const list = bodies.map(
      ([id, code]) => `${JSON.stringify(id)}(exports, require, esm, module) {\n${code}\n}`,
    );
    await write(join(out, `${name}.js`), `"use strict"; module.exports = {${list.join(',\n')}};`);
  }
  await write(join(out, 'index.js'), loader(table));
  return packages.files;
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  const { code } = await transform(text, {
    minify: true,
    target: TARGET,
    legalComments: 'none',
    // Short enough for diffs.
    lineLimit: 120,
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}

/**
 * Returns the text of the module that loads the others. It does not use `require` for chunks, which
 * looks for packages and symlinks, and which could not take a chunk from memory.
 *
 * @param {Record<string, string>} table the names of the modules of each chunk
 */
function loader(table) {
  return `"use strict";
const { readFileSync } = require('node:fs');
const { compileFunction } = require('node:vm');
const table = ${JSON.stringify(table)};
const chunkOf = new Map();
for (const chunk in table) for (const id of table[chunk].split(' ')) chunkOf.set(id, chunk);
const texts = new Map();
const chunks = new Map();
const modules = new Map();
function load(id) {
  const known = modules.get(id);
  if (known !== undefined) return known;
  const name = chunkOf.get(id);
  if (name === undefined) return require(id);
  const module = { exports: {} };
  modules.set(id, module.exports);
  chunk(name)[id](module.exports, load, define, module);
  // A package replaces its exports.
  modules.set(id, module.exports);
  return module.exports;
}
function chunk(name) {
  const known = chunks.get(name);
  if (known !== undefined) return known;
  const filename = pathOf(name);
  const module = { exports: {} };
  compileFunction(texts.get(name) ?? readFileSync(filename, 'utf8'), ['module'], { filename })(module);
  chunks.set(name, module.exports);
  return module.exports;
}
function pathOf(name) {
  return __dirname + '/' + name + '.js';
}
function define(exports, getters) {
  for (const name in getters) Object.defineProperty(exports, name, { get: getters[name], enumerable: true });
}
globalThis[Symbol.for('gene-gate: read all chunks')] = () => {
  for (const name in table) if (!chunks.has(name) && !texts.has(name)) texts.set(name, readFileSync(pathOf(name), 'utf8'));
};
module.exports = { load };`;
}
