import { beforeAll, describe, expect, it } from 'vitest';
import { planOf, temporaryFolder } from '../run/fixture.ts';
import { choose, whyNot } from './containment-attacks.ts';

let missing: string | undefined;
beforeAll(async () => {
  missing = await whyNot();
});

async function effectsOf(script: string, files: Readonly<Record<string, string>> = {}) {
  const checkout = temporaryFolder({ 'check.js': `const fs = require('fs'); ${script}`, ...files });
  const { backend } = await choose(checkout);
  const outcome = await backend.run(planOf('node check.js', { timeoutMs: 120_000 }));
  expect(outcome).toMatchObject({ status: 'passed' });
  return outcome.side_effects;
}

describe('what a command wrote', () => {
  it('is listed down to a path of 1,000 bytes, and known to be incomplete', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const effects = await effectsOf(`for (let i = 0; i < 1000; i += 1) {
      fs.mkdirSync('folder-' + i); process.chdir('folder-' + i); fs.writeFileSync('f' + i, '') }`);
    expect(effects).toMatchObject({ complete: false, deleted: [] });
    expect(effects?.totals?.created).toBeGreaterThan(90);
    expect(effects?.created[0]).toMatch(/^folder-0\//);
  });

  it('is counted if it is more than is listed', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const old = Array.from({ length: 150 }, (_, index) => [`old/${index}.txt`, '']);
    const effects = await effectsOf(
      `for (let i = 0; i < 20_000; i += 1) {
        if (i % 100 === 0) fs.mkdirSync('out/' + i, { recursive: true });
        fs.writeFileSync('out/' + (i - i % 100) + '/' + i, '');
      }
      fs.rmSync('old', { recursive: true }); fs.mkdirSync('old')`,
      Object.fromEntries(old),
    );
    expect(effects).toMatchObject({
      totals: { created: 20_000, changed: 0, deleted: 150 },
      complete: false,
    });
    expect(effects?.created[0]).toBe('out/0/0');
  });

  it('is complete if all of it is listed', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const effects = await effectsOf(
      `for (let i = 0; i < 99; i += 1) fs.writeFileSync('n' + i, ''); fs.renameSync('lib', 'moved')`,
      { 'lib/a.txt': '', 'lib/deep/b.txt': '' },
    );
    expect(effects?.created).toHaveLength(effects?.created.includes('moved/') ? 100 : 102);
    expect(effects).toMatchObject({ changed: [], deleted: ['lib'] });
    expect(effects).not.toHaveProperty('complete');
    expect(effects).not.toHaveProperty('totals');
  });

  it('names all that it created, changed and deleted, whatever their names are', async ({
    skip,
  }) => {
    if (missing !== undefined) skip(missing);
    const script = `const { execFileSync } = require('child_process');
      fs.mkdirSync('new/deep', { recursive: true });
      for (const name of ['a b', 'line\\nbreak', '=.x', '-n', '\u00fc', 'end']) fs.writeFileSync('new/deep/' + name, '');
      fs.symlinkSync('/etc', 'new/link'); execFileSync('mkfifo', ['new/pipe']);
      fs.rmSync('lib/a.txt'); fs.appendFileSync('lib/b.txt', 'x');
      fs.rmSync('gone', { recursive: true }); fs.writeFileSync('gone', '');
      fs.rmSync('again', { recursive: true }); fs.mkdirSync('again'); fs.writeFileSync('again/b', '');
      fs.renameSync('lib/deep', 'moved')`;
    const files = {
      'lib/a.txt': '',
      'lib/b.txt': '',
      'lib/deep/c.txt': '',
      'gone/d': '',
      'again/a': '',
    };
    const effects = await effectsOf(script, files);
    const odd = ['-n', '=.x', 'a b', 'end', 'line\nbreak', 'ü'].map((name) => `new/deep/${name}`);
    expect(effects).toEqual({
      created: ['again/b', 'moved/', ...odd, 'new/link', 'new/pipe'],
      changed: ['gone', 'lib/b.txt'],
      deleted: ['again/a', 'lib/a.txt', 'lib/deep'],
    });
  });
});
