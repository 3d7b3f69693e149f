// Writes docs/rules from the catalogue of rules; with --check, fails if anything there differs.
// Runs on the compiled sources: npx tsc -p tsconfig.build.json && node scripts/generate-docs.mjs
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ruleDocuments } from '../build/report/rules/documents.js';

const directory = new URL('../docs/rules/', import.meta.url);
const documents = ruleDocuments();
const check = process.argv.includes('--check');

await mkdir(directory, { recursive: true });
const present = await readdir(directory);
const stale = present.filter((name) => name.endsWith('.md') && !documents.has(name));
const differing = [];
for (const [name, text] of documents) {
  const old = await readFile(new URL(name, directory), 'utf8').catch(() => undefined);
  if (old !== text) differing.push(name);
}

if (check) {
  const wrong = [...differing, ...stale].sort();
  for (const name of wrong) console.error(`docs/rules/${name} is not what the catalogue says.`);
  if (wrong.length > 0) {
    console.error(
      'Write the pages anew: npx tsc -p tsconfig.build.json && node scripts/generate-docs.mjs',
    );
    process.exitCode = 1;
  }
} else {
  for (const name of differing) await writeFile(new URL(name, directory), documents.get(name));
  for (const name of stale) await rm(new URL(name, directory));
  console.log(
    `docs/rules: ${differing.length} written, ${stale.length} removed, ${documents.size} in all.`,
  );
}
