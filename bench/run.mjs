// @ts-check
// Runs the benchmarks on the compiled sources and the committed bundle:
//   npm run bench [-- ENTRY…]     default: every entry, one after the other
const ENTRIES = ['audit', 'gate', 'overhead', 'render'];

const named = process.argv.slice(2);
const unknown = named.find((name) => !ENTRIES.includes(name));
if (unknown !== undefined) {
  console.error(`There is no entry ${unknown}; there are ${ENTRIES.join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${process.platform} ${process.arch}\n`);
for (const name of named.length > 0 ? named : ENTRIES) {
  const entry = await import(`./${name}.mjs`);
  for await (const table of entry.run()) console.log(table);
}
