import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { NO_PROGRESS, type Progress } from '../../src/run/progress.ts';
import { runPlans } from '../../src/run/schedule.ts';
import { type LIMITS, planOf, temporaryFolder } from '../run/fixture.ts';
import {
  choose,
  inNamespaces,
  missingNamespaces,
  planOfScript,
  sharing,
} from './containment-attacks.ts';

const MEBIBYTE = 1024 * 1024;
const shared = sharing();

async function run(script: string, limits: Partial<typeof LIMITS>) {
  const { backend, isolation } = await shared({ limits });
  const outcome: Outcome = await backend.run(planOfScript(script));
  return { outcome, had: isolation.limits };
}

inNamespaces('limits of a command are told as the kernel holds them', async () => {
  const { isolation } = await choose(temporaryFolder(), {
    limits: { open_files: 100, memory_bytes: 256 * MEBIBYTE },
  });
  expect(isolation.limits).toMatchObject({ open_files: 100, file_bytes: 4096 * MEBIBYTE });
  expect(isolation.description).toContain('memory: 256 MiB');
});

inNamespaces('resources of a command are those of its descendants, too, or not told', async () => {
  const child = `const end = process.cpuUsage().user + 4e5, b = Buffer.alloc(100 * ${MEBIBYTE}, 1);
      while (process.cpuUsage().user < end);`;
  const { outcome, had } = await run(
    `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`,
    {},
  );
  if (had?.memory_limited_by === 'supervisor')
    expect(outcome).not.toHaveProperty('resources.peak_memory_bytes');
  else expect(outcome.resources?.peak_memory_bytes).toBeGreaterThan(100 * MEBIBYTE);
  if (outcome.resources?.cpu_ms !== undefined) {
    expect(outcome.resources.cpu_ms).toBeGreaterThanOrEqual(400);
    expect(outcome.resources.cpu_ms).toBeLessThan(outcome.duration_ms * 4);
  }
});

inNamespaces('a command has terminals of its own, but not that of the gate', async ({ skip }) => {
  if (!existsSync('/usr/bin/script')) skip('`script` is not installed');
  const { outcome } = await run(
    `const { spawnSync } = require('child_process'), fs = require('fs');
      try { fs.openSync('/dev/tty', 'r+'); console.log('GOT') } catch (error) { console.log(error.code) }
      const argv = ['-qec', 'tty && echo hi >/dev/tty', '/dev/null'];
      process.stdout.write(spawnSync('/usr/bin/script', argv, { encoding: 'utf8' }).stdout)`,
    {},
  );
  expect(outcome.stdout.head).toBe('ENXIO\n/dev/pts/0\r\nhi\r\n');
});

inNamespaces('a command has its outputs as files, which a script opens', async () => {
  const { outcome } = await run(
    `const { spawnSync } = require('child_process');
      const script = 'echo out >/dev/stdout; echo err >>/dev/stderr; echo copy | tee /dev/fd/2';
      process.exit(spawnSync('sh', ['-ec', script], { stdio: 'inherit' }).status)`,
    {},
  );
  expect(outcome).toMatchObject({
    status: 'passed',
    stdout: { head: 'out\ncopy\n' },
    stderr: { head: 'err\ncopy\n' },
  });
});

inNamespaces('a command renames a directory of the commit of any owner', async ({ skip }) => {
  if (process.getuid?.() !== 0) skip('only root can change the owner of a file');
  const checkout = temporaryFolder({
    'check.js': `const fs = require('fs');
        fs.renameSync('lib', 'moved');
        console.log(fs.readFileSync('moved/deep/a.txt', 'utf8'), fs.existsSync('lib'))`,
    'lib/deep/a.txt': 'a',
  });
  for (const uid of [0, 1234]) {
    for (const path of ['', 'check.js', 'lib', 'lib/deep', 'lib/deep/a.txt']) {
      chownSync(join(checkout, path), uid, uid);
    }
    const { backend } = await choose(checkout);
    const { stdout, side_effects } = await backend.run(planOf('node check.js'));
    expect(stdout.head).toBe('a false\n');
    expect(side_effects).toMatchObject({ deleted: ['lib'] });
  }
});

