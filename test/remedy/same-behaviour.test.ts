import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { rewriteCommand } from '../../src/remedy/rewrite-command.ts';
import { ScriptStore } from '../../src/remedy/script-store.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { sample } from '../runs.ts';
import { judgeIn } from './fixture.ts';

/** Every command below passes in this tree, and fails in one that has only the last two files. */
const PASSING = {
  'README.md': '# Title\nREQUIRES: nothing\n',
  'data.json': '{"items": [1, 2, 3]}',
  'src/evolve.js':
    "if (require.main === module) process.exit(9);\nif (process.argv.some((word) => word.includes('eval-'))) process.exit(8);\nexports.run = () => 'ran'; exports.argv = process.argv.slice(1);\n",
  'node_modules/dep/index.js': 'module.exports = 7;\n',
};
const FAILING = { 'data.json': '{"items": []}', 'scripts/other.js': '' };

const COMMANDS = [
  `node -e "require('./src/evolve'); console.log('ok')"`,
  `node --eval="require('./src/evolve.js')"`,
  `node --eval 'const { run } = require("./src/evolve"); if (run() !== "ran") throw 1'`,
  `node -e "const fs=require('fs'); const c=fs.readFileSync('README.md','utf8'); if(!c.includes('REQUIRES')) throw new Error('missing')"`,
  `node -e "if (!fs.existsSync('README.md')) process.exit(3)"`,
  `node -e "fs = require('fs'); fs.readFileSync('README.md')"`,
  `node -e "process.exitCode = JSON.parse(fs.readFileSync('data.json')).items.length === 3 ? 0 : 4"`,
  `node -e "const d = require('./data.json'); process.exit(d.items.length ? 0 : 1)"`,
  `node -e "if (crypto.createHash('md5').update(fs.readFileSync('README.md')).digest('hex').length !== 32) throw 1"`,
  `node -e "if (require('./src/evolve').argv.join() !== 'a,b') throw 1" a b`,
  `node -e "if (process.argv.slice(1).join() !== 'x y,--z' || !fs.existsSync('README.md')) throw 1" -- 'x y' --z`,
  `node -e "console.log(process.argv.length); require('./src/evolve')" one`,
  `node -e "require('assert').strictEqual(require('dep'), 7)"`,
  `node -e "'use strict'; function f() { return this } if (f() !== undefined) throw 1; require('./src/evolve')"`,
  `node -e "function f() { return typeof this } if (f() !== 'object') throw 1; require('./src/evolve')"`,
  `node -e "Promise.reject(new Error('never')).catch(() => {}); require('./src/evolve')"`,
  `node -e "fs.promises.readFile('README.md').then((t) => { if (!t.length) throw 1 })"`,
  `node -e "const f = () => { var fs = { ok: 1 }; return fs.ok }; f(); fs.statSync('README.md')"`,
  `node --no-warnings -e "require('./src/evolve')"`,
  `NODE_ENV=test node -e "require('./src/evolve')"`,
  `node -e '\n  const fs = require("fs");\n  // a comment\n  fs.readFileSync("README.md");\n'`,
  `node -e "try { require('./src/evolve') } catch (e) { console.error(e.code); process.exit(1) }"`,
  'node -e \'const t = `${fs.readFileSync("README.md")}`; if (!t.includes(`REQUIRES`)) throw 1\'',
  `node -e "if (!/^# Title/.test(fs.readFileSync('README.md', 'utf8'))) throw new Error('Überschrift “fehlt”')"`,
  `node -e "var x = 1; label: for (;;) break label; ({ fs: x }).fs; require('./src/evolve')" `,
  `  node -e "require('./src/evolve')"\n`,
  `node -e "require('./src/evolve')" && node -e "require('./src/esm.mjs'.replace('esm.mjs', 'evolve'))"`,
  `node -e "require('./src/evolve')" > /dev/null 2>&1`,
  `node -e "if(!fs.readFileSync('README.md','utf8').match(/[#]+ Title/))process.exit(2)//end"`,
  `node -e "<!-- an old comment${'\\n'}require('./src/evolve')"`.replace('\\n', '\n'),
];

interface Run {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  /** The line of standard error that names the error, without paths. */
  readonly error: string | undefined;
}

