import { describe, expect, it } from 'vitest';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { kindsOf, packageJson, read } from './fixture.ts';

const TOOLS = [
  'mocha',
  'jest',
  'tsc',
  'nyc',
  'ava',
  'vitest',
  'rollup',
  'eslint',
  'tape',
  'npm-run-all',
  'concurrently',
];
const BINARIES: Record<string, string> = { 'run-s': 'npm-run-all', 'run-p': 'npm-run-all' };

/** The fixture with every tool of these tests installed. */
function tree(entries: Record<string, LiteralEntry> = {}): Record<string, LiteralEntry> {
  const devDependencies = Object.fromEntries(TOOLS.map((name) => [name, '1.0.0']));
  const scripts = {
    'lint:js': 'eslint .',
    'lint:sh': 'sh x.sh',
    'lint:a:b': 'eslint a',
    t: 'mocha -r ./setup.js',
  };
  const names = [...TOOLS.map((name) => [name, name]), ...Object.entries(BINARIES)];
  return {
    'package.json': packageJson(scripts, { devDependencies }),
    'package-lock.json': JSON.stringify({
      packages: Object.fromEntries(TOOLS.map((name) => [`node_modules/${name}`, {}])),
    }),
    ...Object.fromEntries(
      names.flatMap(([name = '', owner = '']) => [
        [`node_modules/.bin/${name}`, { symlink: `../${owner}/${name}.js` }],
        [`node_modules/${owner}/${name}.js`, ''],
      ]),
    ),
    'setup.js': '',
    'lib/env.js': '',
    'tsconfig.json': '{}',
    'test/a.js': '',
    ...entries,
  };
}

type Row = [command: string, kinds: string[], entries?: Record<string, LiteralEntry>];

const rows: Row[] = [
  ['npx mocha -r ./setup.js', ['tool-runs-file']],
  ['npx mocha -r ./setup', ['tool-runs-file']],
  ['npx mocha --require lib/env', ['tool-runs-file']],
  ['npx mocha -R lib/env', ['tool-runs-file']],
  ['npx mocha -r ./nope.js', ['tool-runs-file', 'target-missing']],
  ['npx mocha -r should', ['tool-runs-file', 'dependency-unverified']],
  ['npx mocha -r jest/x', ['tool-runs-file']],
  [
    'npx mocha -r ./link.js',
    ['tool-runs-file', 'target-outside'],
    { 'link.js': { symlink: '../x.js' } },
  ],
  [
    'npx mocha -r ./link.js',
    ['tool-runs-file', 'target-not-a-file'],
    { 'link.js': { symlink: 'link.js' } },
  ],
  ['npx mocha -r ./.git/x.js', ['tool-runs-file', 'target-outside']],
  [
    'npx mocha -r ./node_modules/x/y.js',
    ['tool-runs-file', 'dependency-unverified'],
    { 'node_modules/x/y.js': '' },
  ],
  ['npx mocha --config ./link.js', ['target-outside'], { 'link.js': { symlink: '/x.js' } }],
  ['npx mocha --config nope.json', ['target-missing']],
  ['npx mocha link/a.js', ['target-outside'], { link: { symlink: '..' } }],
  ["npx mocha 'link/*.js'", ['target-outside'], { link: { symlink: '..' } }],
  ["npx mocha 'test/*.js'", []],
  ['npx mocha test', []],
  [
    'npx mocha --env-file=.env test',
    ['weakens', 'environment-file-unsafe'],
    { '.env': 'NODE_OPTIONS=-r=./x' },
  ],
  [
    'npx ava --node-arguments=--env-file=.env',
    ['weakens', 'environment-file-unsafe'],
    { '.env': 'NODE_OPTIONS=-r=./x' },
  ],
  ['npx mocha --import=tsx', ['tool-runs-file', 'dependency-unverified']],
  ['npx ava test/a.js:5', []],
  [
    'npx jest --setupFiles <rootDir>/lib/env.js'.replace(
      '<rootDir>/lib/env.js',
      "'<rootDir>/lib/env.js'",
    ),
    ['tool-runs-file'],
  ],
  ['npx vitest run --root lib --setupFiles ./env.js', ['tool-runs-file']],
  ['npx vitest --root link', ['target-outside'], { link: { symlink: '..' } }],
  ['npx rollup -p ./lib', ['tool-runs-file'], { 'lib/index.js': '' }],
  ['npx tsc -p .', []],
  ['npx tsc -p lib/', []],
  ['npx tsc --outDir link', ['tool-writes', 'target-outside'], { link: { symlink: '../out' } }],
  ['npx tsc @args', ['outside-code'], { args: '--noEmit' }],
  ['npx run-s "lint:*"', ['npm-script-text']],
  ['npx run-s "lint:**"', ['npm-script-text']],
  ['npx run-p "lint:{js,a:b}"', []],
  ['npx run-s "lint:[j]*"', []],
  ['npx run-s "lint:a:*"', []],
  ['npx run-s "nope:*"', ['npm-script-missing']],
  ['npx run-s "+(+(lint))x"', ['outside-code']],
  [`npx run-s "${'a'.repeat(201)}*"`, ['outside-code']],
  ['npx concurrently "npm:lint:*"', ['npm-script-text']],
  ['npx concurrently "npm:lint:j*"', []],
  ['npx concurrently "npm:nope*"', ['npm-script-missing']],
  [
    'npx concurrently "npm:x*"',
    ['outside-code'],
    {
      'package.json': packageJson(
        { 'x;touch y': 'mocha' },
        { devDependencies: { concurrently: '1' } },
      ),
    },
  ],
  ['npm run t', ['tool-runs-file']],
  ['npx nyc mocha -r ./setup.js', ['tool-runs-file']],
];

describe('files that the words of a tool name', () => {
  it.each(rows)('%s gives %j', async (command, kinds, entries = {}) => {
    expect(await kindsOf(command, tree(entries))).toEqual(kinds);
  });

  it('are targets, and count as code that a change edits', async () => {
    const { targets, problems } = await read(
      'npx mocha -r ./setup.js --config lib/env.js test/a.js',
      tree(),
      ['setup.js', 'lib/env.js', 'test/a.js'],
    );
    expect(targets.map(({ kind, path }) => [kind, path])).toEqual([
      ['package_binary', 'node_modules/mocha/mocha.js'],
      ['file', 'setup.js'],
      ['file', 'lib/env.js'],
      ['file', 'test/a.js'],
    ]);
    expect(problems.filter(({ rule }) => rule === 'target-changed')).toHaveLength(3);
  });

  it('are targets of the script that names them', async () => {
    const { targets } = await read('npm run t', tree());
    expect(targets.at(-1)).toEqual({
      kind: 'file',
      name: './setup.js',
      path: 'setup.js',
      via: 't',
    });
  });
});
