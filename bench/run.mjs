// @ts-check
// Runs the benchmarks on the compiled sources and the committed bundle, prints each figure beside what it
// is compared with, and writes all of them to bench.json:
//   npm run bench [-- ENTRY…]     default: every entry, one after the other
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { number, textOf } from './table.mjs';

const ENTRIES = {
  audit: './audit.mjs',
  growth: './growth.mjs',
  npm: './npm.mjs',
  overhead: './overhead.mjs',
  render: './render.mjs',
  run: './execution.mjs',
  start: './start.mjs',
};

const named = process.argv.slice(2);
const names = Object.keys(ENTRIES);
const unknown = named.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Unknown entry ${unknown}; choose from ${names.join(', ')}.`);
  process.exit(2);
}
const machine = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cpus: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  memory: `${number(totalmem() / 2 ** 30, 1)} GiB`,
};
console.log(`${Object.values(machine).join(', ')}\n`);
const tables = [];
const start = performance.now();
for (const [name, file] of Object.entries(ENTRIES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const entry = await import(file);
  for await (const table of entry.run()) {
    console.log(textOf(table));
    tables.push(table);
  }
}
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${seconds} seconds in all`);
writeFileSync('bench.json', `${JSON.stringify({ machine, seconds, tables }, null, 2)}\n`);
