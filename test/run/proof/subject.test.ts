import { describe, expect, it } from 'vitest';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import type { Tree } from '../../../src/repo/tree.ts';
import { hunksOf } from '../../../src/run/proof/hunks.ts';
import { isForPeople, isKept } from '../../../src/run/proof/kept-files.ts';
import { requirePlaces } from '../../../src/run/proof/layer.ts';
import { subjectOf } from '../../../src/run/proof/subject.ts';
import { list } from '../../table.ts';
import { type Files, provenChange } from './changes.ts';

it.each(list`
    src/a.js ¦ lib/contest.py ¦ cmd/main.go ¦ src/lib.rs ¦ src/latest.ts ¦ app/page.tsx ¦ src/build/a.ts
    src/attestation.ts ¦ Main.java ¦ src/specification.ts ¦ views/mail.hbs ¦ data/cities.json ¦ README.md
    src/a.setup.js ¦ src/features/login.ts ¦ src/app/app.config.ts ¦ Dockerfile ¦ dist/a.js ¦ db/1.sql
    scripts/build.js ¦ locales/en.yml ¦ build/a.js ¦ src/workspace.ts ¦ src/rc.ts ¦ docs/config.md
  `)('isKept %s is taken back', (path) => expect(isKept(path)).toBe(false));

it.each(list`
    test/a.js ¦ src/a.test.ts ¦ src/__tests__/a.js ¦ a.spec.js ¦ tests/test_a.py ¦ pkg/test_a.py ¦ a_test.go
    conftest.py ¦ ATest.java ¦ src/__snapshots__/a.snap ¦ testdata/a.json ¦ internal/testutil/a.go
    package.json ¦ package-lock.json ¦ requirements.txt ¦ Cargo.toml ¦ go.mod ¦ pyproject.toml ¦ setup.py
    vitest.config.ts ¦ tailwind.config.js ¦ .mocharc.cjs ¦ .eslintrc.js ¦ Gruntfile.js ¦ build.rs ¦ Makefile
    .github/workflows/a.yml ¦ .gitlab-ci.yml ¦ tsconfig.json ¦ .prettierignore ¦ .npmrc ¦ vitest.setup.ts
    features/a.feature ¦ bench/a.js ¦ packages/a/jest.config.js ¦ src/setupTests.ts
  `)('isKept %s stays', (path) => expect(isKept(path)).toBe(true));

it.each(list`README.md ¦ docs/a.rst ¦ logo.png ¦ LICENSE`)('%s is for people', (path) =>
  expect(isForPeople(path)).toBe(true),
);

async function taken(base: Files, head: Files, renamed?: Files, launched: readonly string[] = []) {
  const subject = await subjectOf(provenChange(base, head, renamed), literalTree(head), launched);
  const before = [...subject.before].map(([path, { content }]) => [path, content.toString()]);
  const added = subject.added.map(({ path }) => path);
  return { ...subject, before: Object.fromEntries(before), added };
}

