import { describe, expect, it } from 'vitest';
import { additionsOf } from '../../src/repo/additions.ts';
import { guardCheckout } from '../../src/repo/checkout-guard.ts';
import { readTree } from '../../src/repo/object-tree.ts';
import { cases } from '../table.ts';
import { committed, createRepository, open } from './repository.ts';

/** Creates the guard on a real checkout, makes a change, and returns the result. */
async function after(script: string) {
  const { base: commit, ...repository } = committed({
    'a.js': 'aaaa\n',
    'lib/b.js': 'bbbb\n',
    'bin/run': { executable: '#!/bin/sh\n' },
    link: { symlink: 'a.js' },
  });
  const tree = await readTree(await open(repository.directory), commit);
  const guard = guardCheckout(repository.directory, [...tree.files()], additionsOf());
  expect(await guard.changed()).toEqual([]);
  repository.sh(script);
  return guard.changed();
}

it.each(cases`
  <0 times x> ⇐ true ¦ touch new.js ¦ echo aaaa > a.js ¦ touch a.js
    echo aaaa > draft; mv draft a.js
  a.js ⇐ echo other > a.js ¦ echo abab > a.js ¦ rm a.js ¦ rm a.js; mkdir a.js
    mv a.js elsewhere.js; ln -s elsewhere.js a.js ¦ chmod a+x a.js
  lib/b.js ⇐ touch -r lib/b.js t; echo cccc > lib/b.js; touch -r t lib/b.js ¦ rm -r lib
    mv lib moved; ln -s moved lib
  link ⇐ rm link; ln -s lib/b.js link ¦ rm link; printf a.js > link
  bin/run ⇐ chmod a-x bin/run
`)('guardCheckout after %s: %j', async (script, changed) =>
  expect((await after(script)).join()).toBe(changed),
);

it('guardCheckout does not rely on git, whose index can be set to ignore files', async () => {
  const repository = createRepository();
  repository.write({ 'a.js': 'a\n' });
  const tree = await readTree(await open(repository.directory), repository.commit());
  const guard = guardCheckout(repository.directory, [...tree.files()], additionsOf());
  repository.git('update-index', '--assume-unchanged', 'a.js');
  repository.write({ 'a.js': 'b\n' });
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(await guard.changed()).toEqual(['a.js']);
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
