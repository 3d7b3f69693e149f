#!/usr/bin/env node
// Writes the versions of scripts/actions.json to every `uses:` of the workflows, of those in the
// documentation, and of the one that `gene-gate init` writes. With --check, changes nothing and fails
// if one differs or names an action that the table does not have. A released version of this
// repository stands in the table as its commit, so that released files run exactly that commit.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const table = JSON.parse(readFileSync(join(root, 'scripts/actions.json'), 'utf8'));
const USES = /(\buses: )([\w.-]+\/[\w.-]+)([\w./-]*)@[\w.-]+( # v[\d.]+)?/g;

/** The files of a directory, not of its sub-folders, with one of the endings. */
function filesOf(folder, ...endings) {
  return readdirSync(join(root, folder))
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name));
}

const files = [
  ...filesOf('.github/workflows', '.yml'),
  ...filesOf('docs', '.md'),
  ...filesOf('docs/workflows', '.yml'),
  ...['README.md', 'src/setup/workflow-template.ts'],
];

const wrong = [];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const pinned = text.replace(USES, (uses, key, name, path) => {
    const [commit, version] = table[name] ?? [];
    if (commit === undefined) wrong.push(`${file}: ${name} is not in scripts/actions.json`);
    else return `${key}${name}${path}@${commit}${version === undefined ? '' : ` # ${version}`}`;
    return uses;
  });
  if (pinned === text) continue;
  if (process.argv.includes('--check')) wrong.push(`${file} is out of date: run npm run generate`);
  else writeFileSync(join(root, file), pinned);
}
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