describe('subjectOf', () => {
  it('takes edits and deletions back, and keeps added files, tests, settings and launched scripts', async () => {
    const base = {
      'src/a.js': '1',
      'src/gone.js': '1',
      'a.json': '1',
      'scripts/check.js': '1',
      'test/a.js': '1',
    };
    const head = {
      'src/a.js': '2',
      'a.json': '2',
      'scripts/check.js': '2',
      'test/a.js': '2',
      'src/b.js': '2',
    };
    expect(await taken(base, head, {}, ['scripts/check.js'])).toMatchObject({
      before: { 'src/a.js': '1', 'src/gone.js': '1', 'a.json': '1' },
      files: ['a.json', 'src/a.js', 'src/gone.js'],
      kept: ['scripts/check.js', 'test/a.js'],
      added: ['src/b.js'],
    });
  });

  it('puts the old content at both names of a renamed file, and of one that an edit may need', async () => {
    const base = { 'src/a.js': '1', 'src/b.js': '1' };
    const head = { 'lib/a.js': '2', 'lib/b.js': '1' };
    const renamed = { 'lib/a.js': 'src/a.js', 'lib/b.js': 'src/b.js' };
    expect(await taken(base, head, renamed)).toMatchObject({
      before: { 'lib/a.js': '1', 'src/a.js': '1', 'src/b.js': '1' },
      files: ['lib/a.js'],
    });
    const { before, files } = await taken({ 'a.js': '1' }, { 'b.js': '1' }, { 'b.js': 'a.js' });
    expect([before, files]).toEqual([{}, []]);
  });

  it.each<[string, string, string, number]>([
    ['a.js', 'f(); // a\n', 'f(); /* b\n * c */\n\n', 0],
    ['a.js', 'f();\n', '\nf();\n', 0],
    ['a.js', 'f();\n', 'g();\n', 1],
    ['a.js', 'f("// a");\n', 'f("// b");\n', 1],
    ['a.js', 'f(`a\nb`);\n', 'f(`a\n\nb`);\n', 1],
    ['a.js', '#!/bin/a\n', '#!/bin/b\n', 1],
    ['a.py', 'f()  # a\n', '# b\nf()\n', 0],
    ['a.py', 'if a:\n    f()\n', 'if a:\n  f()\n', 1],
    ['a.c', '// a\nf();\n', '// b\nf();\n', 0],
    ['a.c', '#define A 1\n', '#define A 2\n', 1],
    ['a.c', '  *p = 1;\n', '  *p = 2;\n', 1],
    ['a.css', 'a {\n  --b: 1;\n}\n', 'a {\n  --b: 2;\n}\n', 1],
    ['a.sh', '#!/bin/sh\n', '#!/bin/bash\n', 1],
    ['a.yml', '# a\n', '# b\n', 1],
  ])('in %s takes %j in place of %j back if it is more than comments', async (...each) => {
    const [path, old, now, files] = each;
    const found = await taken({ [path]: old }, { [path]: now });
    expect([Object.keys(found.before), found.files]).toEqual(
      files === 0 ? [[], []] : [[path], [path]],
    );
  });

  it('keeps the tests of the head in a file of Rust', async () => {
    const tests = '#[cfg(test)]\nmod tests {\n    #[test]\n    fn f() {}\n}\n';
    const found = await taken(
      { 'src/a.rs': 'fn a() {}\n' },
      { 'src/a.rs': `fn a() { b }\n${tests}` },
    );
    expect(found.before).toEqual({ 'src/a.rs': `fn a() {}\n${tests}` });
  });

  it('tries the five largest new files with code', async () => {
    const head = Object.fromEntries(
      [...Array(7).keys()].map((n) => [`src/${n}.js`, 'x'.repeat(n + 1)]),
    );
    const { added } = await taken(
      {},
      { ...head, 'src/a.css': 'x'.repeat(99), 'dist/a.js': 'x'.repeat(99) },
    );
    expect(added).toEqual([6, 5, 4, 3, 2].map((n) => `src/${n}.js`));
  });

  it.each<[string, Files, Files, readonly string[]]>([
    ['an export', { 'a.js': '' }, { 'a.js': 'export const b = 1;\n', 'a.test.js': 'b' }, ['b']],
    [
      'one that nothing uses',
      { 'a.js': '' },
      { 'a.js': 'export const b = 1;\n', 'a.test.js': 'c' },
      [],
    ],
    [
      'one that is taken back, too',
      { 'a.js': '', 'c.js': '' },
      { 'a.js': 'export const b = 1;\n', 'c.js': 'b' },
      [],
    ],
    [
      'a list',
      { 'a.js': 'export { a };' },
      { 'a.js': 'export { a, b as c };', 'a.test.js': 'c' },
      ['c'],
    ],
    [
      'CommonJS',
      { 'a.js': '' },
      { 'a.js': 'module.exports = {\n  b,\n};\n', 'a.test.js': 'b' },
      ['b'],
    ],
    ['a type', { 'a.ts': '' }, { 'a.ts': 'export interface B {}\n', 'a.test.ts': 'B' }, ['B']],
    [
      'Python',
      { 'a.py': '' },
      { 'a.py': 'async def b(): ...\nC = 1\n', 'test_a.py': 'b C' },
      ['b', 'C'],
    ],
    [
      'a method of Go',
      { 'a.go': '' },
      { 'a.go': 'func (s *S) B() {}\n', 'a_test.go': 's.B()' },
      ['B'],
    ],
    [
      'tests in a file of Rust',
      { 'a.rs': '' },
      { 'a.rs': 'fn b() {}\n#[cfg(test)]\nmod tests { b }\n' },
      ['b'],
    ],
    [
      'a package that is not installed any more',
      { 'a.js': "require('lodash/fp')", 'package.json': '{"lodash": "1"}' },
      { 'a.js': '', 'package.json': '{}' },
      ['lodash'],
    ],
  ])('names what cannot be loaded without the change: %s', async (_, base, head, missing) => {
    const found = await taken(base, head);
    expect([...found.newNames, ...found.missing]).toEqual(missing);
  });

  it.each<[string, string, string, string, string]>([
    ['its own part', 'a\nb\n', 'export const X = 1;\na\nc\n', 'X', 'export const X = 1;\na\nb\n'],
    [
      'what loads others',
      'a\nb\n',
      "import c from 'c';\na\nexport const X = c;\n",
      'X',
      "import c from 'c';\na\nexport const X = c;\n",
    ],
    [
      'a list',
      'export {\n  a,\n};\nb\n',
      'export {\n  a,\n  X,\n};\nc\n',
      'X',
      'export {\n  a,\n  X,\n};\nb\n',
    ],
    [
      'a default',
      'a\n',
      'a\n\nexport default a;\n',
      "import a from './a.js';",
      'a\n\nexport default a;\n',
    ],
  ])('does not take a new name back that a test loads: %s', async (_, old, now, test, expected) => {
    const { before } = await taken({ 'a.js': old }, { 'a.js': now, 'a.test.js': test });
    expect(before).toEqual(expected === now ? {} : { 'a.js': expected });
  });

  it.each<[string, Files, Files, RegExp]>([
    ['a directory', { a: '1' }, { 'a/b.js': '2' }, /`a` cannot be taken back/],
    ['a file', { 'a/b.js': '1' }, { a: '2' }, /`a\/b.js` cannot be taken back/],
  ])(
    'refuses a change that put %s in the place of something else',
    async (_, base, head, message) => {
      await expect(taken(base, head)).rejects.toThrow(message);
    },
  );

  it('refuses to write through links', () => {
    const tree = literalTree({ l: { symlink: '/etc' } });
    expect(() => requirePlaces(['l/a'], tree)).toThrow('`l/a` cannot be taken back');
    expect(() => requirePlaces(['l'], tree)).toThrow('`l` cannot be taken back');
    expect(() => requirePlaces(['a/l'], tree)).not.toThrow();
  });

  it('refuses a change of links alone', async () => {
    const [base, tree] = ['a', 'b'].map((symlink) => literalTree({ l: { symlink } }));
    const change = { ...provenChange({ l: 'a' }, { l: 'b' }), base: base as Tree };
    await expect(subjectOf(change, tree as Tree, [])).rejects.toThrow('`l` is a link');
    expect(await subjectOf(change, tree as Tree, ['l'])).toMatchObject({ kept: ['l'], files: [] });
  });
});

