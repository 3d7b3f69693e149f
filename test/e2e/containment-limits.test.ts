import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { type LIMITS, planOf, temporaryFolder } from '../run/fixture.ts';
import { choose, planOfScript, sharing, whyNot } from './containment-attacks.ts';

const MEBIBYTE = 1024 * 1024;

let missing: string | undefined;
beforeAll(async () => {
  missing = await whyNot();
});

const shared = sharing();

async function run(script: string, limits: Partial<typeof LIMITS>) {
  const { backend, isolation } = await shared({ limits });
  const outcome: Outcome = await backend.run(planOfScript(script));
  return { outcome, had: isolation.limits };
}

describe('limits of a command', () => {
  it('are told as the kernel holds them', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const { isolation } = await choose(temporaryFolder(), {
      limits: { open_files: 100, memory_bytes: 256 * MEBIBYTE },
    });
    expect(isolation.limits).toMatchObject({ open_files: 100, file_bytes: 4096 * MEBIBYTE });
    expect(isolation.description).toContain('memory: 256 MiB');
  });

  it('end one that takes more memory, and say so', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const script = `const kept = [];
      for (let i = 0; i < 60; i += 1) kept.push(Buffer.alloc(10 * ${MEBIBYTE}, 1));
      console.log('had', kept.length)`;
    const { outcome } = await run(script, { memory_bytes: 200 * MEBIBYTE });
    expect(outcome.stdout.head).toBe('');
    expect(outcome).toMatchObject({ status: 'crashed' });
    expect(outcome.reason).toMatch(/at its limit of 209715200 bytes of memory$/);
    expect((await run(script, {})).outcome.stdout.head).toBe('had 60\n');
  });

  it('hold for files, open files, and for all that is written', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const script = `const fs = require('fs');
      process.on('SIGXFSZ', () => {});
      const can = (f) => { try { f(); return 'did' } catch (error) { return error.code } };
      console.log(can(() => fs.writeFileSync('big', Buffer.alloc(3 * ${MEBIBYTE}))),
        can(() => { for (let i = 0; i < 9; i += 1) fs.writeFileSync('/tmp/' + i, Buffer.alloc(${MEBIBYTE})) }),
        can(() => { for (let i = 0; i < 200; i += 1) fs.openSync('check.js') }))`;
    const limits = { file_bytes: 2 * MEBIBYTE, open_files: 100, written_bytes: 8 * MEBIBYTE };
    expect((await run(script, limits)).outcome.stdout.head).toBe('EFBIG ENOSPC EMFILE\n');
    expect((await run(script, {})).outcome.stdout.head).toBe('did did did\n');
  });
});

describe('resources of a command', () => {
  it('are those of its descendants, too, or not told', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
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
});

describe('devices of a command', () => {
  it('has shared memory, which counts as written', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const script = `const fs = require('fs');
      fs.writeFileSync('/dev/shm/a', 'x');
      try { fs.writeFileSync('/dev/shm/b', Buffer.alloc(9 * ${MEBIBYTE})); console.log('did') }
      catch (error) { console.log(error.code) }`;
    const { outcome } = await run(script, { written_bytes: 8 * MEBIBYTE });
    expect(outcome.stdout.head).toBe('ENOSPC\n');
    expect((await run(script, {})).outcome.stdout.head).toBe('did\n');
  });

  it('has terminals of its own, but not that of the gate', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
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

  it('has its outputs as files, which a script opens by their names', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
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

  it('can rename a directory of the commit, as root for any owner', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
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
});

describe('caches of tools in node_modules', () => {
  it('can be written whether or not they exist, and packages stay as they are', async ({
    skip,
  }) => {
    if (missing !== undefined) skip(missing);
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
});
