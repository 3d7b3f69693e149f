#!/usr/bin/env node
// Rebuilds src/assets/seed-hashes.ts: what releases of the reference engine ship as Genes and Capsules.
//
//   node scripts/update-seeds.mjs DIR…
//
// Each DIR is a clone of the engine with its tags (github.com/EvoMap/evolver, and
// github.com/autogame-17/capability-evolver, its earlier name), or a package of it as `npm pack` and `tar`
// leave it, or a directory with its package.json and asset files. Of equal assets, the earliest release is kept.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path, { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { canonicalize } from '@evomap/gep-sdk';

const FILES = [
  ...['genes.json', 'genes.seed.json', 'capsules.json'].map((name) => `assets/gep/${name}`),
  'packages/evolver-core/assets/gep/genes.jsonl',
];
const seeds = new Map();

/** Adds the assets of one version; `read` returns the text of a file, or undefined. */
function add(read) {
  const { version } = JSON.parse(read('package.json') ?? '{}');
  if (!/^\d+\.\d+\.\d+(-|$)/.test(version)) return;
  const shipped = FILES.flatMap((file) => {
    const text = read(file)?.trim() ?? '';
    return file.endsWith('l') ? text.split('\n').flatMap(assetsIn) : assetsIn(text);
  });
  for (const asset of [...shipped, ...builtIn(read('src/gep/assetStore.js'))]) {
    const key = hash('sha256', canonicalize(asset)).slice(0, 32);
    const known = seeds.get(key);
    if (known === undefined || isEarlier(version, known.version)) {
      seeds.set(key, { version, id: asset.id });
    }
  }
}

/**
 * The genes that the engine writes into an empty store: what `getDefaultGenes` of its source returns. Other
 * modules, some of which are obfuscated, add nothing to them here.
 */
function builtIn(source) {
  if (!source?.includes('function getDefaultGenes(')) return [];
  const nothing = new Proxy({}, { get: () => () => [] });
  const require = (name) => (name === 'path' ? path : nothing);
  const context = { module: {}, process: { env: {} }, __dirname: '/machine/src/gep', require };
  const text = runInNewContext(`${source}\nJSON.stringify(getDefaultGenes())`, context);
  // Some releases write the path of the machine into the commands, which no hash can know.
  return assetsIn(text).filter((gene) => !JSON.stringify(gene).includes('/machine'));
}

function assetsIn(text) {
  const value = JSON.parse(text || '[]');
  const list = Array.isArray(value) ? value : (value.genes ?? value.capsules ?? [value]);
  return list.filter(({ type }) => type === 'Gene' || type === 'Capsule');
}

function isEarlier(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

for (const directory of process.argv.slice(2)) {
  if (existsSync(join(directory, 'package.json'))) {
    add((file) => {
      const at = join(directory, file);
      return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
    });
    continue;
  }
  const git = (...args) =>
    execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', stdio: 'pipe' });
  for (const tag of git('tag').split('\n').filter(Boolean)) {
    add((file) => {
      try {
        return git('show', `${tag}:${file}`);
      } catch {
        return undefined;
      }
    });
  }
}

const lines = [...seeds]
  .sort(([a, one], [b, other]) => {
    const byVersion = one.version.localeCompare(other.version, 'en', { numeric: true });
    return one.id.localeCompare(other.id) || byVersion || a.localeCompare(b);
  })
  .map(([key, { version, id }]) => `  '${key}': '${version}', // ${id}`);
const text = `// Written by scripts/update-seeds.mjs.

/**
 * The Genes and Capsules that releases of the reference engine ship: the first 32 digits of the sha256 of
 * their canonical JSON, and the first release that has them.
 */
export const SEED_HASHES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
writeFileSync(fileURLToPath(new URL('../src/assets/seed-hashes.ts', import.meta.url)), text);
console.log(`${seeds.size} seeds`);
