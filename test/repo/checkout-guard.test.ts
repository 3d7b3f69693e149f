import {
  chmodSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { additionsOf } from '../../src/repo/additions.ts';
import { guardCheckout } from '../../src/repo/checkout-guard.ts';
import { readTree } from '../../src/repo/object-tree.ts';
import { createRepository, open } from './repository.ts';

/** Creates the guard on a real checkout, makes a change, and returns the result. */
async function after(happens: (file: (path: string) => string) => void) {
  const repository = createRepository();
  repository.write({
    'a.js': 'aaaa\n',
    'lib/b.js': 'bbbb\n',
    'bin/run': { executable: '#!/bin/sh\n' },
    link: { symlink: 'a.js' },
  });
  const commit = repository.commit();
  const tree = await readTree(await open(repository.directory), commit);
  const guard = guardCheckout(repository.directory, [...tree.files()], additionsOf());
  expect(await guard.changed()).toEqual([]);
  happens((path) => join(repository.directory, path));
  return guard.changed();
}

describe('guardCheckout', () => {
  it.each<[string, (file: (path: string) => string) => void, string[]]>([
    ['nothing', () => {}, []],
    ['a new file', (file) => writeFileSync(file('new.js'), ''), []],
    ['an edit', (file) => writeFileSync(file('a.js'), 'other\n'), ['a.js']],
    ['an edit of the same size', (file) => writeFileSync(file('a.js'), 'abab\n'), ['a.js']],
    [
      'an edit with its timestamps reset',
      (file) => {
        const { atime, mtime } = lstatSync(file('lib/b.js'));
        writeFileSync(file('lib/b.js'), 'cccc\n');
        utimesSync(file('lib/b.js'), atime, mtime);
      },
      ['lib/b.js'],
    ],
    ['the same content rewritten', (file) => writeFileSync(file('a.js'), 'aaaa\n'), []],
    ['a touch', (file) => utimesSync(file('a.js'), new Date(), new Date()), []],
    [
      'the same content in a new file of that name',
      (file) => {
        writeFileSync(file('draft'), 'aaaa\n');
        renameSync(file('draft'), file('a.js'));
      },
      [],
    ],
    ['a deletion', (file) => rmSync(file('a.js')), ['a.js']],
    ['a deleted directory', (file) => rmSync(file('lib'), { recursive: true }), ['lib/b.js']],
    [
      'a directory in place of a file',
      (file) => {
        rmSync(file('a.js'));
        mkdirSync(file('a.js'));
      },
      ['a.js'],
    ],
    [
      'a symlink to the same content in place of a file',
      (file) => {
        renameSync(file('a.js'), file('elsewhere.js'));
        symlinkSync('elsewhere.js', file('a.js'));
      },
      ['a.js'],
    ],
    [
      'a symlink with another target',
      (file) => {
        rmSync(file('link'));
        symlinkSync('lib/b.js', file('link'));
      },
      ['link'],
    ],
    [
      'a file in place of a symlink',
      (file) => {
        rmSync(file('link'));
        writeFileSync(file('link'), 'a.js');
      },
      ['link'],
    ],
    [
      'a directory moved away, with a symlink in its place',
      (file) => {
        renameSync(file('lib'), file('moved'));
        symlinkSync('moved', file('lib'));
      },
      ['lib/b.js'],
    ],
    ['a removed x bit', (file) => chmodSync(file('bin/run'), 0o644), ['bin/run']],
    ['an added x bit', (file) => chmodSync(file('a.js'), 0o755), ['a.js']],
  ])('after %s', async (_, happens, changed) => {
    expect(await after(happens)).toEqual(changed);
  });

  it('does not rely on git, whose index can be set to ignore files', async () => {
    const repository = createRepository();
    repository.write({ 'a.js': 'a\n' });
    const tree = await readTree(await open(repository.directory), repository.commit());
    const guard = guardCheckout(repository.directory, [...tree.files()], additionsOf());
    repository.git('update-index', '--assume-unchanged', 'a.js');
    repository.write({ 'a.js': 'b\n' });
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(await guard.changed()).toEqual(['a.js']);
  });
});

describe('the guard of a checkout', () => {
  const additions = additionsOf(['dist']);

  async function guarded() {
    const repository = createRepository();
    repository.write({ '.gitignore': 'ignored\n', 'lib/a.js': 'a\n', 'b.js': 'b\n' });
    const tree = await readTree(await open(repository.directory), repository.commit());
    repository.write({
      'lib/b.js': 'x\n',
      'ignored/a': 'x\n',
      'dist/a': 'x\n',
      'lib/node_modules/a/a.js': 'x\n',
      '.npmrc': { symlink: 'ignored/a' },
      'other/node_modules/a.js': 'x\n',
    });
    return {
      ...repository,
      guard: guardCheckout(repository.directory, [...tree.files()], additions),
    };
  }

  it('lists what commands must not see, and what they see nevertheless', async () => {
    const { guard } = await guarded();
    expect([...guard.leftOut].sort()).toEqual(['.npmrc', 'ignored', 'lib/b.js', 'other']);
    expect([...guard.additions].sort()).toEqual(['dist', 'lib/node_modules']);
  });

  it('sees new files beside audited ones, in no addition and no directory that is hidden', async () => {
    const { guard, write } = await guarded();
    write({ 'ignored/new': 'x\n', 'dist/new': 'x\n', 'lib/node_modules/b/b.js': 'x\n' });
    expect(guard.added()).toEqual([]);
    write({ 'lib/b': 'x\n' });
    expect(guard.added()).toEqual(['lib/b']);
    expect(await guard.changed()).toEqual([]);
  });

  it('sees a file that was changed and restored', async () => {
    const { guard, write } = await guarded();
    const state = guard.state();
    expect(guard.touchedSince(state)).toEqual([]);
    write({ 'b.js': 'evil\n' });
    write({ 'b.js': 'b\n' });
    expect(await guard.changed()).toEqual([]);
    expect(guard.touchedSince(state)).toEqual(['b.js']);
  });

  it('keeps the content that a checkout converts', async () => {
    const { guard, write, directory } = await guarded();
    write({ 'b.js': 'b\r\n' });
    expect(await guard.changed()).toEqual(['b.js']);
    guard.accept('b.js', Buffer.from('b\r\n'));
    expect(await guard.changed()).toEqual([]);
    expect(await guard.at(directory).changed()).toEqual([]);
  });
});