inNamespaces('caches in node_modules can be written, and packages stay', async () => {
  const checkout = temporaryFolder({
    'check.js': `const fs = require('fs');
        const can = (f) => { try { f(); return 'did' } catch (error) { return error.code } };
        console.log(['.vite-temp', '.cache/babel', '.new', '.cache'].map((name) => can(() => {
          fs.mkdirSync('node_modules/' + name, { recursive: true });
          fs.writeFileSync('node_modules/' + name + '/x.mjs', '');
        })).join(), can(() => fs.appendFileSync('node_modules/.cache/old', 'x')),
        process.getuid() === fs.statSync('node_modules/pkg/index.js').uid)`,
    'node_modules/.vite-temp/old': '',
    'node_modules/.cache/old': 'x',
    'node_modules/.cache/babel/old': '',
    'node_modules/pkg/index.js': '',
  });
  const before = readdirSync(join(checkout, 'node_modules/.vite-temp'));
  const { backend, isolation } = await choose(checkout);
  const { stdout, side_effects } = await backend.run(planOf('node check.js'));
  const isAdopted = process.getuid?.() === 0 && isolation.launcher === 'root';
  expect(stdout.head).toBe(`did,did,did,did did ${!isAdopted}\n`);
  expect(side_effects?.created).toContain('node_modules/.vite-temp/x.mjs');
  expect(readdirSync(join(checkout, 'node_modules/.vite-temp'))).toEqual(before);
});

async function effectsOf(script: string, files: Readonly<Record<string, string>> = {}) {
  const checkout = temporaryFolder({ 'check.js': `const fs = require('fs'); ${script}`, ...files });
  const { backend } = await choose(checkout);
  const outcome = await backend.run(planOf('node check.js', { timeoutMs: 120_000 }));
  expect(outcome).toMatchObject({ status: 'passed' });
  return outcome.side_effects;
}

