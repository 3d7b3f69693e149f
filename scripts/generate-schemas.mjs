// Writes schema/<name>.schema.json from the zod schemas; with --check, fails if they are out of date.
// Reads the compiled sources: run `tsc -p tsconfig.build.json` first.
import { readFile, writeFile } from 'node:fs/promises';
import { JSON_SCHEMA_NAMES, jsonSchema } from '../build/cli/schema.js';

const check = process.argv.includes('--check');
for (const name of JSON_SCHEMA_NAMES) {
  const path = `schema/${name}.schema.json`;
  const file = new URL(`../${path}`, import.meta.url);
  const text = `${JSON.stringify(jsonSchema(name), null, 2)}\n`;
  if (!check) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is out of date: run npm run generate`);
    process.exitCode = 1;
  }
}
