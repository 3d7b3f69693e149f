import { expect, it } from 'vitest';
import { storeOf } from '../../src/assets/store.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';

const GEP = 'skills/evolver/assets/gep';
const GENES = `${GEP}/genes.json`;

/** A tree with these paths; every package.json is empty, which does not matter. */
function treeOf(...paths: readonly string[]) {
  return literalTree(Object.fromEntries(paths.map((path) => [path, ''])));
}

const entry = (path: string, root: string) => ({ path, root });

it.each([
  ['no package at all', [GENES], ''],
  ['the package of the root', [GENES, 'package.json'], ''],
  ['the nearest package', [GENES, 'skills/evolver/package.json', 'package.json'], 'skills/evolver'],
  ['a package beside the store', [GENES, `${GEP}/package.json`, 'package.json'], GEP],
  [
    'no package of a sibling',
    [GENES, 'skills/evolver/lib/package.json', 'skills/package.json.bak'],
    '',
  ],
])('a store belongs to %s', (_, paths, root) => {
  const policy = { stores: [] };
  expect(storeOf(GENES, { policy, tree: treeOf(...paths) })).toEqual({ path: GEP, root });
});

it.each([
  [
    'a package.json that is a link counts',
    { [GENES]: '', 'skills/package.json': { symlink: 'x' } },
    'skills',
  ],
  ['one that is a directory counts, too', { [GENES]: '', 'skills/package.json/x': '' }, 'skills'],
])('%s', (_, files, root) => {
  expect(storeOf(GENES, { policy: { stores: [] }, tree: literalTree(files) }).root).toBe(root);
});

it('the policy decides, by the longest path', () => {
  const tree = treeOf(GENES, 'skills/evolver/package.json', 'assets/gep/genes.json');
  const policy = { stores: [entry('./skills/', 'lib'), entry(GEP, '.'), entry('skills', 'src')] };
  expect(storeOf(GENES, { policy, tree }).root).toBe('');
  expect(storeOf('skills/other/genes.json', { policy, tree }).root).toBe('lib');
  expect(storeOf('assets/gep/genes.json', { policy, tree }).root).toBe('');
  const whole = { stores: [entry('.', 'skills/evolver'), entry(GENES, 'skills')] };
  expect(storeOf('assets/gep/genes.json', { policy: whole, tree }).root).toBe('skills/evolver');
  expect(storeOf(GENES, { policy: whole, tree }).root).toBe('skills');
});

it('a store of the base keeps its root, and a new one has that of the change', () => {
  const base = treeOf(GENES, 'skills/evolver/package.json');
  const tree = treeOf(GENES, `${GEP}/package.json`, 'new/gep/genes.json', 'new/package.json');
  const terms = { policy: { stores: [] }, tree, base };
  expect(storeOf(GENES, terms).root).toBe('skills/evolver');
  expect(storeOf('new/gep/genes.json', terms).root).toBe('new');
});

it.each(['/tmp/candidates.json', '../genes.json', 'genes.json', 'C:\\genes.json', ''])(
  'the file %j of no tree belongs to the root',
  (file) => {
    const policy = { stores: [] };
    expect(storeOf(file, { policy, tree: treeOf(GENES) }).root).toBe('');
    expect(storeOf(file, { policy }).root).toBe('');
  },
);
