import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { additionsOf } from '../../src/repo/additions.ts';
import { type Audience, requireCheckedOut, requireSameFiles } from '../../src/repo/checkout.ts';
import { snapshotWorktree } from '../../src/repo/worktree.ts';
import { cases } from '../table.ts';
import { committed, createRepository, open, type TestRepository } from './repository.ts';

type Checkout = Pick<TestRepository, 'directory'>;

const required = async ({ directory }: Checkout, commit: string, audience: Audience = 'actions') =>
  requireCheckedOut(await open(directory), commit, additionsOf(), audience);

const refusal = (message: string, hint: unknown = expect.any(String)) =>
  expect.objectContaining({
    code: 'checkout_differs',
    message: expect.stringContaining(message),
    hint,
  });

describe('requireCheckedOut', () => {
  function checkedOut() {
    const { base: first, ...repository } = committed({
      '.gitignore': 'ignored\n',
      'a.txt': 'a\n',
      'folder/b.txt': 'b\n',
      link: { symlink: 'a.txt' },
    });
    repository.write({ 'a.txt': 'aa\n' });
    return { ...repository, first, audited: repository.commit() };
  }

  it('accepts an untouched checkout with any untracked files', async () => {
    const repository = checkedOut();
    repository.write({ untracked: 'x\n', ignored: 'x\n' });
    await required(repository, repository.audited, 'terminal');
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
    await required(repository, audited, 'terminal');
    rmSync(Buffer.concat([Buffer.from(`${repository.directory}/caf`), Buffer.of(0xe9)]));
    await expect(required(repository, audited, 'terminal')).rejects.toThrow('differs on disk');
  });

  it.each(cases`
    a.txt ⇐ echo ab > a.txt ¦ chmod a+x a.txt ¦ echo ab > a.txt; git add a.txt
      git update-index --assume-unchanged a.txt; echo ab > a.txt
      git update-index --skip-worktree a.txt; echo ab > a.txt
      touch -r a.txt .git/t; echo bb > a.txt; touch -r .git/t a.txt
    folder/b.txt ⇐ rm folder/b.txt ¦ git sparse-checkout set --no-cone /a.txt /link /.gitignore
    link ⇐ rm link; ln -s folder/b.txt link ¦ rm link; printf a.txt > link
  `)('refuses `%s`: %s', async (script, path) => {
    const repository = checkedOut();
    repository.sh(script);
    await expect(required(repository, repository.audited)).rejects.toThrow(
      refusal(JSON.stringify(path)),
    );
  });

  it('says that a checkout must not be sparse', async () => {
    const repository = checkedOut();
    repository.git('sparse-checkout', 'set', '--no-cone', '/.gitignore');
    await expect(required(repository, repository.audited)).rejects.toThrow(
      refusal('"a.txt" and 2 more differ on disk', expect.stringContaining('no `sparse-checkout`')),
    );
  });

  it('rejects another commit and says what to set or run', async () => {
    const repository = checkedOut();
    await expect(required(repository, repository.first)).rejects.toMatchObject({
      code: 'checkout_differs',
      message: expect.stringContaining(`the checkout is at ${repository.audited.slice(0, 12)}`),
      hint: expect.stringMatching(
        /ref: \$\{\{ github\.event\.pull_request\.head\.sha \}\}\n +fetch-depth: 0/,
      ),
    });
    await expect(required(repository, repository.first, 'terminal')).rejects.toMatchObject({
      hint: expect.stringContaining(`git checkout ${repository.first}`),
    });
  });

  it('rejects a directory that became a symlink to the same files', async () => {
    const repository = checkedOut();
    renameSync(join(repository.directory, 'folder'), join(repository.directory, 'elsewhere'));
    symlinkSync('elsewhere', join(repository.directory, 'folder'));
    await expect(required(repository, repository.audited)).rejects.toThrow(
      refusal('"folder/b.txt" differs'),
    );
  });

  it('accepts line endings converted by core.autocrlf', async () => {
    const repository = checkedOut();
    repository.git('config', 'core.autocrlf', 'true');
    rmSync(join(repository.directory, 'a.txt'));
    repository.git('checkout', '--quiet', '--', 'a.txt');
    expect(readFileSync(join(repository.directory, 'a.txt'), 'utf8')).toBe('aa\r\n');
    await required(repository, repository.audited, 'terminal');
  });

  it('accepts only the content that an LFS pointer references', async () => {
    const repository = createRepository();
    const sha256 = createHash('sha256').update('large\n').digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize 6\n`;
    repository.write({ 'model.bin': pointer });
    const audited = repository.commit();
    repository.write({ 'model.bin': 'large\n' });
    await required(repository, audited);
    repository.write({ 'model.bin': 'other\n' });
    await expect(required(repository, audited)).rejects.toThrow(refusal(''));
  });

  it('rejects bytes that an encoding set by the head hides from git', async () => {
    const repository = createRepository();
    repository.write({ '.gitattributes': 'package.json working-tree-encoding=SHIFT-JIS\n' });
    // Shift-JIS has the yen sign at ASCII's backslash: on disk it escapes the quote.
    repository.write({ 'package.json': Buffer.from('{"a": "\\", "b": "\\"}') });
    const audited = repository.commit();
    expect(repository.git('show', 'HEAD:package.json')).toBe('{"a": "¥", "b": "¥"}');
    expect(repository.git('status', '--porcelain')).toBe('');
    await expect(required(repository, audited)).rejects.toThrow(refusal('"package.json"'));
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
    const { base: audited, ...repository } = committed({
      '.gitattributes': `${attributes}*.md text\n`,
      'a.txt': 'a\n',
    });
    repository.write({ 'a.txt': onDisk });
    // Attributes of the clone decide nothing.
    repository.git('config', 'core.attributesFile', 'elsewhere');
    repository.write({ elsewhere: 'a.txt text\n', '.git/info/attributes': 'a.txt text\n' });
    const checked = required(repository, audited);
    if (refused === undefined) expect(await (await checked).changed()).toEqual([]);
    else await expect(checked).rejects.toMatchObject({ message: expect.stringMatching(refused) });
  });

  it('hides the files of a submodule', async () => {
    const inner = createRepository();
    inner.write({ 'lib/x.js': 'x\n' });
    inner.commit();
    const repository = createRepository();
    repository.addSubmodule(inner.directory);
    const guard = await required(repository, repository.commit());
    expect(guard.files.map(({ path }) => path)).toEqual(['.gitmodules']);
    expect([...guard.leftOut].sort()).toEqual(['sub/.git', 'sub/lib']);
    repository.write({ 'sub/y.js': 'y\n' });
    expect(guard.added()).toEqual(['sub/y.js']);
  });

  it('requires only the directory of a submodule', async () => {
    const repository = createRepository();
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},sub`);
    repository.git('commit', '--quiet', '--message=sub');
    const audited = repository.git('rev-parse', 'HEAD');
    mkdirSync(join(repository.directory, 'sub'));
    await required(repository, audited);
    repository.write({ sub: { symlink: '.' } });
    await expect(required(repository, audited)).rejects.toThrow(refusal(''));
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
    { code: 'checkout_differs', message: expect.stringContaining('"new.txt" differs') },
  );
});
