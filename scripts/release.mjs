#!/usr/bin/env node
// Prepares a release in two commits: node scripts/release.mjs 1.2.3
// The first commit is the release. The second, which gets the tag, makes every workflow that is
// released with it, and the one that `gene-gate init` writes, name the commit of the first.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version = ''] = process.argv.slice(2);

const run = (program, ...words) =>
  execFileSync(program, words, {
    ...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    shell: process.platform === 'win32',
  }).trim();

/** Replaces a text that a file must contain once. */
function edit(file, old, replacement) {
  const parts = readFileSync(join(root, file), 'utf8').split(old);
  if (parts.length !== 2) throw new Error(`${file} must contain once: ${old}`);
  writeFileSync(join(root, file), parts.join(replacement));
}

function commit(message) {
  // The bundle contains the workflow that `gene-gate init` writes.
  run('node', 'scripts/pin-actions.mjs');
  run('npm', 'run', 'build');
  run('npm', 'run', 'generate');
  // Chunks of the bundle come and go.
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', message);
}

if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: node scripts/release.mjs 1.2.3');
if (run('git', 'status', '--porcelain') !== '') throw new Error('The working tree has changes.');

const { version: before } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const today = new Date().toISOString().slice(0, 10);
edit('CHANGELOG.md', '## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`);
if (before !== version) {
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
  edit('src/ground/tool.ts', `version: '${before}'`, `version: '${version}'`);
}
commit(`Release ${version}`);

run('node', 'scripts/pin-actions.mjs', '--gate', run('git', 'rev-parse', 'HEAD'), `v${version}`);
commit(`Name the commit of ${version} in the workflows`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `gene-gate ${version}`);
console.log(`Made v${version}. Check it, then: git push --atomic origin main v${version}`);
