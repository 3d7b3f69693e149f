import { describe, expect, it } from 'vitest';
import type { ChangeStatus } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { isSource, sourcesOf } from '../../../src/run/mutant/sources.ts';
import { list } from '../../table.ts';

it.each(list`
    src/a.js ¦ lib/contest.py ¦ cmd/main.go ¦ src/lib.rs ¦ src/latest.ts ¦ app/page.tsx
    src/attestation.ts ¦ Main.java ¦ src/specification.ts
  `)('isSource %s is program code', (path) => expect(isSource(path)).toBe(true));

it.each([
  ...['test/a.js', 'src/a.test.ts', 'src/__tests__/a.js', 'a.spec.js', 'a.tst.ts', 'a.test-d.ts'],
  ...['tests/test_a.py', 'pkg/test_a.py', 'a_test.go', 'conftest.py', 'test.js', 'ATest.java'],
  ...['vitest.config.ts', '.mocharc.cjs', '.eslintrc.js', 'Gruntfile.js', 'setup.py', 'build.rs'],
  ...['.github/a.js', 'vendor/a.js', 'node_modules/a/b.js', 'dist/a.js', 'a.min.js', 'a_pb2.py'],
  ...['README.md', 'package.json', 'assets/gep/genes.json', 'Makefile', 'a.txt'],
])('isSource %s is not', (path) => expect(isSource(path)).toBe(false));

function changed(files: Readonly<Record<string, ChangeStatus>>) {
  const [oldOid, newOid] = ['', ''];
  const modes = { oldMode: '100644', newMode: '100644', oldOid, newOid };
  return Object.entries(files).map(([path, status]) => ({
    ...{ path, status, ...modes, binary: false, added: 1, deleted: 0 },
  }));
}

const TREE = literalTree({
  'src/a.js': 'a',
  'src/b.js': 'b',
  'src/c.js': '// @generated\n',
  'scripts/check.js': 'check',
  'test/a.test.js': 'test',
  'docs/a.md': '',
});

describe('sourcesOf', () => {
  it('returns the program code that a change adds or modifies', async () => {
    const change = changed({
      'src/a.js': 'modified',
      'test/a.test.js': 'added',
      'docs/a.md': 'added',
    });
    const found = await sourcesOf(change, TREE, []);
    expect(found).toMatchObject({ texts: new Map([['src/a.js', 'a']]) });
    expect(found).not.toHaveProperty('existing');
  });

  it('tells what existed before, if the change also adds files', async () => {
    const change = changed({ 'src/a.js': 'modified', 'src/b.js': 'added' });
    expect(await sourcesOf(change, TREE, [])).toMatchObject({
      existing: new Map([['src/a.js', 'a']]),
    });
  });

  it('leaves out what a command starts', async () => {
    const change = changed({ 'src/a.js': 'modified', 'scripts/check.js': 'modified' });
    const found = await sourcesOf(change, TREE, ['scripts/check.js']);
    expect(found).toMatchObject({ texts: new Map([['src/a.js', 'a']]) });
  });

  it('returns all of the repository if the change has none, without tooling and generated files', async () => {
    const change = changed({ 'docs/a.md': 'modified', 'src/gone.js': 'deleted' });
    const texts = new Map([
      ['src/a.js', 'a'],
      ['src/b.js', 'b'],
    ]);
    expect(await sourcesOf(change, TREE, [])).toEqual({ texts });
  });

  it.each([
    ['no source', { 'README.md': '' }, /no source|neither/],
    [
      'too many',
      Object.fromEntries([...Array(501).keys()].map((n) => [`src/${n}.js`, ''])),
      /too many.*501/,
    ],
    ['too large', { 'src/a.js': 'x'.repeat(11 * 1024 ** 2) }, /too many.*11 MB/],
    ['only generated ones', { 'src/a.js': '/* DO NOT EDIT */' }, /generated/],
  ])('says why there is %s', async (_, files, reason) => {
    expect(await sourcesOf([], literalTree(files), [])).toMatch(reason);
  });
});
