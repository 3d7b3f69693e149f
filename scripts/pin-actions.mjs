#!/usr/bin/env node
// Writes the versions of scripts/actions.json to every `uses:` of the workflows, of those in the
// documentation, and of the one that `gene-gate init` writes. With --check, changes nothing and fails if
// something differs, or names an action that the table does not have. This repository stands in the table as
// a commit, so that what is written runs exactly that one; `--gate COMMIT VERSION` makes it another one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const TABLE = 'scripts/actions.json';
const GATE = 'gene-gate/gene-gate';
const table = JSON.parse(read(TABLE));
const [option, ...pin] = process.argv.slice(2);
if (option === '--gate') {
  table[GATE] = pin;
  const lines = Object.entries(table).map(
    ([name, each]) =>
      `  ${JSON.stringify(name)}: [${each.map((one) => JSON.stringify(one)).join(', ')}]`,
  );
  writeFileSync(join(root, TABLE), `{\n${lines.join(',\n')}\n}\n`);
}

const USES = /(\buses: )([\w.-]+\/[\w.-]+)([\w./-]*)@[\w.-]+( # v[\d.]+)?/g;
/** What stands for this build without a `uses:`. */
const OWN = [
  [/(?<=github\.com\/gene-gate\/gene-gate\n +rev: ).*/g, written(table[GATE])],
  [/(?<=raw\.githubusercontent\.com\/gene-gate\/gene-gate\/)[\w.]+/g, table[GATE][0]],
  [/(?<=git -C "\$GATE" checkout --quiet ).*/g, written(table[GATE])],
];

/** A pin as it stands behind `@`. */
function written([commit, version]) {
  return `${commit} # ${version}`;
}

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
  ...['README.md', 'src/rules/policy.ts'],
  ...['src/setup/policy-template.ts', 'src/setup/workflow-template.ts'],
];

const wrong = [];
for (const file of files) {
  const text = read(file);
  const uses = text.replace(USES, (found, key, name, path) => {
    if (table[name] !== undefined) return `${key}${name}${path}@${written(table[name])}`;
    wrong.push(`${file}: ${name} is not in ${TABLE}`);
    return found;
  });
  const pinned = OWN.reduce((before, [what, to]) => before.replace(what, () => to), uses);
  if (pinned === text) continue;
  if (option === '--check') wrong.push(`${file} is out of date: run npm run generate`);
  else writeFileSync(join(root, file), pinned);
}
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
