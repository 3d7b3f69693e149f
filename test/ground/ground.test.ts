import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inSentences } from '../../src/ground/error.ts';
import { isNestedTooDeep } from '../../src/ground/mapping.ts';
import { nearestName } from '../../src/ground/nearest-name.ts';
import { removeLeftFolders, temporaryFolder } from '../../src/ground/temporary-folder.ts';
import { makeFolder } from '../../src/ground/write-file.ts';
import { readDocument } from '../../src/policy/policy-document.ts';
import { removeLeftGroups } from '../../src/run/containment/control-groups.ts';
import { temporaryFolder as folderForTest } from '../run/fixture.ts';

it.each([
  ['no commit', 'no commit. Do this.'],
  ['No commit.', 'No commit. Do this.'],
  ['No commit\nat all:', 'No commit at all: Do this.'],
])('a message and its hint are sentences on one line: %j', (message, expected) => {
  expect(inSentences({ message, hint: 'Do\n  this.' })).toBe(expected);
});

it.each([
  ['content-hash-mising', 'content-hash-missing'],
  ['sice', 'size'],
  ['nosuch', undefined],
  ['zzzzzzzzzzzz', undefined],
  ['x'.repeat(100_000), undefined],
])('offers a name only for one that is like it: %#', (name, nearest) => {
  expect(nearestName(name, ['content-hash-missing', 'size', 'log'])).toBe(nearest);
  expect(nearestName(name, [])).toBeUndefined();
});

it.each([
  '['.repeat(100_000),
  `a: ${'{b: '.repeat(5_000)}`,
  `${'- '.repeat(5_000)}a`,
  `${'? '.repeat(5_000)}a`,
  Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
])('isNestedTooDeep is true for text %# that is nested without end', (yaml) => {
  expect(isNestedTooDeep(yaml)).toBe(true);
  expect(readDocument(yaml)).toHaveProperty('broken');
});

it.each(['a: [b, {c: [d]}]', '[a]\n'.repeat(1_000), ']'.repeat(1_000), '{}, '.repeat(1_000)])(
  'isNestedTooDeep is false for text %#',
  (yaml) => expect(isNestedTooDeep(yaml)).toBe(false),
);

const onLinux = process.platform === 'linux';
const LEFT = 'gene-gate-run-abcdef';
const OWN = 'gene-gate-run-ghijkl';

/** Makes a directory look like one that a killed gate left days ago. */
function age(path: string): void {
  const then = new Date(Date.now() - 4 * 86_400_000);
  utimesSync(path, then, then);
}

describe.runIf(onLinux)('removeLeftFolders', () => {
  it('removes the directories of gates that were killed, and no other', async () => {
    const folder = folderForTest({ 'elsewhere/kept.txt': 'x', [`${LEFT}/deep/file`]: '' });
    symlinkSync(join(folder, 'elsewhere'), join(folder, LEFT, 'link'));
    const others = [OWN, 'gene-gate-x', 'gene-gate-demo-abc'];
    for (const name of others) mkdirSync(join(folder, name));
    for (const name of [LEFT, 'gene-gate-x', 'elsewhere']) age(join(folder, name));
    await removeLeftFolders(folder);
    expect(readdirSync(folder).sort()).toEqual([...others, 'elsewhere'].sort());
    expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
  });

  it('removes those of a process that is gone, whatever their age', async () => {
    const own = await temporaryFolder();
    const name = basename(own);
    const { pid } = spawnSync(process.execPath, ['--version']);
    const gone = name.replace(`-${process.pid}-`, `-${pid}-`);
    const elsewhere = name.replace(/run-\d+-/, 'run-1-').replace(`-${process.pid}-`, `-${pid}-`);
    const folder = folderForTest({ [`${gone}/a`]: '', [`${name}/a`]: '', [`${elsewhere}/a`]: '' });
    await removeLeftFolders(folder);
    expect(readdirSync(folder).sort()).toEqual([name, elsewhere].sort());
    rmSync(own, { recursive: true });
  });

  it('follows no link that has the name of a directory', async () => {
    const folder = folderForTest({ 'elsewhere/kept.txt': 'x' });
    symlinkSync(join(folder, 'elsewhere'), join(folder, LEFT));
    age(join(folder, 'elsewhere'));
    await removeLeftFolders(folder);
    expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
    expect(existsSync(join(folder, LEFT))).toBe(true);
  });

  it('keeps a directory in which something is mounted', async (context) => {
    const folder = folderForTest({ 'elsewhere/kept.txt': 'x', [`${LEFT}/stage/a`]: '' });
    age(join(folder, LEFT));
    const at = (...names: string[]) => join(folder, ...names);
    const mount = spawnSync('mount', ['--bind', at('elsewhere'), at(LEFT, 'stage')]);
    if (mount.status !== 0) return context.skip('this machine does not let the test mount');
    await removeLeftFolders(folder);
    spawnSync('umount', [at(LEFT, 'stage')]);
    expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
    expect(existsSync(join(folder, LEFT))).toBe(true);
  });
});

it('temporaryFolder names its parent where it cannot be created', async () => {
  rmSync(await temporaryFolder(), { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = '/none/at/all';
  await expect(temporaryFolder()).rejects.toThrow(
    'Cannot create a temporary directory in /none/at/all (ENOENT).',
  );
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

it.runIf(onLinux)('removeLeftGroups removes only the groups of killed gates', () => {
  const parent = folderForTest();
  for (const name of [`${LEFT}/command`, `${OWN}/command`, 'other']) {
    mkdirSync(join(parent, name), { recursive: true });
  }
  age(join(parent, LEFT));
  removeLeftGroups(parent);
  removeLeftGroups('/none');
  expect(readdirSync(parent).sort()).toEqual([OWN, 'other'].sort());
});

it.runIf(onLinux)('makeFolder ends where nothing can be created', async () => {
  for (const path of ['/proc/x', '/proc/x/y/z', '/proc/self/fd/x/y']) {
    await expect(makeFolder(path)).rejects.toThrow(/ENOENT|EACCES|EPERM/);
  }
});