it.each<[string, string, string, readonly [number, number, string][]]>([
  ['an edit', 'a\nb\nc\n', 'a\nx\nc\n', [[2, 2, 'a\nb\nc\n']]],
  [
    'two parts',
    'a\nb\nc\n',
    'x\nb\ny\n',
    [
      [1, 1, 'a\nb\ny\n'],
      [3, 3, 'x\nb\nc\n'],
    ],
  ],
  ['a removal', 'a\nb\nc\n', 'a\nc\n', [[2, 1, 'a\nb\nc\n']]],
  ['a removal at the start', 'a\nb\n', 'b\n', [[1, 0, 'a\nb\n']]],
  ['an addition', 'a\n', 'a\nb\nc\n', [[2, 3, 'a\n']]],
  ['a missing end of line', 'a\nb', 'a\nc\n', [[2, 2, 'a\nb']]],
  ['ends of Windows', 'a\r\nb\r\n', 'a\r\nc\r\n', [[2, 2, 'a\r\nb\r\n']]],
  ['code far to the right', '// a\n', `${' '.repeat(60)}c\n`, [[1, 1, '// a\n']]],
  ['comments', '// a\nb\n', '/* c\n * d\n */\n\nb\n', []],
])('hunksOf %s', async (_, old, now, expected) => {
  const { edited } = await taken({ 'src/a.js': old }, { 'src/a.js': now });
  const found = hunksOf(edited).map(({ lines, reverted }) => [
    ...lines,
    reverted.content.toString(),
  ]);
  expect(found).toEqual(expected);
});

it.each([
  ['a document', 'README.md', 'b\n'],
  ['a bundle', 'dist/a.js', 'b\n'],
  ['what says that it is generated', 'src/a.js', '// @generated\nb\n'],
])('hunksOf has none of %s', async (_, path, now) => {
  const { edited } = await taken({ [path]: 'a\n' }, { [path]: now });
  expect(hunksOf(edited)).toEqual([]);
});
