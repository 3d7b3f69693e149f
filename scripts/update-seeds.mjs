#!/usr/bin/env node
// Rebuilds src/assets/seed-hashes.ts: what releases of the reference engine ship as Genes and Capsules.
//
//   node scripts/update-seeds.mjs DIR…
//
// Each DIR is a clone of the engine with its tags (github.com/EvoMap/evolver, and
// github.com/autogame-17/capability-evolver, its earlier name), or a package of it as `npm pack` and `tar`
// leave it. Of equal assets, the earliest release is kept.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalize } from '@evomap/gep-sdk';

const FILES = ['genes.json', 'genes.seed.json', 'capsules.json'].map(
  (name) => `assets/gep/${name}`,
);
const seeds = new Map();

/** Adds the assets of one version; `read` returns the text of a file, or undefined. */
function add(read) {
  const { version } = JSON.parse(read('package.json') ?? '{}');
  if (!/^\d+\.\d+\.\d+$/.test(version)) return;
  for (const file of FILES) {
    for (const asset of assetsIn(read(file))) {
      const key = hash('sha256', canonicalize(asset)).slice(0, 32);
      const known = seeds.get(key);
      if (known === undefined || isEarlier(version, known.version)) {
        seeds.set(key, { version, id: asset.id });
      }
    }
  }
}

function assetsIn(text) {
  const value = JSON.parse(text || '[]');
  const list = Array.isArray(value) ? value : (value.genes ?? value.capsules ?? []);
  return list.filter(({ type }) => type === 'Gene' || type === 'Capsule');
}

function isEarlier(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

for (const directory of process.argv.slice(2)) {
  if (existsSync(join(directory, 'package.json'))) {
    add((file) => {
      const path = join(directory, file);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
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
