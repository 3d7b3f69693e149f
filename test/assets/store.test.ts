import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import type { AssetFile } from '../../src/assets/asset.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { assetPathTest } from '../../src/assets/globs.ts';
import { activatedSeeds } from '../../src/assets/seeds.ts';
import { assetLimits } from '../../src/assets/source.ts';
import { storeOf } from '../../src/assets/store.ts';
import { validationCommands } from '../../src/assets/validation.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { list } from '../table.ts';

const GEP = 'skills/evolver/assets/gep';
const GENES = `${GEP}/genes.json`;

function treeOf(...paths: readonly string[]) {
  return literalTree(Object.fromEntries(paths.map((path) => [path, ''])));
}

const entry = (path: string, root: string) => ({ path, root });

it.each([
  ['no package at all', [GENES], ''],
  ['the package of the root', [GENES, 'package.json'], ''],
  ['the nearest package', [GENES, 'skills/evolver/package.json', 'package.json'], 'skills/evolver'],
  ['a package beside the store', [GENES, `${GEP}/package.json`, 'package.json'], GEP],
  ['none of a sibling', [GENES, 'skills/evolver/lib/package.json', 'skills/package.json.bak'], ''],
])('a store belongs to %s', (_, paths, root) => {
  const policy = { stores: [] };
  expect(storeOf(GENES, { policy, tree: treeOf(...paths) })).toEqual({ path: GEP, root });
});

