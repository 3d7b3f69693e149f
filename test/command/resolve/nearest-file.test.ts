import { expect, it } from 'vitest';
import { nearestFile } from '../../../src/command/resolve/tree-file.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';

const tree = literalTree({
  'scripts/lint.mjs': '',
  'scripts/x.js': '',
  'packages/a/bin/run.js': '',
  'packages/a/test.js': '',
  'packages/b/test.js': '',
  'link.js': { symlink: 'scripts/x.js' },
});

it.each([
  ['scripts/lnt.mjs', 'scripts/lint.mjs'],
  ['thriller/scripts/x.js', 'scripts/x.js'],
  ['a/bin/run.js', 'packages/a/bin/run.js'],
  ['lint.mjs', 'scripts/lint.mjs'],
  ['other/lint.mjs', 'scripts/lint.mjs'],
  ['test.js', undefined],
  ['scripts/x.py', undefined],
  ['quite/another.js', undefined],
])('%s is probably meant for %s', (wanted, near) => {
  expect(nearestFile(tree, wanted)).toBe(near);
});
