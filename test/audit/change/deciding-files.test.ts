import { describe, expect, it } from 'vitest';
import type { AuditedCommand } from '../../../src/audit/audited.ts';
import { decidingFiles } from '../../../src/audit/change/deciding-files.ts';
import type { ReadGeneChange } from '../../../src/audit/subject.ts';
import type { FileChange } from '../../../src/repo/change.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { judgeWith } from '../../judge/fixture.ts';
import { list, pairs } from '../../table.ts';
import {
  added,
  bindingGene,
  changeOf,
  changeSubject,
  deleted,
  file,
  gene,
  relating,
  renamed,
} from '../fixture.ts';

type Files = Readonly<Record<string, LiteralEntry>>;
type Kind = 'added' | 'modified' | 'removed';

async function hidesDifferences() {
  return (path: string, name: string) =>
    name === 'diff' && /^scripts|hidden/.test(path) ? 'unset' : 'unspecified';
}

/** @returns each file with its severity and what it says, for a gene that runs `node scripts/check.js` */
async function read(
  files: readonly FileChange[],
  head: Files = {},
  base: Files = {},
  kind: Kind = 'added',
) {
  const command = 'node scripts/check.js';
  const tree = {
    ...literalTree({ 'scripts/check.js': 'work();', ...head }),
    ...('hidden-diff' in head && { attributes: hidesDifferences }),
  };
  const asset = gene({ validation: [command] });
  const judgement = await judgeWith({}, { tree }).command(command);
  const location = asset.locate(['validation', 0]);
  const own: AuditedCommand[] = [{ ...judgement, command, location }];
  const commands = kind === 'removed' ? [] : own;
  const change = { kind, asset, ...(kind === 'modified' && { before: asset }) };
  const genes: ReadGeneChange[] = [{ ...bindingGene(asset), change, commands }];
  const subject = changeSubject({
    ...{ genes, tree, baseTree: literalTree(base), change: changeOf(...files) },
  });
  const found = await decidingFiles(subject);
  return found.map(({ severity, args: { path, why } }) => [severity, path, why]);
}

it('is a script that a command starts, and tells if it is new', async () => {
  const why = '`node scripts/check.js` starts it';
  expect(await read([added('scripts/check.js')])).toEqual([['notice', 'scripts/check.js', why]]);
});

it.each(pairs`
  .mocharc.cjs → mocha ¦ packages/a/vitest.config.ts → vitest ¦ jest.config.js → jest
  eslint-suppressions.json → eslint ¦ .prettierignore → prettier ¦ biome.jsonc → biome
  tsconfig.build.json → typescript ¦ dist/a.tsbuildinfo → typescript ¦ tests/conftest.py → pytest
  tox.ini → tox ¦ .cargo/config.toml → cargo ¦ Makefile → make ¦ .nycrc.json → nyc
  playwright.config.ts → playwright
`)('is %s, which %s finds by its name', async (path, tool) => {
  expect(await read([file(path)])).toEqual([['notice', path, `${tool} finds it by its name`]]);
});

it('is a warning for new configuration beside a command that reads as before', async () => {
  const found = await read([added('.mocharc.cjs')], {}, {}, 'modified');
  expect(found).toMatchObject([['warning', '.mocharc.cjs', expect.any(String)]]);
});

it.each<[string, FileChange, string]>([
  ['a deleted test', deleted('test/a.test.js'), 'a test: it was deleted'],
  ['a test renamed', renamed('src/a.spec.ts', 'src/a.ts.off'), 'a test: it is now `src/a.ts.off`'],
  ['a deleted test of Python', deleted('pkg/test_a.py'), 'a test: it was deleted'],
])('is a warning for %s', async (_, change, why) => {
  const { oldPath, path } = change;
  expect(await read([change])).toEqual([['warning', oldPath ?? path, why]]);
});