it.each([
  ['a link', { 'skills/package.json': { symlink: 'x' } }],
  ['a directory', { 'skills/package.json/x': '' }],
])('a package.json that is %s counts', (_, files) => {
  const tree = literalTree({ [GENES]: '', ...files });
  expect(storeOf(GENES, { policy: { stores: [] }, tree }).root).toBe('skills');
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
  'the file %j belongs to the root',
  (file) => {
    const policy = { stores: [] };
    expect(storeOf(file, { policy, tree: treeOf(GENES) }).root).toBe('');
    expect(storeOf(file, { policy }).root).toBe('');
  },
);

it('validationCommands rejects a list that would take too long to judge', () => {
  const commands = (length: number) => ({ validation: new Array(length).fill('node a.js') });
  expect(validationCommands({ value: commands(1_000) })).toMatchObject({ kind: 'list' });
  expect(validationCommands({ value: commands(1_001) })).toEqual({
    kind: 'not_a_list',
    expected: 'a list of at most 1000 strings',
  });
});

const SEED = 'assets/gep/genes.seed.json';
const STORE = 'assets/gep/genes.json';

function file(path: string, ...ids: readonly string[]): AssetFile {
  const genes = ids.map((id) => ({ type: 'Gene', id, validation: ['curl x'] }));
  return readAssetFile(path, Buffer.from(JSON.stringify(genes)), assetLimits(4096));
}
const seed = (...ids: readonly string[]) => file(SEED, ...ids);
const stored = (...ids: readonly string[]) => file(STORE, ...ids);

it.each([
  ['a gene that moves', [seed('a')], [stored('a')], [], ['a']],
  ['one of two', [seed('a', 'b')], [seed('b'), stored('a')], [], ['a']],
  ['all beside another one', [seed('a'), stored('b')], [stored('a', 'b')], [], ['a']],
  ['a log', [seed('a')], [file('assets/gep/genes.jsonl', 'a')], [], ['a']],
  ['one that was there', [seed('a'), stored('a')], [stored('a')], [], []],
  ['one that another file has', [seed('a')], [stored('a')], [file('x/genes.json', 'a')], []],
  ['from seed to seed', [seed('a')], [file('x.seed.json', 'a')], [], []],
  ['between stores', [file('x/genes.json', 'a')], [stored('a')], [], []],
  ['a removal', [seed('a')], [], [], []],
] as const)('genes that move from a seed file: %s', (_, base, head, untouched, ids) => {
  const sides = { head, base, untouched };
  expect(activatedSeeds(sides, []).map(({ id }) => id)).toEqual(ids);
  const changes = head
    .flatMap(({ assets }) => assets)
    .map((asset) => ({ kind: 'modified' as const, asset }));
  expect(activatedSeeds(sides, changes)).toEqual([]);
});

describe('assetPathTest', () => {
  const isAssetPath = assetPathTest(policySchema.parse({}));

  it.each(list`
    assets/gep/genes.json ¦ assets/gep/genes.jsonl ¦ assets/gep/genes.seed.json
    assets/gep/genes_backup.json ¦ skills/evolver/assets/gep/capsules.json
    assets/gep/capsules.jsonl ¦ assets/gep/events.jsonl ¦ assets/gep/external_candidates.jsonl
    data/default_genes.json ¦ lib/data/default_genes.json ¦ .evolver/gep/genes.json
    .evolver/gep/genes.jsonl ¦ .evolver/gep/capsules.json ¦ .evolver/gep/events.jsonl
    .evomap/assets/genes.jsonl ¦ home/.evomap/assets/anti-genes.jsonl ¦ .evomap/assets/events.jsonl
    assets/gep/anti-genes.jsonl ¦ .evolver/gep/anti-genes.jsonl ¦ .evomap/assets/capsules.jsonl
    a b/.hidden/assets/gep/genes.json ¦ ünï/assets/gep/genes.json
    a<U+000A>b/assets/gep/genes.json ¦ a<U+2028>b/assets/gep/genes<U+000D>.json
  `)('matches %s', (path) => expect(isAssetPath(path)).toBe(true));

  it.each(list`
    assets/gep/README.md ¦ assets/gep/memory_graph.jsonl ¦ .evolver/gep/memory_graph.jsonl
    .evolver/gep/candidates.jsonl ¦ .evolver/gep/failed_capsules.json
    .evolver/gep/pending_signals.json ¦ a<U+000A>b/.evolver/gep/memory_graph.old.jsonl
    .evomap/assets/review.jsonl ¦ .evomap/assets/provenance.jsonl ¦ .evomap/genes.jsonl
    assets/gep/genes.json.bak ¦ assets/gep/old/genes.json ¦ genes.json ¦ package.json ¦ assets/gep
    <0 times x>
  `)('does not match %s', (path) => expect(isAssetPath(path)).toBe(false));

  it('matches what picomatch does, with the globs of the policy and with others', () => {
    const { include } = DEFAULT_POLICY.assets;
    const names = ['genes_1', 'capsules', 'events', 'external_candidates', 'default_genes', 'x'];
    const folders = list`
      <0 times x> ¦ / ¦ assets/gep/ ¦ a/assets/gep/ ¦ xassets/gep/ ¦ ./ ¦ ../a/ ¦ data/
    `;
    const paths = [...folders, 'a/.evolver/gep/', '.evolver/gep/b/'].flatMap((folder) =>
      names.flatMap((name) =>
        ['.json', '.jsonl', '.seed.json', '.json/', '.JSON'].map((end) => folder + name + end),
      ),
    );
    for (const globs of [include, [...include.slice(1), 'x*.json'], ['**/genes*.jso[n]']]) {
      const matches = picomatch(globs, { dot: true, nonegate: true });
      const isAsset = assetPathTest(policySchema.parse({ assets: { include: globs } }));
      expect(paths.filter(isAsset)).toEqual(paths.filter((path) => matches(path)));
      expect(paths.filter(isAsset)).not.toEqual([]);
    }
  });

  it('treats a leading exclamation mark as part of the name, not as a negation', () => {
    // The policy refuses it, so that nobody takes it for one.
    const assets = { ...DEFAULT_POLICY.assets, include: ['!a.json'] };
    const only = assetPathTest({ assets });
    expect(only('b.json')).toBe(false);
    expect(only('!a.json')).toBe(true);
  });
});
