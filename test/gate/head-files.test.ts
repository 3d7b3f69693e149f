import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHeadFiles } from '../../src/gate/head-files.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { pastChanges } from '../../src/repo/past-changes.ts';
import { isLocatedIn, locatePath } from '../../src/repo/paths.ts';
import { committed, createRepository, open, type TestRepository } from '../repo/repository.ts';
import { forMany } from '../runs.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Commits two contents of a file, and returns the lines of the first that are known in the second. */
async function linesAtHead(audited: readonly string[], head: readonly string[]) {
  const { base: first, ...repository } = committed({ 'a b/ü.json': text(audited), same: 'x\n' });
  repository.write({ 'a b/ü.json': text(head) });
  const second = repository.commit();
  const paths = new Set(['a b/ü.json', 'same']);
  const files = await findHeadFiles(await open(repository.directory), first, second, paths);
  return audited.map((_, index) => {
    const line = index + 1;
    const found = files[0]?.same.find(
      (each) => each.line <= line && line < each.line + (each.lines ?? Number.POSITIVE_INFINITY),
    );
    return found && found.head_line + line - found.line;
  });
}

describe('findHeadFiles', () => {
  it.each<[string, string[], string[], (number | undefined)[]]>([
    ['after fewer lines', ['new', ...numbered(1, 3)], numbered(1, 3), [undefined, 1, 2, 3]],
    ['after more lines', numbered(1, 3), ['new', 'new', ...numbered(1, 3)], [3, 4, 5]],
    ['around a changed line', ['a', 'b', 'c'], ['a', 'B', 'c'], [1, undefined, 3]],
    ['before an end that the head lacks', ['a', 'b', 'c'], ['a', 'b'], [1, 2, undefined]],
    ['in an empty file', ['a'], [], [undefined]],
  ])('finds lines %s', async (_, audited, head, expected) =>
    expect(await linesAtHead(audited, head)).toEqual(expected),
  );

  it('finds only lines that are equal', () =>
    forMany(
      15,
      fc.array(fc.constantFrom('a', 'b', 'c', '@@ -1 +1 @@'), { minLength: 1, maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'b', 'c', '@@ -1 +1 @@'), { minLength: 1, maxLength: 8 }),
      async (audited, head) => {
        if (text(audited) === text(head)) return;
        const lines = await linesAtHead(audited, head);
        lines.forEach((line, index) => {
          if (line !== undefined) expect(head[line - 1]).toBe(audited[index]);
        });
      },
    ));

  it('tells a missing file, and leaves out what is the same or not asked for', async () => {
    const { base: first, ...repository } = committed({ gone: 'a\n', same: 'a\n', other: 'a\n' });
    repository.write({ gone: null, other: 'b\n' });
    const second = repository.commit();
    const paths = new Set(['gone', 'same']);
    expect(await findHeadFiles(await open(repository.directory), first, second, paths)).toEqual([
      { path: 'gone', missing: true, same: [] },
    ]);
  });
});

const tree = literalTree({
  'a/file': '',
  out: { symlink: '/etc' },
  up: { symlink: '../../etc' },
  inner: { symlink: 'a' },
  again: { symlink: 'inner/../inner' },
  loop: { symlink: 'loop' },
  chain: { symlink: 'out/x' },
});
const mount = { at: '/srv/app', tree };

describe('locate', () => {
  it.each([
    ['a/file', '/srv/app/a/file'],
    ['./a//b/', '/srv/app/a/b'],
    ['.', '/srv/app'],
    ['', '/srv/app'],
    ['..', '/srv'],
    ['../../../..', '/'],
    ['/', '/'],
    ['/srv/app/../x', '/srv/x'],
    ['out', '/etc'],
    ['out/passwd', '/etc/passwd'],
    ['out/..', '/'],
    ['up', '/etc'],
    ['inner/file', '/srv/app/a/file'],
    ['again/file', '/srv/app/a/file'],
    ['chain', '/etc/x'],
    ['/srv/app/out/x', '/etc/x'],
    ['a\\..\\..\\x', '/srv/x'],
    ['C:\\x\\y', '/C:/x/y'],
    ['c:/x', '/c:/x'],
    ['loop', undefined],
    ['\\\\host\\share', undefined],
    ['C:x', undefined],
    ['a\0b', undefined],
    ['a/'.repeat(3000), undefined],
  ])('%j leads to %j', (path, place) => expect(locatePath(path, '/srv/app', mount)).toBe(place));

  it('starts from the given directory and ignores links outside the mount', () => {
    expect(locatePath('../out', '/srv/app/a', mount)).toBe('/etc');
    expect(locatePath('out', '/other', mount)).toBe('/other/out');
    expect(locatePath('out', '/srv/app', { at: '/srv/app' })).toBe('/srv/app/out');
    expect(locatePath('x', '/', { at: '/', tree: literalTree({ x: { symlink: 'y' } }) })).toBe(
      '/y',
    );
  });

  it('rejects a loop of several links', () => {
    const circle = literalTree({ a: { symlink: 'b' }, b: { symlink: 'a' } });
    expect(locatePath('a', '/m', { at: '/m', tree: circle })).toBeUndefined();
  });
});

it.each([
  ['/srv/app', '/srv/app', true],
  ['/srv/app/a', '/srv/app', true],
  ['/srv/app2', '/srv/app', false],
  ['/srv', '/srv/app', false],
  ['/x', '/', true],
  ['/SRV/app', '/srv/app', false],
])('isLocatedIn %s in %s: %s', (inner, outer, expected) =>
  expect(isLocatedIn(inner, outer)).toBe(expected),
);

it('isLocatedIn ignores case where the file system does', () => {
  expect(isLocatedIn('/SRV/App/x', '/srv/app', { ignoreCase: true })).toBe(true);
  expect(isLocatedIn('/C:/Work', '/c:/work', { ignoreCase: true })).toBe(true);
});

async function changesOf({ directory, git }: TestRepository, most = 10) {
  return pastChanges(await open(directory), git('rev-parse', 'HEAD'), most);
}

describe('pastChanges', () => {
  it('lists commits with a parent, newest first, with their paths', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    repository.write({ 'a\nb': '1', 'ä.txt': '2' });
    const second = repository.commit('two files: \u0001 and "quotes"');
    const third = repository.commit('nothing');
    repository.git('mv', 'ä.txt', 'c.txt');
    const fourth = repository.commit('a rename');
    expect(await changesOf(repository)).toEqual([
      { commit: fourth, base: third, subject: 'a rename', paths: ['c.txt', 'ä.txt'] },
      { commit: third, base: second, subject: 'nothing', paths: [] },
      {
        commit: second,
        base: first,
        subject: 'two files: \u0001 and "quotes"',
        paths: ['a\nb', 'ä.txt'],
      },
    ]);
    expect(await changesOf(repository, 1)).toMatchObject([{ commit: fourth }]);
  });
});
