import { describe, expect, it } from 'vitest';
import { stepsIn } from '../../../src/command/resolve/script-steps.ts';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { packageJson, read } from './fixture.ts';

type Entries = Readonly<Record<string, LiteralEntry | undefined>>;

/** The steps of a command, each as `Directory EVENT: how it starts`. */
async function steps(command: string, entries: Entries = {}): Promise<string[] | undefined> {
  const { scripts } = await read(command, entries);
  return (
    scripts &&
    stepsIn(scripts).map(({ directory, event, text, command: started }) => {
      const set = Object.entries(started?.env ?? {}).map(([name, value]) => `${name}=${value} `);
      const words = started && JSON.stringify(started.argv);
      const how = words ? `${set.join('')}${words}` : `sh -c ${text}`;
      return `${directory} ${event}: ${how}`.trim();
    })
  );
}

describe('the scripts that run in place of npm', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['npm test', { test: 'node a.js' }, ['test: ["node","a.js"]']],
    ['npm t -- --x "a b"', { test: 'node a.js' }, ['test: ["node","a.js","--x","a b"]']],
    ["npm test -- '[ab]'", { test: 'node a.js' }, ['test: sh -c node a.js [ab]']],
    ["npm test -- '*'", { test: 'node a.js' }, [`test: ["node","a.js","*"]`]],
    ['npm test', { test: 'node a.js b*' }, ['test: sh -c node a.js b*']],
    ['npm test', { test: 'node *.js' }, ['test: sh -c node *.js']],
    ['npm test', { test: 'node a.js && node b.js' }, ['test: sh -c node a.js && node b.js']],
    ['npm test', { test: 'node $X' }, ['test: sh -c node $X']],
    [
      'npm test',
      { test: 'NODE_ENV=test A="b c" make x' },
      ['test: NODE_ENV=test A=b c ["make","x"]'],
    ],
    ['npm test', { test: 'A=$B node a.js' }, ['test: sh -c A=$B node a.js']],
    ['npm test', { test: 'PATH=/x node a.js' }, ['test: sh -c PATH=/x node a.js']],
    ['npm test', { test: 'A+=b node a.js' }, ['test: sh -c A+=b node a.js']],
    ['npm test', { test: 'echo a\\nb' }, ['test: sh -c echo a\\nb']],
    ['npm test', { test: 'exec node a.js' }, ['test: sh -c exec node a.js']],
    ['npm test', { test: '. ./a.sh' }, ['test: sh -c . ./a.sh']],
    ['npm test', { test: './a.sh x' }, ['test: ["./a.sh","x"]']],
    ['npm test', { test: 'node a.js # no' }, ['test: sh -c node a.js # no']],
    ['npm test', { test: 'npm run x -- y' }, ['x: sh -c']],
    ['npm t -- z', { test: 'npm run x -- y', x: 'node a' }, ['x: ["node","a","y","z"]']],
    ['npm t', { test: 'npm run x', prex: 'a', x: 'b' }, ['prex: ["a"]', 'x: ["b"]']],
    ['npm t --ignore-scripts', { test: 'npm run x', x: 'b' }, ['test: ["npm","run","x"]']],
    ['npm test', { test: 'npm run x -s', x: 'b' }, ['test: ["npm","run","x","-s"]']],
    ['npm test', { test: 'npm run x --y', x: 'b' }, ['test: ["npm","run","x","--y"]']],
    ['npm test', { test: 'A=b npm run x', x: 'b' }, ['test: A=b ["npm","run","x"]']],
    ['npm test', { test: 'npm run x && b', x: 'b' }, ['test: sh -c npm run x && b']],
    ['npm test', { test: 'npx t', x: 'b' }, ['test: ["npx","t"]']],
    ['npm test', { test: '' }, []],
    ['npm run x --if-present', {}, []],
    ['npm run x', {}, ['x: sh -c']],
    [
      'npm test',
      { pretest: 'node a.js', test: 'node b.js', posttest: 'true' },
      ['pretest: ["node","a.js"]', 'test: ["node","b.js"]', 'posttest: sh -c true'],
    ],
    ['npm test --ignore-scripts', { pretest: 'x', test: 'node b.js' }, ['test: ["node","b.js"]']],
  ])('%s with %j', async (command, scripts, expected) => {
    expect(await steps(command, { 'package.json': packageJson(scripts) })).toEqual(expected);
  });

  it.each(['eslint .', 'node_modules/.bin/eslint .'])('a tool by its name: %s', async (test) => {
    const entries = {
      'package.json': packageJson({ test }),
      'node_modules/.bin/eslint': { symlink: '../eslint/x.js' },
      'node_modules/eslint/x.js': { executable: '#!/usr/bin/env node\n' },
    };
    expect(await steps('npm test', entries)).toEqual([`test: ${JSON.stringify(test.split(' '))}`]);
  });

  it.each<[string, Entries]>([
    ['npm run', {}],
    ['npm --version', {}],
    ['npm test', { 'package.json': packageJson({ test: 't' }, { devEngines: {} }) }],
    ['npm test', { 'package.json': packageJson({ test: 't' }, { directories: { bin: 'x' } }) }],
    ['npm test', { '.npmrc': 'omit=dev' }],
    ['npm test', { '.npmrc': 'production=true' }],
    ['npm test', { '.npmrc': { symlink: '../x' } }],
    ['npm test', { 'package.json': '{' }],
    ['npm test', { 'package.json': undefined }],
  ])('are left to npm: %s with %j', async (command, entries) => {
    expect(await steps(command, entries)).toBeUndefined();
  });
});

