import { expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { resolveInTree } from '../../src/repo/paths.ts';
import { subTree } from '../../src/repo/tree.ts';

const FILES = {
  'a.js': 'root',
  'lib/a.js': 'lib',
  'lib/sub/b.js': 'b',
  'lib/up': { symlink: '../a.js' },
  'lib/down': { symlink: 'sub/b.js' },
  'library/c.js': 'c',
};

it('shows one directory as a tree of its own', async () => {
  const tree = { ...literalTree(FILES), isPending: (path: string) => path === 'lib/dist' };
  const lib = subTree(tree, 'lib');
  expect([...lib.files()].map(({ path }) => path)).toEqual(['a.js', 'down', 'sub/b.js', 'up']);
  expect(lib.list('').map(({ path }) => path)).toEqual(['a.js', 'down', 'sub', 'up']);
  expect(lib.list('sub').map(({ path }) => path)).toEqual(['sub/b.js']);
  expect(lib.stat('')).toMatchObject({ path: '', kind: 'directory' });
  expect(lib.stat('../a.js')).toBeUndefined();
  expect(String(await lib.read('a.js'))).toBe('lib');
  expect(lib.isPending?.('dist')).toBe(true);
  expect(resolveInTree(lib, 'up').kind).toBe('outside');
  expect(resolveInTree(lib, 'down')).toMatchObject({ kind: 'inside', path: 'sub/b.js' });
  expect(subTree(tree, '')).toBe(tree);
});