const RUNS = [
  { test: 'a', lint: 'a' },
  { test: 'b', lint: 'a', toString: 'c' },
] as const;
const OTHERS = 'its npm scripts `test`, `toString` differ';
it.each<[string, object, object, string | undefined]>([
  ['scripts', { scripts: RUNS[0] }, { scripts: RUNS[1] }, OTHERS],
  ['imports', {}, { imports: { '#a': './b.js' } }, 'its `imports` differ'],
  ['the version', { version: '1.0.0' }, { version: '1.0.1' }, undefined],
  ['their order', { scripts: { a: '1', b: '2' } }, { scripts: { b: '2', a: '1' } }, undefined],
])('compares package.json: %s', async (_, before, after, why) => {
  const files = (content: object) => ({ 'package.json': JSON.stringify(content) });
  const found = await read([file('package.json')], files(after), files(before));
  expect(found).toEqual(why === undefined ? [] : [['notice', 'package.json', why]]);
});

it.each([
  ['sources', file('src/a.js')],
  ['a test that moved', renamed('test/a.test.js', 'test/b.test.js')],
  ['a new test', added('test/a.test.js')],
  ['documents', file('docs/a.md')],
])('is not %s', async (_, change) => expect(await read([change])).toEqual([]));

it.each(list`
    package-lock.json ¦ packages/a/yarn.lock ¦ pnpm-lock.yaml ¦ Cargo.lock ¦ uv.lock
    requirements-dev.txt ¦ go.sum
  `)('is the lockfile %s', async (path) =>
  expect(await read([file(path)])).toEqual([
    ['notice', path, 'it decides which dependencies checks load'],
  ]),
);

it('is what git does not show, whatever it is, once', async () => {
  const attributes = { 'hidden-diff': '' };
  const why = 'git does not show its difference (`.gitattributes`)';
  const script = await read([file('scripts/check.js')], attributes);
  const started = `\`node scripts/check.js\` starts it; ${why}`;
  expect(script).toEqual([['notice', 'scripts/check.js', started]]);
  expect(await read([file('a/hidden.js')], attributes)).toEqual([['notice', 'a/hidden.js', why]]);
  expect(await read([file('src/seen.js')], attributes)).toEqual([]);
});

describe('for genes that the change leaves as they are', () => {
  /** @returns what is to be read if no gene of the change is among these */
  async function unchanged(command: string, changes: readonly FileChange[], files: Files = {}) {
    const tree = literalTree({ 'scripts/check.js': 'work();', ...files });
    const subject = changeSubject({
      ...{ tree, baseTree: tree, change: changeOf(...changes) },
      ...{ assets: relating([], [gene({ validation: [command] })]) },
    });
    return (await decidingFiles(subject)).map(({ severity, args }) => [severity, args.path]);
  }
  const script = ['notice', 'scripts/check.js'];
  const BY_NPM = { 'package.json': '{ "scripts": { "test": "node scripts/check.js" } }' };

  it.each<[string, string, Files?]>([
    ['a script that they start', 'node scripts/check.js'],
    ['a script without its extension', 'node scripts/check'],
    ['a script behind an npm script', 'npm test', BY_NPM],
  ])('is %s', async (_, command, files) =>
    expect(await unchanged(command, [file('scripts/check.js')], files)).toEqual([script]),
  );

  it.each([
    ['a deleted test', deleted('test/a.test.js')],
    ['new configuration', added('jest.config.js')],
  ])('%s is no warning', async (_, change) =>
    expect(await unchanged('npx jest', [change])).toEqual([['notice', change.path]]),
  );

  it.each(['src/a.js', 'README.md', 'other/check.js'])('is not %s', async (path) =>
    expect(await unchanged('node scripts/check.js', [file(path)])).toEqual([]),
  );
});

it('is nothing in a directory that no change may touch', async () => {
  const manifest = { 'node_modules/a/package.json': '{ "main": "b.js" }' };
  expect(await read([added('node_modules/a/package.json')], manifest)).toEqual([]);
});

it('is nothing without a command', async () => {
  expect(await read([deleted('test/a.test.js')], {}, {}, 'removed')).toEqual([]);
});