/** Through a shell, as engines run a validation command. */
function run(command: string, cwd: string): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile('/bin/sh', ['-c', command], { cwd }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, stdout, error: /^\w*Error: .*$/m.exec(stderr)?.[0] });
    });
    child.stdin?.end();
  });
}

async function runAll(commands: readonly string[], cwd: string): Promise<Run> {
  let stdout = '';
  for (const command of commands) {
    const result = await run(command, cwd);
    stdout += result.stdout;
    if (result.code !== 0) return { ...result, stdout };
  }
  return { code: 0, stdout, error: undefined };
}

type Files = Readonly<Record<string, string>>;
type Places = Readonly<Record<'passing' | 'failing', Files>>;

function folderWith(files: Files): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Runs a command and what it becomes, where it passes and where it fails. */
async function bothForms(command: string, places: Places) {
  const folders = [folderWith(places.passing), folderWith(places.failing)];
  const store = new ScriptStore(judgeIn(folderTree(folders[0] ?? '')));
  const fix = await rewriteCommand(command, store);
  if (fix.kind !== 'fixed') throw new Error(JSON.stringify(fix));
  const ends = folders.map(async (folder) => {
    const before = await run(command, folder);
    mkdirSync(join(folder, 'scripts/validate'), { recursive: true });
    for (const path of fix.scripts) writeFileSync(join(folder, path), store.textOf(path) ?? '');
    return { before, after: await runAll(fix.commands, folder) };
  });
  return { scripts: fix.scripts, ends: await Promise.all(ends) };
}

/** Expects the same end and output, unless the command discards its output, and one pass and one failure. */
async function expectSame(command: string, places: Places): Promise<readonly string[]> {
  const { scripts, ends } = await bothForms(command, places);
  const isQuiet = command.includes('/dev/null');
  for (const { before, after } of ends) {
    expect(isQuiet ? after.code : after).toEqual(isQuiet ? before.code : before);
  }
  expect(ends.map(({ after }) => after.code === 0)).toEqual([true, false]);
  return scripts;
}

it.each(sample(COMMANDS))('a script made from code behaves as the code %s', async (command) => {
  const scripts = await expectSame(command, { passing: PASSING, failing: FAILING });
  expect(scripts.length).toBeGreaterThan(0);
});

/** Where each rewritten command passes, and where it fails. */
const PLACES = {
  passing: { 'tools/check.js': "console.log('checked', process.argv.slice(2).join());\n" },
  failing: {
    'tools/check.js': "console.log('one'); throw new TypeError('broken ' + process.argv[2]);\n",
  },
};

const REWRITTEN = [
  'env node tools/check.js x',
  '/usr/bin/env node tools/check.js x',
  'env CI=1 node tools/check.js x',
  'timeout 60 node tools/check.js',
  'nohup node tools/check.js',
  'nice -n 5 node tools/check.js',
  'exec node tools/check.js "a b"',
  'command node tools/check.js',
  'sh -c "node tools/check.js x"',
  "sh -c 'node tools/check.js x && node tools/check.js y'",
  `${process.execPath} tools/check.js x`,
  'node tools/check.js # the checks',
  'node tools/check.js;',
  'node \\\n tools/check.js x',
  'node tools/check.js > /dev/null 2>&1',
  'node tools/check.js && node tools/check.js y',
  'node "$PWD/tools/check.js" x',
  'node $(pwd)/tools/check.js x',
];

/** Programs that not every machine has. */
const OPTIONAL = /^(?:timeout|nohup|nice)(?= )/;

function isRunnable(command: string): boolean {
  const [program] = OPTIONAL.exec(command) ?? [];
  if (program === undefined) return true;
  const found = spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status === 0;
  if (!found) console.log(`Skipped without ${program}: ${command}`);
  return found;
}

it.each(sample(REWRITTEN).filter(isRunnable))('a rewritten command: %s', async (command) => {
  await expectSame(command, PLACES);
});

it.each(['echo start && node tools/check.js x', 'node tools/check.js x && echo ok'])(
  'a rewritten command behaves as the command except for what only prints: %s',
  async (command) => {
    for (const { before, after } of (await bothForms(command, PLACES)).ends) {
      const stdout = before.stdout.replace(/^(?:start|ok)\n/gm, '');
      expect(after).toEqual({ ...before, stdout });
    }
  },
);
