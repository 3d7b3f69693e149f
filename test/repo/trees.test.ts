import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { additionsOf, withAdditions } from '../../src/repo/additions.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import { readTree } from '../../src/repo/object-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';
import { list } from '../table.ts';
import { committed, createRepository, open, recordingGit, temporaryFolder } from './repository.ts';

const paths = (entries: Iterable<{ path: string }>) => [...entries].map(({ path }) => path);

const FILES = {
  'package.json': '{}\n',
  'src/a.js': 'a\n',
  'src/deep/b.js': 'bb\n',
  'src.js': '',
  'bin/run': { executable: '#!/bin/sh\n' },
  link: { symlink: 'src/a.js' },
  'src/outside': { symlink: '../../etc/passwd' },
  'spaces and "quotes"\nand 日本語/-x': 'odd\n',
  bytes: Buffer.from([0, 255, 10, 0]),
} satisfies Record<string, LiteralEntry>;

function onDisk() {
  const repository = createRepository();
  repository.write(FILES);
  return repository;
}

async function committedTree() {
  const repository = onDisk();
  const commit = repository.commit();
  return readTree(await open(repository.directory), commit);
}

const EMPTY = () => folderTree(temporaryFolder());

/** All kinds of Tree must behave the same. */
const KINDS: [string, () => Promise<Tree>][] = [
  ['literalTree', async () => literalTree(FILES)],
  ['folderTree', async () => folderTree(onDisk().directory)],
  ['readTree', committedTree],
  ['withAdditions', async () => withAdditions(await committedTree(), EMPTY(), additionsOf())],
];

describe.each(KINDS)('%s', (_, make) => {
  it('describes the entry at a path without following symlinks', async () => {
    const tree = await make();
    const stat = (path: string) => tree.stat(path);
    expect(stat('')).toMatchObject({ path: '', kind: 'directory' });
    expect(stat('src')).toMatchObject({ path: 'src', kind: 'directory', tracked: true });
    expect(stat('src/a.js')).toMatchObject({ kind: 'file', size: 2, tracked: true });
    expect(stat('src.js')).toMatchObject({ kind: 'file', size: 0 });
    expect(stat('bin/run')).toMatchObject({ kind: 'executable', size: 10 });
    expect(stat('link')).toMatchObject({ path: 'link', kind: 'symlink' });
    expect(tree.readlink('link')).toBe('src/a.js');
    expect(tree.readlink('src/outside')).toBe('../../etc/passwd');
    expect(tree.readlink('src/a.js')).toBeUndefined();
    expect(tree.readlink('missing')).toBeUndefined();
  });

  it('has no entry at a missing path, in any spelling', async () => {
    const tree = await make();
    const spelt = ['src/', '/src', './src', 'src/../src', 'src//a.js', '..', 'a\0b'];
    for (const path of ['missing', 'link/x', '.git', '.git/HEAD', '.GIT', ...spelt]) {
      expect(tree.stat(path)).toBeUndefined();
      expect(tree.readlink(path)).toBeUndefined();
      expect(tree.list(path)).toEqual([]);
      await expect(tree.read(path)).rejects.toMatchObject({ code: 'file_unreadable' });
    }
  });

  it('lists a directory and all files, sorted by path', async () => {
    const tree = await make();
    expect(paths(tree.list(''))).toEqual(list`
      bin ¦ bytes ¦ link ¦ package.json ¦ spaces and "quotes"<U+000A>and 日本語 ¦ src ¦ src.js
    `);
    expect(paths(tree.list('src'))).toEqual(['src/a.js', 'src/deep', 'src/outside']);
    expect(tree.list('src/a.js')).toEqual([]);
    expect(tree.list('link')).toEqual([]);
    expect(paths(tree.files())).toEqual(Object.keys(FILES).sort());
  });

  it('reads regular files byte for byte', async () => {
    const tree = await make();
    const names = ['src/deep/b.js', 'bytes', 'src.js', 'spaces and "quotes"\nand 日本語/-x'];
    const contents = await Promise.all(names.map((name) => tree.read(name)));
    expect(contents.map(String)).toEqual(['bb\n', FILES.bytes.toString(), '', 'odd\n']);
    expect(contents[1]).toEqual(FILES.bytes);
    for (const path of ['src', 'link', 'src/outside', '']) {
      await expect(tree.read(path)).rejects.toMatchObject({
        code: 'file_unreadable',
        message: expect.stringContaining(tree.label),
      });
    }
  });
});