inNamespaces('what is written is listed down to a path of 1,000 bytes', async () => {
  const effects = await effectsOf(`for (let i = 0; i < 1000; i += 1) {
      fs.mkdirSync('folder-' + i); process.chdir('folder-' + i); fs.writeFileSync('f' + i, '') }`);
  expect(effects).toMatchObject({ complete: false, deleted: [] });
  expect(effects?.totals?.created).toBeGreaterThan(90);
  expect(effects?.created[0]).toMatch(/^folder-0\//);
});

inNamespaces('what a command wrote is counted if it is more than is listed', async () => {
  const old = Array.from({ length: 150 }, (_, index) => [`old/${index}.txt`, '']);
  const effects = await effectsOf(
    `for (let i = 0; i < 20_000; i += 1) {
        if (i % 100 === 0) fs.mkdirSync('out/' + i, { recursive: true });
        fs.writeFileSync('out/' + (i - i % 100) + '/' + i, '');
      }
      fs.rmSync('old', { recursive: true }); fs.mkdirSync('old')`,
    Object.fromEntries(old),
  );
  const totals = { created: 20_000, changed: 0, deleted: 150 };
  expect(effects).toMatchObject({ totals, complete: false });
  expect(effects?.created[0]).toBe('out/0/0');
});

inNamespaces('all that is created, changed and deleted is named', async () => {
  const script = `const { execFileSync } = require('child_process');
      fs.mkdirSync('new/deep', { recursive: true });
      for (const name of ['a b', 'line\\nbreak', '=.x', '-n', '\u00fc', 'end']) fs.writeFileSync('new/deep/' + name, '');
      fs.symlinkSync('/etc', 'new/link'); execFileSync('mkfifo', ['new/pipe']);
      fs.rmSync('lib/a.txt'); fs.appendFileSync('lib/b.txt', 'x');
      fs.rmSync('gone', { recursive: true }); fs.writeFileSync('gone', '');
      fs.rmSync('again', { recursive: true }); fs.mkdirSync('again'); fs.writeFileSync('again/b', '');
      fs.renameSync('lib/deep', 'moved')`;
  const files = { 'lib/a.txt': '', 'lib/b.txt': '', 'lib/deep/c': '', 'gone/d': '', 'again/a': '' };
  const effects = await effectsOf(script, files);
  const odd = ['-n', '=.x', 'a b', 'end', 'line\nbreak', 'ü'].map((name) => `new/deep/${name}`);
  expect(effects).toEqual({
    created: ['again/b', 'moved/', ...odd, 'new/link', 'new/pipe'],
    changed: ['gone', 'lib/b.txt'],
    deleted: ['again/a', 'lib/a.txt', 'lib/deep'],
  });
});

/** Writes its name, waits until another could have written, and reads who wrote last. */
const WRITER = `const fs = require('node:fs');
const [name] = process.argv.slice(2);
const before = fs.existsSync('result.txt');
fs.writeFileSync('result.txt', name);
setTimeout(() => console.log(before, fs.readFileSync('result.txt', 'utf8')), 500);
`;

inNamespaces('two genes that write the same file do not see each other', async () => {
  const checkout = temporaryFolder({ 'write.js': WRITER });
  const { backend } = await choose(checkout);
  const genes = ['one', 'two'].map((id) => ({ id, plans: [planOf(`node write.js ${id}`)] }));
  const events: string[] = [];
  const progress: Progress = {
    ...NO_PROGRESS,
    started: () => events.push('started'),
    finished: () => events.push('finished'),
  };
  const { signal } = new AbortController();
  const runs = await runPlans(genes, { backend, progress, concurrency: 2, signal });
  expect(events).toEqual(['started', 'started', 'finished', 'finished']);
  expect([...runs.values()].flat().map(({ outcome }) => outcome)).toMatchObject([
    { status: 'passed', stdout: { head: 'false one\n' } },
    { status: 'passed', stdout: { head: 'false two\n' } },
  ]);
  expect(existsSync(join(checkout, 'result.txt'))).toBe(false);
});

/** Starts processes until it may not, and takes memory as far as it can. */
const GREEDY: Readonly<Record<string, string>> = {
  'processes.js': `const { spawn } = require('node:child_process');
    const more = () => spawn('sleep', ['60']).on('spawn', more).on('error', () => setInterval(() => {}, 1000));
    for (let i = 0; i < 9; i += 1) more();`,
  'memory.js': 'for (const kept = []; ; ) kept.push(Buffer.alloc(10 * 1024 * 1024, 1))',
  'memory-of-many.js': `const { spawn } = require('node:child_process');
    const script = 'const kept = Buffer.alloc(40 * 1024 * 1024, 1); setInterval(() => kept, 1000)';
    for (let i = 0; i < 20; i += 1) spawn(process.execPath, ['-e', script]);`,
};

/** Starts processes one after another while the others take all they can. */
const MODEST = `const { spawnSync } = require('node:child_process');
for (const end = Date.now() + 3000; Date.now() < end; )
  if (spawnSync('sleep', ['0.05']).status !== 0) process.exit(1);
`;

it.each(Object.keys(GREEDY))('a command passes beside greed: %s', async (greedy) => {
  const missing = await missingNamespaces();
  if (missing !== undefined) return console.info(`skipped: ${missing}`);
  const checkout = temporaryFolder({ ...GREEDY, 'modest.js': MODEST });
  const limits = { processes: 300, memory_bytes: 400 * 1024 * 1024 };
  const { backend } = await choose(checkout, { limits });
  const [taken, other] = await Promise.all([
    backend.run(planOf(`node ${greedy}`, { timeoutMs: 6000 })),
    backend.run(planOf('node modest.js')),
  ]);
  expect(other).toMatchObject({ status: 'passed' });
  expect(['crashed', 'timed_out']).toContain(taken.status);
  if (greedy !== 'processes.js') expect(taken.limits_hit).toEqual(['memory_bytes']);
});
