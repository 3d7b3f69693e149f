import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEnded, processIdentity } from '../../src/ground/process-identity.ts';
import { removeLeftFolders, temporaryFolder } from '../../src/ground/temporary-folder.ts';
import { makeFolder } from '../../src/ground/write-file.ts';
import { removeLeftGroups } from '../../src/run/containment/control-groups.ts';
import { temporaryFolder as folderForTest } from '../run/fixture.ts';

const onLinux = process.platform === 'linux';

const [pid, start, place] = processIdentity().split('-');
/** The name of a directory of a process that has ended. */
const LEFT = `gene-gate-${pid}-${start}1-${place}-abcdef`;
const OWN = `gene-gate-${processIdentity()}-abcdef`;

describe('processIdentity', () => {
  it.runIf(onLinux)(
    'tells this process from one that has ended, and from one elsewhere',
    async () => {
      const own = processIdentity();
      expect(own).toMatch(/^[0-9a-z]+-[0-9a-z]+-[0-9a-f]{8}$/);
      expect(isEnded(own)).toBe(false);
      expect(isEnded(`gene-gate-${pid}-${start}1-${place}-abcdef`)).toBe(true);
      expect(isEnded(`gene-gate-${pid}-${start}1-00000000-abcdef`)).toBe(false);
      expect(isEnded('gene-gate-abcdef')).toBe(false);
      expect(isEnded('')).toBe(false);
      const { pid: gone } = spawnSync(process.execPath, ['-e', '0']);
      expect(isEnded(`${gone.toString(36)}-${start}-${place}`)).toBe(true);
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      expect(isEnded(`${other.pid?.toString(36)}-1-${place}`)).toBe(true);
      other.kill('SIGKILL');
    },
  );
});

describe.runIf(onLinux)('removeLeftFolders', () => {
  it('removes the directories of gates that were killed, and no other', async () => {
    const folder = folderForTest({ 'elsewhere/kept.txt': 'x', [`${LEFT}/deep/file`]: '' });
    symlinkSync(join(folder, 'elsewhere'), join(folder, LEFT, 'link'));
    const others = [OWN, 'gene-gate-x', 'gene-gate-demo-abc'];
    for (const name of others) mkdirSync(join(folder, name));
    await removeLeftFolders(folder);
    expect(readdirSync(folder).sort()).toEqual([...others, 'elsewhere'].sort());
    expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
  });

  it('follows no link that has the name of a directory', async () => {
    const folder = folderForTest({ 'elsewhere/kept.txt': 'x' });
    symlinkSync(join(folder, 'elsewhere'), join(folder, LEFT));
    await removeLeftFolders(folder);
    expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
    expect(existsSync(join(folder, LEFT))).toBe(true);
  });

  it('unmounts what is left, and keeps a directory in which something stays mounted', async (context) => {
    const folder = folderForTest({ 'elsewhere/kept.txt': 'x', [`${LEFT}/stage/a`]: '' });
    const mount = spawnSync('mount', [
      '--bind',
      join(folder, 'elsewhere'),
      join(folder, LEFT, 'stage'),
    ]);
    if (mount.status !== 0) return context.skip('this machine does not let the test mount');
    await removeLeftFolders(folder);
    expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
    expect(existsSync(join(folder, LEFT))).toBe(false);
  });
});

describe('temporaryFolder', () => {
  it('belongs to this process, and names its parent where it cannot be created', async () => {
    const folder = await temporaryFolder();
    expect(basename(folder)).toContain(`gene-gate-${processIdentity()}-`);
    rmSync(folder, { recursive: true });
    const { TMPDIR } = process.env;
    process.env.TMPDIR = '/none/at/all';
    await expect(temporaryFolder()).rejects.toThrow(
      'Cannot create a temporary directory in /none/at/all (ENOENT).',
    );
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });
});

describe('removeLeftGroups', () => {
  it.runIf(onLinux)('removes the groups of gates that were killed, and no other', () => {
    const parent = folderForTest();
    for (const name of [`${LEFT}/command`, `${OWN}/command`, 'other']) {
      mkdirSync(join(parent, name), { recursive: true });
    }
    removeLeftGroups([
      { controller: 'pids', parent },
      { controller: 'memory', parent: '/none' },
    ]);
    expect(readdirSync(parent).sort()).toEqual([OWN, 'other'].sort());
  });
});

describe('makeFolder', () => {
  it('creates a directory and those above it, and keeps an existing one', async () => {
    const root = folderForTest({ 'there/file': 'x' });
    await makeFolder(join(root, 'a/b/c'));
    await makeFolder(join(root, 'there'));
    await makeFolder('/');
    expect(existsSync(join(root, 'a/b/c'))).toBe(true);
    await expect(makeFolder(join(root, 'there/file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(root, 'there/file/x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it.runIf(onLinux)('ends where nothing can be created', async () => {
    for (const path of ['/proc/x', '/proc/x/y/z', '/proc/self/fd/x/y']) {
      await expect(makeFolder(path)).rejects.toThrow(/ENOENT|EACCES|EPERM/);
    }
  });
});
