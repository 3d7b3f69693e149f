import { describe, expect, it } from 'vitest';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { kindsOf, packageJson, read } from './fixture.ts';

type Row = [command: string, kinds: string[], entries?: Record<string, LiteralEntry>];

const rows: Row[] = [
  ['node scripts/ok.js', []],
  ['node ./scripts//ok.js', []],
  ['node scripts/../scripts/ok', []],
  ['node scripts', ['target-not-a-file']],
  ['node scripts/', ['target-not-a-file']],
  ['node scripts', [], { 'scripts.js': '' }],
  ['node scripts/', [], { 'scripts.js': '' }],
  ['node scripts', [], { 'scripts/index.js': '' }],
  ['node ./scripts/.', [], { 'scripts/index.js': '' }],
  ['node scripts', ['target-extension'], { 'scripts/index.json': '' }],
  ['node scripts', ['target-not-a-file'], { 'scripts/index.mjs': '' }],
  ['node scripts', [], { 'scripts/package.json': '{"main":"ok"}' }],
  ['node scripts', [], { 'scripts/package.json': '{"main":"../scripts/./ok.js"}' }],
  ['node scripts', [], { 'scripts/package.json': '{"main":"lib"}', 'scripts/lib/index.js': '' }],
  ['node scripts', [], { 'scripts/package.json': '{"main":"nope"}', 'scripts/index.js': '' }],
  ['node scripts', ['target-not-a-file'], { 'scripts/package.json': '{"main":"nope"}' }],
  ['node scripts', ['target-outside'], { 'scripts/package.json': '{"main":"../../x.js"}' }],
  ['node scripts', ['target-outside'], { 'scripts/package.json': '{"main":"/x.js"}' }],
  [
    'node scripts',
    ['target-extension'],
    { 'scripts/package.json': '{"main":"x.node"}', 'scripts/x.node': '' },
  ],
  ['node scripts', ['package-json-invalid'], { 'scripts/package.json': '{' }],
  ['node scripts', ['target-outside'], { 'scripts/index.js': { symlink: '../../x.js' } }],
  ['node link', [], { link: { symlink: 'scripts' }, 'scripts/index.js': '' }],
  ['node .', [], { 'index.js': '' }],
  ['node ./', [], { 'package.json': '{"main":"scripts/ok.js"}' }],
  ['node .', ['target-not-a-file']],
  ['node scripts/nope.js', ['target-missing']],
  ['node ../x.js', ['target-outside']],
  ['node scripts/../../x.js', ['target-outside']],
  ['node /etc/x.js', ['target-outside']],
  ['node file:///x.js', ['target-outside']],
  ['node link.js', ['target-outside'], { 'link.js': { symlink: '../x.js' } }],
  ['node link/x.js', ['target-outside'], { link: { symlink: '..' } }],
  ['node link.js', [], { 'link.js': { symlink: 'scripts/ok.js' } }],
  ['node link.js', ['target-not-a-file'], { 'link.js': { symlink: 'link.js' } }],
  ['node link/../scripts/ok.js', [], { link: { symlink: '..' } }],
  ['node .git/hooks/x.js', ['target-outside']],
  ['node .GIT/hooks/x.js', ['target-outside']],
  ["node 'scripts\\ok.js'", ['target-not-a-file']],
  ['node data.json', ['target-extension'], { 'data.json': '{}' }],
  ['node data', ['target-extension'], { 'data.json': '{}' }],
  ['node native', ['target-extension'], { 'native.node': '' }],
  ['node link.js', ['target-extension'], { 'link.js': { symlink: 'x.sh' }, 'x.sh': '' }],
  ['node bin/cli', [], { 'bin/cli': '' }],
  ['node x.ts', [], { 'x.ts': '' }],
  ['node module/x.js', ['target-missing'], { module: { submodule: 'a'.repeat(40) } }],
  ['node node_modules/eslint/bin.js', []],
  [
    'node node_modules/other/x.js',
    ['dependency-unverified', 'tool-unknown'],
    { 'node_modules/other/x.js': '' },
  ],
  ['node node_modules/.bin/eslint', []],
  ['node node_modules/x.js', ['target-missing', 'tool-unknown'], { 'node_modules/x.js': '' }],
  ['node w.js', ['target-writes'], { 'w.js': "fs.writeFileSync('x', 'y')" }],
  ['node --test', []],
  ['node --test scripts', []],
  ['node --test "scripts/*.js"', []],
  ['node --test "../*.js"', ['target-outside']],
  ['node --test "link/*.js"', ['target-outside'], { link: { symlink: '../x' } }],
  ['node --test scripts/ok.js nope.js', ['target-missing']],
  ["node --test '{/usr/x,y}/*.js'", ['target-outside']],
  ["node --test '{..,y}/*.js'", ['target-outside']],
  ["node --test 'y/{a,{b,../..}}/*.js'", ['target-outside']],
  ["node --test '{.,-}{.,-}/*.js'", ['target-outside']],
  ["node --test '[.][.]/*.js'", ['target-outside']],
  ["node --test '[.-.][.]/*.js'", ['target-outside']],
  ["node --test '{.git,y}/*.js'", ['target-outside']],
  ["node --test '{link,y}/*.js'", ['target-outside'], { link: { symlink: '../x' } }],
  [`node --test '${'{a,b}'.repeat(10)}/*.js'`, ['glob-unclear']],
  [`node --test '${'a'.repeat(2000)}*'`, ['glob-unclear']],
  ["node --test '{scripts,y}/*.js'", []],
  ["node --test 'scripts/{ok,no}.js'", []],
  ["node --test '**/*.js'", []],
  ["node --test './scripts/*.js'", []],
  ["node --test 'nope/**/*.js'", []],
  ["node --test 'scripts/o?.js'", []],
  ['node --test inspect scripts/ok.js', ['outside-code']],
  ['node --test debug', ['target-missing']],
  // `--no-test` takes it back: node runs the directory, and with it what package.json says.
  ['node --test --no-test scripts', ['target-not-a-file']],
  ['node --no-test --test scripts', []],
  ["node 'scripts/{ok,no}.js'", ['target-missing']],
  ['node --env-file=.env scripts/ok.js', ['weakens'], { '.env': 'A=1\n' }],
  [
    'node --env-file=.env scripts/ok.js',
    ['weakens', 'environment-file-unsafe'],
    { '.env': 'A="\nNODE_OPTIONS = x"\n' },
  ],
  ['node --env-file=../.env scripts/ok.js', ['weakens', 'target-outside']],
  ['node --env-file=.env scripts/ok.js', ['weakens', 'target-missing']],
  ['node --import tsx scripts/ok.js', ['tool-runs-file', 'dependency-unverified']],
  ['node --loader ts-node/esm scripts/ok.js', ['tool-runs-file', 'dependency-unverified']],
  ['node -r dotenv/config scripts/ok.js', ['tool-runs-file', 'dependency-unverified']],
];

