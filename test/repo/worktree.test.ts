import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTree } from '../../src/repo/object-tree.ts';
import { readChange } from '../../src/repo/read-change.ts';
import { snapshotWorktree } from '../../src/repo/worktree.ts';
import { list } from '../table.ts';
import { committed, createRepository, open, type TestRepository } from './repository.ts';

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

it('contains the uncommitted state and leaves .git unchanged to the byte', async () => {
  const { base: head, ...repository } = committed({
    '.gitignore': 'ignored*\n',
    'kept.txt': 'kept\n',
    'modified.txt': 'a\n',
    'deleted.txt': 'a\n',
    'staged.txt': 'a\n',
  });
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
  expect(files.map(({ status, path, added }) => `${status} ${path} ${added}`)).toEqual(list`
      deleted deleted.txt 0 ¦ added ignored-but-added.txt 1 ¦ added link 1
      modified modified.txt 1 ¦ modified staged.txt 1 ¦ added untracked/-new <U+000A>.txt 1
    `);
  const tree = await readTree(opened, snapshot, { label: 'uncommitted files' });
  expect(String(await tree.read('untracked/-new \n.txt'))).toBe('new\n');
  expect(gitFolder(repository)).toEqual(before);
  await opened.close();
  expect(() => repository.git('cat-file', '-e', snapshot)).toThrow();
});

it('equals what git itself would commit, including conflicts and intents to add', async () => {
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

it('rejects a sparse checkout, whose omitted files would seem deleted', async () => {
  const repository = createRepository();
  repository.write({ 'in/a': 'a\n', 'out/b': 'b\n' });
  repository.commit();
  repository.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
  await expect(snapshotWorktree(await open(repository.directory))).rejects.toMatchObject({
    code: 'checkout_differs',
    message: expect.stringContaining('"out/b"'),
  });
});

it('sees a change that the index is set to ignore', async () => {
  const { base: head, ...repository } = committed({ assumed: 'a\n', skipped: 'a\n' });
  repository.git('update-index', '--assume-unchanged', 'assumed');
  repository.git('update-index', '--skip-worktree', 'skipped');
  repository.write({ assumed: 'b\n', skipped: 'b\n' });
  const opened = await open(repository.directory);
  const { files } = await readChange(opened, head, await snapshotWorktree(opened));
  expect(files.map(({ path }) => path)).toEqual(['assumed', 'skipped']);
});