describe('readTree', () => {
  it('has the tree of its commit, regardless of the checkout', async () => {
    const { base: first, ...repository } = committed({ a: 'old\n' });
    repository.write({ a: 'new\n', b: 'b\n' });
    repository.commit();
    const tree = await readTree(await open(repository.directory), first);
    expect(String(await tree.read('a'))).toBe('old\n');
    expect(tree.stat('b')).toBeUndefined();
    expect(tree.label).toBe(`commit ${first.slice(0, 12)}`);
  });

  it('shows submodules as submodules', async () => {
    const repository = createRepository();
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},sub`);
    repository.git('commit', '--quiet', '--message=sub');
    const commit = repository.git('rev-parse', 'HEAD');
    const tree = await readTree(await open(repository.directory), commit);
    const submodule = { path: 'sub', kind: 'submodule', oid: 'a'.repeat(40), tracked: true };
    expect(tree.stat('sub')).toEqual(submodule);
    await expect(tree.read('sub')).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it('serves all reads of one turn with one process, equal contents once', async () => {
    const repository = createRepository();
    for (let index = 0; index < 100; index++) repository.write({ [`${index}`]: `${index % 9}\n` });
    const commit = repository.commit();
    const { env, commands } = recordingGit();
    const tree = await readTree(await open(repository.directory, env), commit);
    const contents = await Promise.all([...tree.files()].map(({ path }) => tree.read(path)));
    expect(new Set(contents.map(String)).size).toBe(9);
    expect(String(await tree.read('42'))).toBe('6\n');
    expect(commands()).toEqual(['rev-parse', 'ls-tree', 'cat-file']);
  });

  it('rejects only the file that is too large', async () => {
    const files = { small: 'x'.repeat(10), large: 'x'.repeat(11) };
    const { base: commit, ...repository } = committed(files);
    const tree = await readTree(await open(repository.directory), commit, { maxFileBytes: 10 });
    const [small, large] = await Promise.allSettled([tree.read('small'), tree.read('large')]);
    expect(small.status).toBe('fulfilled');
    expect(large).toMatchObject({
      reason: { code: 'file_unreadable', message: expect.stringContaining('large in commit') },
    });
  });

  it('distinguishes names that are not valid text', async () => {
    const repository = createRepository();
    const [first, second] = [Buffer.from([0x61, 0xe9]), Buffer.from([0x61, 0xe8])];
    for (const name of [first, second]) {
      writeFileSync(Buffer.concat([Buffer.from(`${repository.directory}/`), name]), 'x\n');
    }
    const commit = repository.commit();
    const tree = await readTree(await open(repository.directory), commit);
    expect(paths(tree.files())).toEqual(['a\udce8', 'a\udce9']);
    expect(String(await tree.read('a\udce8'))).toBe('x\n');
  });

  it.each<[string, (blob: string, tree: string) => string]>([
    ['a directory .git', (_, tree) => `40000 .git\0${tree}`],
    ['a file .GiT', (blob) => `100644 .GiT\0${blob}`],
    ['a directory ..', (_, tree) => `40000 ..\0${tree}`],
    ['a slash in a name', (blob) => `100644 a/../../b\0${blob}`],
    ['one name twice', (blob) => `100644 a\0${blob}100755 a\0${blob}`],
    ['a file and a directory of one name', (blob, tree) => `100644 a\0${blob}40000 a\0${tree}`],
  ])('rejects a handcrafted tree with %s', async (_, content) => {
    const repository = createRepository();
    repository.write({ x: 'x\n' });
    repository.commit();
    const bytes = (id: string) => Buffer.from(id, 'hex').toString('latin1');
    const made = content(
      bytes(repository.git('rev-parse', 'HEAD:x')),
      bytes(repository.git('rev-parse', 'HEAD^{tree}')),
    );
    writeFileSync(join(repository.directory, 'made'), Buffer.from(made, 'latin1'));
    const tree = repository.git('hash-object', '-t', 'tree', '-w', '--literally', 'made');
    await expect(readTree(await open(repository.directory), tree)).rejects.toMatchObject({
      code: 'file_unreadable',
    });
  });
});

describe('folderTree', () => {
  it('does not follow symlinks and omits special files', async () => {
    const folder = temporaryFolder();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret'), 's\n');
    symlinkSync(outside, join(folder, 'way-out'));
    symlinkSync(join(outside, 'secret'), join(folder, 'direct'));
    const tree = folderTree(folder);
    expect(tree.stat('way-out')).toMatchObject({ kind: 'symlink' });
    expect(tree.stat('way-out/secret')).toBeUndefined();
    expect(tree.list('way-out')).toEqual([]);
    await expect(tree.read('way-out/secret')).rejects.toMatchObject({ code: 'file_unreadable' });
    await expect(tree.read('direct')).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it.skipIf(process.getuid?.() === 0)('reports an unreadable directory', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'node_modules/tool'), { recursive: true });
    chmodSync(join(folder, 'node_modules'), 0);
    const tree = folderTree(folder);
    const both = withAdditions(literalTree({}), folderTree(folder), additionsOf());
    const path = 'node_modules/tool';
    const looks = [() => tree.stat(path), () => tree.list('node_modules'), () => both.stat(path)];
    for (const look of looks) expect(look).toThrow(/Cannot read node_modules/);
    chmodSync(join(folder, 'node_modules'), 0o700);
    expect(tree.stat('node_modules/none')).toBeUndefined();
    expect(tree.stat('x'.repeat(5000))).toBeUndefined();
  });

  it('rejects a named pipe and a file above the limit without reading them', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'large'), '');
    truncateSync(join(folder, 'large'), 5 * 1024 ** 3);
    if (process.platform !== 'win32')
      execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe')]);
    await expect(folderTree(folder).read('pipe')).rejects.toThrow('not a regular file');
    await expect(folderTree(folder).read('large')).rejects.toThrow('the limit is');
    const message = expect.stringContaining(`${5 * 1024 ** 3} bytes`);
    const refused = { code: 'file_unreadable', message };
    await expect(folderTree(folder, 10).read('large')).rejects.toMatchObject(refused);
  });

  it('shows node_modules at any depth as untracked', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'packages/a/node_modules/tool'), { recursive: true });
    writeFileSync(join(folder, 'packages/a/node_modules/tool/index.js'), '');
    writeFileSync(join(folder, 'packages/a/own.js'), '');
    const tree = folderTree(folder);
    expect(tree.stat('packages/a/node_modules/tool/index.js')).toMatchObject({ tracked: false });
    expect(paths(tree.files())).toEqual(['packages/a/own.js']);
  });
});

describe('withAdditions', () => {
  const tree = literalTree({
    'src/a.js': 'tree\n',
    'node_modules/tracked/index.js': 'tree\n',
    'node_modules/pinned': { symlink: '../src' },
  });

  function disk(): string {
    const folder = temporaryFolder();
    for (const path of list`
      node_modules/tool/index.js ¦ node_modules/tracked/index.js ¦ node_modules/tracked/more.js
      node_modules/pinned/a.js ¦ src/b.js ¦ packages/a/cache/x ¦ packages/a/index.js
    `) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), 'disk\n');
    }
    chmodSync(join(folder, 'node_modules/tool/index.js'), 0o755);
    mkdirSync(join(folder, 'node_modules/.bin'));
    symlinkSync('../tool/index.js', join(folder, 'node_modules/.bin/tool'));
    return folder;
  }

  it('adds only node_modules from the disk', async () => {
    const both = withAdditions(tree, folderTree(disk()), additionsOf());
    const installed = { kind: 'executable', tracked: false };
    expect(both.stat('node_modules/tool/index.js')).toMatchObject(installed);
    expect(both.readlink('node_modules/.bin/tool')).toBe('../tool/index.js');
    expect(String(await both.read('node_modules/tool/index.js'))).toBe('disk\n');
    expect(both.stat('src/b.js')).toBeUndefined();
    expect(both.stat('packages')).toBeUndefined();
    await expect(both.read('src/b.js')).rejects.toMatchObject({ code: 'file_unreadable' });
    expect([...both.files()]).toEqual([...tree.files()]);
  });

  it.each(['node_modules/tool', 'node_modules/absent'])('asks the disk once for %s', (path) => {
    const folder = folderTree(disk());
    const stat = vi.fn(folder.stat);
    const both = withAdditions(tree, { ...folder, stat }, additionsOf());
    expect(both.stat(path)).toEqual(both.stat(path));
    expect(stat).toHaveBeenCalledTimes(1);
  });

  it('prefers the tree, even where it has no directory', async () => {
    const both = withAdditions(tree, folderTree(disk()), additionsOf());
    expect(String(await both.read('node_modules/tracked/index.js'))).toBe('tree\n');
    expect(both.stat('node_modules/tracked/more.js')).toMatchObject({ tracked: false });
    expect(both.stat('node_modules/pinned')).toMatchObject({ kind: 'symlink' });
    expect(both.readlink('node_modules/pinned')).toBe('../src');
    expect(both.stat('node_modules/pinned/a.js')).toBeUndefined();
    expect(both.list('node_modules/pinned')).toEqual([]);
  });

  it('merges lists', () => {
    const both = withAdditions(tree, folderTree(disk()), additionsOf());
    const inside = (folder: string) => paths(both.list(folder)).join(' ');
    expect(inside('')).toBe('node_modules src');
    const modules = (...names: string[]) => names.map((name) => `node_modules/${name}`).join(' ');
    expect(inside('node_modules')).toBe(modules('.bin', 'pinned', 'tool', 'tracked'));
    expect(inside('node_modules/tracked')).toBe(modules('tracked/index.js', 'tracked/more.js'));
    expect(inside('src')).toBe('src/a.js');
  });

  it('does not add an ignored .npmrc, which commands do not see', async () => {
    const folder = disk();
    writeFileSync(join(folder, '.npmrc'), 'usage=true\n');
    const both = withAdditions(tree, folderTree(folder), additionsOf());
    expect(both.stat('.npmrc')).toBeUndefined();
    expect(paths(both.list(''))).not.toContain('.npmrc');
    const committed = literalTree({ '.npmrc': 'fund=false\n' });
    const shown = withAdditions(committed, folderTree(folder), additionsOf());
    expect(String(await shown.read('.npmrc'))).toBe('fund=false\n');
  });

  it('adds build outputs', () => {
    const both = withAdditions(tree, folderTree(disk()), additionsOf(['packages/*/cache'], []));
    expect(both.stat('packages/a/cache/x')).toMatchObject({ kind: 'file', tracked: false });
    expect(both.stat('packages')).toMatchObject({ kind: 'directory', tracked: false });
    expect(paths(both.list('packages/a'))).toEqual(['packages/a/cache']);
    expect(both.stat('node_modules/tool')).toBeUndefined();
  });
});