it('leaves scripts that start each other too often to npm', async () => {
  const names = Array.from({ length: 40 }, (_, n) => n);
  const text = (n: number) => `npm run s${n + 1}`;
  const scripts = Object.fromEntries(
    names.flatMap((n) => [
      [`pres${n}`, text(n)],
      [`s${n}`, text(n)],
    ]),
  );
  const all = await steps('npm run s0', { 'package.json': packageJson({ ...scripts, s40: 'x' }) });
  expect(all?.length).toBeLessThan(1000);
  expect(await steps('npm test', { 'package.json': packageJson({ test: 'npm test' }) })).toEqual([
    'test: ["npm","test"]',
  ]);
});

describe('settings for an npm in a script', () => {
  const entries = (text: string, npmrc: string) => ({
    'package.json': packageJson({ test: text, unit: 'node scripts/ok.js' }),
    'sub/.npmrc': npmrc,
  });

  it.each<[string, string, string[] | undefined]>([
    ['cd sub && npm run unit', 'usage=true', ['sub/.npmrc: usage']],
    ['npm run unit -s', 'script-shell=x\nfund=false', ['sub/.npmrc: script-shell']],
    ['npm run unit', 'script-shell=x\nfund=false', undefined],
    ['npx eslint .', 'what-is-this=1', ['sub/.npmrc: what-is-this']],
    ['cd sub && npm run unit', 'fund=false\nregistry=x\n@a:registry=y', undefined],
    ['cd sub && npm run unit', 'ignore-scripts=true\nnode-options=--no-warnings', undefined],
    ['node scripts/ok.js', 'usage=true', undefined],
    ['node scripts/npm-ok.js', 'usage=true', undefined],
  ])('%j with %j', async (text, npmrc, settings) => {
    expect((await read('npm test', entries(text, npmrc))).npmSettings).toEqual(settings);
  });

  it('are those of the base alone', async () => {
    const files = entries('cd sub && npm run unit', 'ignore-scripts=true');
    const { npmSettings } = await read('npm test', files, ['sub/.npmrc']);
    expect(npmSettings).toEqual(['sub/.npmrc: ignore-scripts']);
  });
});
