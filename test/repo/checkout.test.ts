import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { additionsOf } from '../../src/repo/additions.ts';
import { requireCheckedOut, requireSameFiles } from '../../src/repo/checkout.ts';
import { snapshotWorktree } from '../../src/repo/worktree.ts';
import { createRepository, open, type TestRepository } from './repository.ts';

describe('requireCheckedOut', () => {
  function checkedOut() {
    const repository = createRepository();
    repository.write({
      '.gitignore': 'ignored\n',
      'a.txt': 'a\n',
      'folder/b.txt': 'b\n',
      link: { symlink: 'a.txt' },
    });
    const first = repository.commit();
    repository.write({ 'a.txt': 'aa\n' });
    return { ...repository, first, audited: repository.commit() };
  }

  it('accepts an untouched checkout with any untracked files', async () => {
    const repository = checkedOut();
    repository.write({ untracked: 'x\n', ignored: 'x\n' });
    await requireCheckedOut(
      await open(repository.directory),
      repository.audited,
      additionsOf(),
      'terminal',
    );
  });

  /** Some file systems have only names in UTF-8. */
  function writeRawName(directory: string): boolean {
    try {
      writeFileSync(Buffer.concat([Buffer.from(`${directory}/caf`), Buffer.of(0xe9)]), 'a\n');
      return true;
    } catch {
      return false;
    }
  }

  it('accepts a file whose name is not UTF-8, and finds its change', async ({ skip }) => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n' });
    if (!writeRawName(repository.directory)) skip('the file system refuses the name');
    const audited = repository.commit();
    const opened = await open(repository.directory);
    await requireCheckedOut(opened, audited, additionsOf(), 'terminal');
    rmSync(Buffer.concat([Buffer.from(`${repository.directory}/caf`), Buffer.of(0xe9)]));
    await expect(requireCheckedOut(opened, audited, additionsOf(), 'terminal')).rejects.toThrow(
      'differs on disk',
    );
  });

  it.each<[string, string, (repository: TestRepository) => void]>([
    ['a changed file', 'a.txt', ({ write }) => write({ 'a.txt': 'ab\n' })],
    ['a deleted file', 'folder/b.txt', ({ write }) => write({ 'folder/b.txt': null })],
    ['another x bit', 'a.txt', ({ directory }) => chmodSync(join(directory, 'a.txt'), 0o755)],
    ['another target', 'link', ({ write }) => write({ link: { symlink: 'folder/b.txt' } })],
    ['a file for a symlink', 'link', ({ write }) => write({ link: 'a.txt' })],
    [
      'a staged change',
      'a.txt',
      ({ write, git }) => {
        write({ 'a.txt': 'ab\n' });
        git('add', 'a.txt');
      },
    ],
    [
      'a change under assume-unchanged',
      'a.txt',
      ({ write, git }) => {
        git('update-index', '--assume-unchanged', 'a.txt');
        write({ 'a.txt': 'ab\n' });
      },
    ],
    [
      'a change under skip-worktree',
      'a.txt',
      ({ write, git }) => {
        git('update-index', '--skip-worktree', 'a.txt');
        write({ 'a.txt': 'ab\n' });
      },
    ],
    [
      'a change of the same size and time',
      'a.txt',
      ({ directory }) => {
        const path = join(directory, 'a.txt');
        const { atime, mtime } = statSync(path);
        writeFileSync(path, 'bb\n');
        utimesSync(path, atime, mtime);
      },
    ],
    [
      'a file omitted by a sparse checkout',
      'folder/b.txt',
      ({ git }) => {
        git('sparse-checkout', 'set', '--no-cone', '/a.txt', '/link', '/.gitignore');
      },
    ],
  ])('refuses %s', async (_, path, differ) => {
    const repository = checkedOut();
    differ(repository);
    const opened = await open(repository.directory);
    await expect(
      requireCheckedOut(opened, repository.audited, additionsOf(), 'actions'),
    ).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining(JSON.stringify(path)),
    });
  });

  it.each([
    ['actions', 'Remove `sparse-checkout` from actions/checkout'],
    ['terminal', 'Run `git sparse-checkout disable`'],
  ] as const)('says that a checkout is sparse, and what to change (%s)', async (audience, hint) => {
    const repository = checkedOut();
    repository.git('sparse-checkout', 'set', '--no-cone', '/.gitignore');
    const opened = await open(repository.directory);
    await expect(
      requireCheckedOut(opened, repository.audited, additionsOf(), audience),
    ).rejects.toMatchObject({
      message: expect.stringContaining('the checkout is sparse and lacks "a.txt" and 2 more'),
      hint: expect.stringContaining(hint),
    });
    // What is there, and differs, is not the fault of the setting.
    repository.write({ '.gitignore': 'other\n' });
    repository.git('sparse-checkout', 'disable');
    await expect(
      requireCheckedOut(opened, repository.audited, additionsOf(), audience),
    ).rejects.toMatchObject({ message: expect.stringContaining('".gitignore" differs on disk') });
  });

  it('rejects another commit and says what to set or run', async () => {
    const repository = checkedOut();
    const opened = await open(repository.directory);
    await expect(
      requireCheckedOut(opened, repository.first, additionsOf(), 'actions'),
    ).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining(`the checkout is at ${repository.audited.slice(0, 12)}`),
      hint: expect.stringMatching(
        /ref: \$\{\{ github\.event\.pull_request\.head\.sha \}\}\n +fetch-depth: 0/,
      ),
    });
    await expect(
      requireCheckedOut(opened, repository.first, additionsOf(), 'terminal'),
    ).rejects.toMatchObject({
      hint: expect.stringContaining(`git checkout ${repository.first}`),
    });
  });

  it('rejects a directory that became a symlink to the same files', async () => {
    const repository = checkedOut();
    renameSync(join(repository.directory, 'folder'), join(repository.directory, 'elsewhere'));
    symlinkSync('elsewhere', join(repository.directory, 'folder'));
    const opened = await open(repository.directory);
    await expect(
      requireCheckedOut(opened, repository.audited, additionsOf(), 'actions'),
    ).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining('"folder/b.txt" differs'),
    });
  });

  it('accepts line endings converted by core.autocrlf', async () => {
    const repository = checkedOut();
    repository.git('config', 'core.autocrlf', 'true');
    rmSync(join(repository.directory, 'a.txt'));
    repository.git('checkout', '--quiet', '--', 'a.txt');
    expect(readFileSync(join(repository.directory, 'a.txt'), 'utf8')).toBe('aa\r\n');
    await requireCheckedOut(
      await open(repository.directory),
      repository.audited,
      additionsOf(),
      'terminal',
    );
  });

  it('accepts only the content that an LFS pointer references', async () => {
    const repository = createRepository();
    const sha256 = createHash('sha256').update('large\n').digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize 6\n`;
    repository.write({ 'model.bin': pointer });
    const audited = repository.commit();
    const opened = await open(repository.directory);
    repository.write({ 'model.bin': 'large\n' });
    await requireCheckedOut(opened, audited, additionsOf(), 'actions');
    repository.write({ 'model.bin': 'other\n' });
    await expect(
      requireCheckedOut(opened, audited, additionsOf(), 'actions'),
    ).rejects.toMatchObject({
      code: 'checkout_differs',
    });
  });

  it('rejects bytes that an encoding set by the head hides from git', async () => {
    const repository = createRepository();
    repository.write({ '.gitattributes': 'package.json working-tree-encoding=SHIFT-JIS\n' });
    // Shift-JIS has the yen sign at ASCII's backslash: on disk it escapes the quote.
    repository.write({ 'package.json': Buffer.from('{"a": "\\", "b": "\\"}') });
    const audited = repository.commit();
    expect(repository.git('show', 'HEAD:package.json')).toBe('{"a": "¥", "b": "¥"}');
    expect(repository.git('status', '--porcelain')).toBe('');
    const opened = await open(repository.directory);
    await expect(
      requireCheckedOut(opened, audited, additionsOf(), 'actions'),
    ).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining('"package.json"'),
    });
  });

  it.each([
    ['a text file', 'a.txt text\n', 'a\r\n', undefined],
    ['a file of which nothing is said', '', 'a\r\n', undefined],
    ['a binary file', 'a.txt binary\n', 'a\r\n', /"a.txt" differs on disk/],
    ['a file without conversion', 'a.txt -text\n', 'a\r\n', /"a.txt" differs on disk/],
    ['another filter', 'a.txt filter=crypt\n', 'plain\n', /"a.txt" is converted .*filter=crypt/],
    ['a keyword', 'a.txt ident\n', 'b\n', /"a.txt" is converted .* attribute ident/],
    ['no conversion', '', 'b\n', /"a.txt" differs on disk/],
  ])('compares by the attributes of the commit: %s', async (_, attributes, onDisk, refused) => {
    const repository = createRepository();
    repository.write({ '.gitattributes': `${attributes}*.md text\n`, 'a.txt': 'a\n' });
    const audited = repository.commit();
    repository.write({ 'a.txt': onDisk });
    // Attributes of the clone decide nothing.
    repository.git('config', 'core.attributesFile', 'elsewhere');
    repository.write({ elsewhere: 'a.txt text\n', '.git/info/attributes': 'a.txt text\n' });
    const opened = await open(repository.directory);
    const required = requireCheckedOut(opened, audited, additionsOf(), 'actions');
    if (refused === undefined) expect(await (await required).changed()).toEqual([]);
    else await expect(required).rejects.toMatchObject({ message: expect.stringMatching(refused) });
  });

  it('compares a submodule with the commit that its gitlink names', async () => {
    const inner = createRepository();
    inner.write({ 'lib/x.js': 'x\n' });
    inner.commit();
    const repository = createRepository();
    repository.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      'add',
      '-q',
      inner.directory,
      'sub',
    );
    const audited = repository.commit();
    const opened = await open(repository.directory);
    const guard = await requireCheckedOut(opened, audited, additionsOf(), 'actions');
    expect(guard.files.map(({ path }) => path)).toEqual(['.gitmodules', 'sub/lib/x.js']);
    repository.write({ 'sub/lib/y.js': 'y\n' });
    expect(guard.added()).toEqual(['sub/lib/y.js']);
    repository.write({ 'sub/lib/x.js': 'other\n' });
    await expect(
      requireCheckedOut(opened, audited, additionsOf(), 'actions'),
    ).rejects.toMatchObject({ message: expect.stringContaining('"sub/lib/x.js" differs') });
  });

  it('requires only the directory of a submodule', async () => {
    const repository = createRepository();
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},sub`);
    repository.git('commit', '--quiet', '--message=sub');
    const audited = repository.git('rev-parse', 'HEAD');
    const opened = await open(repository.directory);
    mkdirSync(join(repository.directory, 'sub'));
    await requireCheckedOut(opened, audited, additionsOf(), 'actions');
    repository.write({ sub: { symlink: '.' } });
    await expect(
      requireCheckedOut(opened, audited, additionsOf(), 'actions'),
    ).rejects.toMatchObject({
      code: 'checkout_differs',
    });
  });
});

it('requireSameFiles accepts a snapshot of uncommitted files', async () => {
  const repository = createRepository();
  repository.write({ 'a.txt': 'a\n' });
  repository.commit();
  repository.write({ 'a.txt': 'b\n', 'new.txt': 'n\n' });
  const opened = await open(repository.directory);
  const snapshot = await snapshotWorktree(opened);
  await requireSameFiles(opened, snapshot, additionsOf(), 'terminal');
  repository.write({ 'new.txt': 'changed since\n' });
  await expect(requireSameFiles(opened, snapshot, additionsOf(), 'terminal')).rejects.toMatchObject(
    {
      code: 'checkout_differs',
      message: expect.stringContaining('"new.txt" differs'),
    },
  );
});
