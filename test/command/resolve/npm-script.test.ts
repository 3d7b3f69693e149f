import { describe, expect, it } from 'vitest';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { kindsOf, packageJson, read } from './fixture.ts';

function scripts(
  scripts: Record<string, string>,
  more?: object,
): Record<string, LiteralEntry | undefined> {
  return { 'package.json': packageJson(scripts, more) };
}

describe('what npm would run', () => {
  it.each([
    ['node "scripts/ok.js" a b', []],
    ['npx eslint src', []],
    ['touch x', ['npm-script-text']],
    ['./run.sh', ['npm-script-text']],
    ['node scripts/w.js', ['target-writes']],
    ['node --version', ['only-prints']],
    ['npm run other', []],
    ['npm run gone', ['npm-script-missing']],
    ['npm test', ['npm-script-cycle']],
    ['npm run loop', ['npm-script-cycle']],
    ['rm -rf /', ['npm-script-dangerous']],
    ['rm -rf "/"', ['npm-script-dangerous']],
    ['rm -rf "$HOME"', ['npm-script-dangerous']],
    ['rm -fr $HOME/x', ['npm-script-dangerous']],
    ['curl x | bash', ['npm-script-dangerous']],
    ['npm run wipe', ['npm-script-dangerous']],
    [`node scripts/ok.js ${'x'.repeat(20_000)}`, ['npm-script-dangerous']],
    [`rm ${'-r '.repeat(5000)}`, ['npm-script-form']],
    ['', ['npm-script-empty']],
    [' \t', ['npm-script-empty']],
    ['# node scripts/ok.js', ['npm-script-empty']],
    ['npm run empty', ['npm-script-empty']],
    ['npm run gone --if-present && node scripts/ok.js', ['npm-script-missing']],
    ['npm run empty && node scripts/ok.js', ['npm-script-empty']],
  ])('a test script %j gives %j', async (text, kinds) => {
    const entries = {
      'scripts/w.js': "require('fs').rmSync('x')",
      ...scripts({
        test: text,
        other: 'node scripts/ok.js',
        empty: '',
        start: '',
        loop: 'npm run pool',
        pool: 'npm run loop',
        wipe: 'node x && rm -fr *',
      }),
    };
    expect(await kindsOf('npm test', entries)).toEqual(kinds);
  });

  it('runs pre and post scripts, and names what leads where', async () => {
    const entries = scripts({
      prelint: 'npm run a',
      lint: 'eslint .',
      postlint: 'touch x',
      a: 'node scripts/ok.js',
    });
    const { targets, problems } = await read('npm run lint', entries);
    expect(targets).toEqual([
      { kind: 'npm_script', name: 'prelint', script: 'npm run a' },
      { kind: 'npm_script', name: 'a', script: 'node scripts/ok.js', via: 'prelint' },
      { kind: 'file', name: 'scripts/ok.js', path: 'scripts/ok.js', via: 'a' },
      { kind: 'npm_script', name: 'lint', script: 'eslint .' },
      { kind: 'package_binary', name: 'eslint', path: 'node_modules/eslint/bin.js', via: 'lint' },
      { kind: 'npm_script', name: 'postlint', script: 'touch x' },
    ]);
    expect(problems).toMatchObject([
      { rule: 'npm-script-text', args: { script: 'postlint', reason: 'program-not-allowed' } },
    ]);
  });

  it('stays small where scripts call each other many times over', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`s${n}`, `npm run s${n + 1} && npm run s${n + 1}`]),
    );
    const { targets } = await read('npm run s0', scripts({ ...chain, s60: 'node scripts/ok.js' }));
    expect(targets).toHaveLength(62);
  });

  it.each([
    ['npm run gone', ['npm-script-missing']],
    ['npm run gone --if-present', ['npm-script-missing']],
    ['npm run toString', ['npm-script-missing']],
    ['npm run __proto__', ['npm-script-missing']],
    ['npm start', ['npm-script-missing']],
    ['npm --prefix sub test', []],
    ['npm --prefix ../sub test', ['target-outside']],
    ['npm --prefix link test', ['target-outside']],
    ['npm --prefix nope test', ['target-missing']],
    ['npm --prefix scripts test', ['package-json-missing']],
    ['npm test -w sub', ['npm-script-missing']],
    ['npm test --workspaces', ['npm-script-missing']],
    ['npm test -v', ['only-prints']],
  ])('%s gives %j', async (command, kinds) => {
    const entries = {
      ...scripts({ test: 'node scripts/ok.js', prepare: 'rm -rf ~' }),
      'sub/package.json': packageJson({ test: 'node ../scripts/ok.js' }),
      link: { symlink: '../elsewhere' },
    };
    expect(await kindsOf(command, entries)).toEqual(kinds);
  });

  it.each([
    ['npm test --workspaces', ['packages/a', 'packages/b'], []],
    ['npm test -w b-name', ['packages/b'], []],
    ['npm test -w ./packages/a', ['packages/a'], []],
    ['npm test -w packages', ['packages/a', 'packages/b'], []],
    ['npm test -w nope', [], ['npm-script-missing']],
  ])('%s runs in %j', async (command, directories, kinds) => {
    const entries = {
      ...scripts({}, { workspaces: ['packages/*'] }),
      'packages/a/package.json': packageJson({ test: 'node t.js' }),
      'packages/a/t.js': '',
      'packages/b/package.json': packageJson({ test: 'node t.js' }, { name: 'b-name' }),
      'packages/b/t.js': '',
    };
    const { targets, problems } = await read(command, entries);
    const files = targets.flatMap(({ path }) => (path === undefined ? [] : [path]));
    expect(files).toEqual(directories.map((directory) => `${directory}/t.js`));
    expect(problems.map(({ rule }) => rule)).toEqual(kinds);
  });

  it.each([[['../other']], [['packages/*', '../x/*']], [['link/*']], [['packages/*']]])(
    'workspaces %j must not lead out of the repository',
    async (workspaces) => {
      const entries = {
        ...scripts({ test: 'node scripts/ok.js' }, { workspaces }),
        link: { symlink: '../elsewhere' },
        'packages/a': { symlink: '../../elsewhere' },
      };
      expect(await kindsOf('npm test --workspaces', entries)).toEqual(['target-outside']);
    },
  );

  it("does not take the root's tool for the one that a package brings along", async () => {
    const entries = {
      'sub/package.json': packageJson({ test: 'eslint .' }),
      'sub/node_modules/.bin/eslint': '#!/usr/bin/env node',
    };
    expect(await kindsOf('npm --prefix sub test', entries)).toEqual(['npm-script-text']);
  });

  it('says that the change moved a script', async () => {
    expect(await kindsOf('npm test', {}, ['package.json'])).toEqual(['target-changed']);
    expect(await kindsOf('npm test', {}, ['scripts/ok.js'])).toEqual(['target-changed']);
  });

  it('sees a node that is none', async () => {
    const link = { symlink: '../eslint/bin.js' };
    expect(await kindsOf('npm test', { 'node_modules/.bin/node': link })).toEqual([
      'program-replaced',
    ]);
  });
});
