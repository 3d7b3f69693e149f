import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree } from '../../src/repo/object-tree.ts';
import { readChange } from '../../src/repo/read-change.ts';
import { requireCheckedOut, snapshotWorktree } from '../../src/repo/worktree.ts';
import { createRepository, open, type TestRepository, temporaryFolder } from './repository.ts';

/** A digest of every file in `.git`, by path. */
function gitFolder({ directory }: TestRepository): Record<string, string> {
  const root = join(directory, '.git');
  const files: Record<string, string> = {};
  for (const path of readdirSync(root, { recursive: true }).map(String).sort()) {
    if (!lstatSync(join(root, path)).isFile()) continue;
    files[path] = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  }
  return files;
}

describe('snapshotWorktree', () => {
  it('holds what is uncommitted, and leaves .git as it is to the byte', async () => {
    const repository = createRepository();
    repository.write({
      '.gitignore': 'ignored*\n',
      'kept.txt': 'kept\n',
      'modified.txt': 'a\n',
      'deleted.txt': 'a\n',
      'staged.txt': 'a\n',
    });
    const head = repository.commit();
    repository.write({ 'staged.txt': 'staged\n', 'ignored-but-added.txt': 'added\n' });
    repository.git('add', '--force', 'staged.txt', 'ignored-but-added.txt');
    repository.write({
      'modified.txt': 'a\nb\n',
      'deleted.txt': null,
      'untracked/-new \n.txt': 'new\n',
      'ignored.txt': 'ignored\n',
      link: { symlink: 'kept.txt' },
    });
    const before = gitFolder(repository);
    const opened = await open(repository.directory);
    const snapshot = await snapshotWorktree(opened);
    const { files } = await readChange(opened, head, snapshot);
    expect(files.map(({ status, path, added }) => `${status} ${path} ${added}`)).toEqual([
      'deleted deleted.txt 0',
      'added ignored-but-added.txt 1',
      'added link 1',
      'modified modified.txt 1',
      'modified staged.txt 1',
      'added untracked/-new \n.txt 1',
    ]);
    const tree = await readTree(opened, snapshot, { label: 'uncommitted files' });
    expect(String(await tree.read('untracked/-new \n.txt'))).toBe('new\n');
    expect(gitFolder(repository)).toEqual(before);
    await opened.close();
    expect(() => repository.git('cat-file', '-e', snapshot)).toThrow();
  });

  it('equals what git itself would commit, conflicts and intents to add included', async () => {
    const repository = createRepository();
    repository.write({ a: 'base\n' });
    repository.commit();
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.write({ a: 'other\n' });
    repository.commit();
    repository.git('checkout', '--quiet', 'main');
    repository.write({ a: 'main\n' });
    repository.commit();
    expect(() => repository.git('merge', 'other')).toThrow();
    repository.write({ intended: 'x\n' });
    repository.git('add', '--intent-to-add', 'intended');
    const snapshot = await snapshotWorktree(await open(repository.directory));
    repository.git('add', '--all');
    expect(snapshot).toBe(repository.git('write-tree'));
  });

  it('refuses a sparse checkout, in which files would seem deleted', async () => {
    const repository = createRepository();
    repository.write({ 'in/a': 'a\n', 'out/b': 'b\n' });
    repository.commit();
    repository.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
    await expect(snapshotWorktree(await open(repository.directory))).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining('"out/b"'),
    });
  });

  it('sees a change that the index is told to overlook', async () => {
    const repository = createRepository();
    repository.write({ assumed: 'a\n', skipped: 'a\n' });
    const head = repository.commit();
    repository.git('update-index', '--assume-unchanged', 'assumed');
    repository.git('update-index', '--skip-worktree', 'skipped');
    repository.write({ assumed: 'b\n', skipped: 'b\n' });
    const opened = await open(repository.directory);
    const { files } = await readChange(opened, head, await snapshotWorktree(opened));
    expect(files.map(({ path }) => path)).toEqual(['assumed', 'skipped']);
  });
});

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

  it('accepts an untouched checkout, whatever is not tracked', async () => {
    const repository = checkedOut();
    repository.write({ untracked: 'x\n', ignored: 'x\n' });
    const before = gitFolder(repository);
    await requireCheckedOut(await open(repository.directory), repository.audited, 'terminal');
    expect(gitFolder(repository)).toEqual(before);
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
      'a file that a sparse checkout left out',
      'folder/b.txt',
      ({ git }) => {
        git('sparse-checkout', 'set', '--no-cone', '/a.txt', '/link', '/.gitignore');
      },
    ],
  ])('refuses %s', async (_, path, differ) => {
    const repository = checkedOut();
    differ(repository);
    const opened = await open(repository.directory);
    await expect(requireCheckedOut(opened, repository.audited, 'actions')).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining(JSON.stringify(path)),
    });
  });

  it('refuses another commit, and says what to set or run', async () => {
    const repository = checkedOut();
    const opened = await open(repository.directory);
    await expect(requireCheckedOut(opened, repository.first, 'actions')).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining(`the checkout is at ${repository.audited.slice(0, 12)}`),
      hint: expect.stringMatching(
        /ref: \$\{\{ github\.event\.pull_request\.head\.sha \}\}\n +fetch-depth: 0/,
      ),
    });
    await expect(requireCheckedOut(opened, repository.first, 'terminal')).rejects.toMatchObject({
      hint: expect.stringContaining(`git checkout ${repository.first}`),
    });
  });

  it('takes line endings for what the user’s configuration makes of them', async () => {
    const repository = checkedOut();
    repository.git('config', 'core.autocrlf', 'true');
    rmSync(join(repository.directory, 'a.txt'));
    repository.git('checkout', '--quiet', '--', 'a.txt');
    expect(readFileSync(join(repository.directory, 'a.txt'), 'utf8')).toBe('aa\r\n');
    await requireCheckedOut(await open(repository.directory), repository.audited, 'terminal');
  });

  it('runs no fsmonitor of the clone', async () => {
    const repository = checkedOut();
    const mark = join(temporaryFolder(), 'was-run');
    const monitor = join(repository.directory, '.git/monitor');
    writeFileSync(monitor, `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    repository.git('config', 'core.fsmonitor', monitor);
    await requireCheckedOut(await open(repository.directory), repository.audited, 'terminal');
    expect(() => statSync(mark)).toThrow();
    repository.git('status');
    expect(statSync(mark).isFile()).toBe(true);
  });
});
