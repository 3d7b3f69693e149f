// Runs npm's own code in this process, once for each line of standard input: an npm of its own for each
// would spend most of its time on loading itself. What it runs is written down by its `script-shell`.
const { join } = require('node:path');
const { createInterface } = require('node:readline');

const [, , folder] = process.argv;
const Npm = require(join(folder, 'lib', 'npm.js'));
const environment = { ...process.env };

/** @param {{ cwd: string, args: string[], record: string }} request */
async function run({ cwd, args, record }) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment, { GENE_GATE_RECORD: record });
  process.chdir(cwd);
  process.argv = [process.execPath, join(folder, 'bin', 'npm-cli.js'), ...args];
  const npm = new Npm();
  try {
    const { exec, command, args: words } = await npm.load();
    if (exec && command) await npm.exec(command, words);
  } catch {
    // What did not run is not in the record.
  } finally {
    npm.unload();
    process.exitCode = 0;
  }
}

async function main() {
  for await (const line of createInterface({ input: process.stdin })) {
    await run(JSON.parse(line));
    process.stdout.write('\0');
  }
}

void main();