describe('what node would run', () => {
  it.each(rows)('%s gives %j', async (command, kinds, entries = {}) => {
    expect(await kindsOf(command, entries)).toEqual(kinds);
  });

  it.each(['node sub/v.js', 'node sub/deep/v.js', 'node --test sub/v.js'])(
    'names the submodule of %s',
    async (command) => {
      const { problems } = await read(command, { sub: { submodule: 'a'.repeat(40) } });
      expect(problems).toMatchObject([{ rule: 'target-missing', args: { submodule: 'sub' } }]);
    },
  );

  it('names the file behind symlinks', async () => {
    const { targets } = await read('node link.js', { 'link.js': { symlink: 'scripts/ok.js' } });
    expect(targets).toEqual([{ kind: 'file', name: 'link.js', path: 'scripts/ok.js' }]);
  });

  it('names the main file of a directory, and what decides it', async () => {
    const entries = { 'package.json': '{"main":"scripts"}', 'scripts/index.js': '' };
    const { targets, problems } = await read('node .', entries, ['package.json']);
    expect(targets).toEqual([{ kind: 'file', name: '.', path: 'scripts/index.js' }]);
    expect(problems.map(({ args }) => args)).toEqual([{ path: 'package.json' }]);
    expect(await kindsOf('node .', entries, ['scripts/index.js'])).toEqual(['target-changed']);
  });

  it('says that the change moved the validator, by either of its names', async () => {
    const entries = { 'link.js': { symlink: 'scripts/ok.js' } };
    expect(await kindsOf('node link.js', entries, ['scripts/ok.js'])).toEqual(['target-changed']);
    expect(await kindsOf('node link.js', entries, ['link.js'])).toEqual(['target-changed']);
    expect(await kindsOf('node link.js', entries, ['other.js'])).toEqual([]);
  });

  it('judges a dependency that is not installed from package.json and the lockfile', async () => {
    const entries = Object.fromEntries(
      ['eslint/bin.js', '.bin/eslint', '@x/tool/bin.js', '@x/tool/package.json', '.bin/tool'].map(
        (path) => [`node_modules/${path}`, undefined],
      ),
    );
    const none = {
      ...entries,
      'node_modules/c8/bin.js': undefined,
      'node_modules/.bin/c8': undefined,
    };
    expect(await kindsOf('node node_modules/eslint/x.js', none)).toEqual(['not-installed']);
    expect(await kindsOf('node node_modules/other/x.js', none)).toEqual([
      'dependency-unverified',
      'tool-unknown',
    ]);
    expect(await kindsOf('npx eslint .', none)).toEqual(['not-installed']);
    expect(await kindsOf('npx tool', none)).toEqual(['not-installed', 'tool-unknown']);
    expect(await kindsOf('npx other', none)).toEqual(['binary-missing']);
  });

  it('asks nobody about a package.json that no one can read', async () => {
    const entries = { 'package.json': '{', 'package-lock.json': '[' };
    expect(await kindsOf('npm test', entries)).toEqual(['package-json-invalid']);
    expect(await kindsOf('npx eslint', entries)).toEqual(['package-json-invalid']);
    expect(await kindsOf('npx eslint', { 'package-lock.json': '[' })).toEqual([
      'dependency-unverified',
    ]);
    expect(
      await kindsOf('npx eslint', { 'package.json': packageJson({}, { devDependencies: [] }) }),
    ).toEqual(['dependency-unverified']);
  });
});
