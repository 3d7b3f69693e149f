// @ts-check
// Runs the benchmarks on the compiled sources and the committed bundle:
//   npm run bench [-- ENTRY…]     default: every entry, one after the other
const ENTRIES = {
  audit: './audit.mjs',
  gate: './gate.mjs',
  npm: './npm.mjs',
  overhead: './overhead.mjs',
  render: './render.mjs',
  run: './execution.mjs',
};

const named = process.argv.slice(2);
const names = Object.keys(ENTRIES);
const unknown = named.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Unknown entry ${unknown}; choose from ${names.join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${process.platform} ${process.arch}\n`);
for (const [name, file] of Object.entries(ENTRIES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const entry = await import(file);
  for await (const table of entry.run()) console.log(table);
}
