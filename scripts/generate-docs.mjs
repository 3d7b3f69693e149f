// Writes docs/rules from the catalogue of rules, and the generated parts of docs/policy.md; with
// --check, fails if they are out of date.
// Runs on the compiled sources: npx tsc -p tsconfig.build.json && node scripts/generate-docs.mjs
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { policyPage } from '../build/report/policy-page.js';
import { ruleDocuments } from '../build/rules/documents.js';

const docs = new URL('../docs/', import.meta.url);
const read = (name) => readFile(new URL(name, docs), 'utf8').catch(() => undefined);

await mkdir(new URL('rules/', docs), { recursive: true });
const pages = new Map([...ruleDocuments()].map(([name, text]) => [`rules/${name}`, text]));
const present = (await readdir(new URL('rules/', docs))).map((name) => `rules/${name}`);
const stale = present.filter((name) => name.endsWith('.md') && !pages.has(name));
pages.set('policy.md', policyPage(await readFile(new URL('policy.md', docs), 'utf8')));

const differing = [];
for (const [name, text] of pages) {
  if ((await read(name)) !== text) differing.push(name);
}

if (process.argv.includes('--check')) {
  const wrong = [...differing, ...stale].sort();
  for (const name of wrong) console.error(`docs/${name} is out of date: run npm run generate`);
  if (wrong.length > 0) process.exitCode = 1;
} else {
  for (const name of differing) await writeFile(new URL(name, docs), pages.get(name));
  for (const name of stale) await rm(new URL(name, docs));
  console.log(`docs: ${differing.length} written, ${stale.length} removed, ${pages.size} in all.`);
}
