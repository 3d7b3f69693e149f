import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import { packageJson, repository } from './fixture.ts';

type Files = NonNullable<Parameters<typeof repository>[0]>;

/** What is wrong with the settings: the severity, and why. */
async function faultsOf(head: Files, base: Files = head, command = 'npm test'): Promise<string[]> {
  const changed = new Set(Object.keys(head).filter((path) => head[path] !== base[path]));
  const trees = { tree: repository(head), base: repository(base), changed };
  const { problems } = await readCommand(command, trees);
  return problems.flatMap(({ rule, args, severity = 'error' }) =>
    rule === 'npmrc-setting' && 'why' in args ? [`${severity}: ${args.why}`] : [],
  );
}

const variable = (key: string) => `${key}$${'{X}'}`;

describe('a setting that the base has', () => {
  it.each<[string, string[]]>([
    [
      'error: decides',
      [
        'usage=true',
        'workspace=a',
        'workspace[]=a',
        'workspaces=true',
        'if-present=true',
        'include-workspace-root',
        'prefix=../x',
        'call=x',
        'git=./git',
        'userconfig=./other',
        'globalconfig=./other',
        'scripts-prepend-node-path=true',
        'script-shell=./sh',
        ' Script_Shell = ./sh',
        'node-options=--require=./x',
        '"usage"=true',
        "'usage' = true",
        'usage',
        '[usage]\nfund=false',
        'fund=false\rusage=true',
        'ignore-scripts=0',
        'ignore-scripts = 1',
        'ignore-scripts=no',
        'ignore-scripts=',
        'node-options=--import=data:text/javascript,1',
        'node-options=--max-old-space-size=1 -r ./x',
        'node-options=--inspect',
        'node-options=x.js',
        variable('node-options='),
        // npm fills the key, too: this is `usage`.
        `$${'{X?}'}usage=true`,
      ],
    ],
    [
      'warning: stands',
      [
        'registry=http://x/',
        '@a:registry=http://x/',
        '[fund]\na=1',
        'ignore-scripts[]=true',
        'Fund=false',
        'what-is-this=1',
        variable('//x/:_authToken='),
        variable('message='),
      ],
    ],
    [
      '',
      [
        'ignore-scripts=true',
        'ignore-scripts',
        '"ignore-scripts" = false',
        'node-options=--max-old-space-size=4096 --no-warnings',
        'node-options="--experimental-vm-modules"',
        '; script-shell=./sh\nfund=false\n# x',
        'fund=false ; usage=true',
        'save-exact=true\nengine-strict=true\nlegacy-peer-deps=true\nloglevel=warn',
        'shamefully-hoist=true\npublic-hoist-pattern[]=*eslint*\nomit[]=optional',
        '__proto__=1',
        '',
      ],
    ],
  ])('%s', async (fault, texts) => {
    for (const text of texts) {
      expect(await faultsOf({ '.npmrc': text }), text).toEqual(fault === '' ? [] : [fault]);
    }
  });
});

it('counts every setting as new without a base', async () => {
  const tree = repository({ '.npmrc': 'registry=http://x/\nignore-scripts=true\nfund=false' });
  const { problems } = await readCommand('npm test', { tree });
  expect(problems.flatMap(({ rule, args }) => (rule === 'npmrc-setting' ? [args] : []))).toEqual([
    { path: '.npmrc', keys: ['registry', 'ignore-scripts'], why: 'changed' },
  ]);
});

describe('a change of settings', () => {
  const shared = { 'package.json': packageJson({}, { workspaces: ['w'] }) };
  const member = {
    'w/package.json': packageJson({ test: 'node t.js' }, { name: 'w' }),
    'w/t.js': '',
  };

  it.each<[string, Files, Files, string[], string?]>([
    ['a new key', { '.npmrc': 'registry=http://x/' }, {}, ['error: changed']],
    [
      'another value',
      { '.npmrc': 'registry=http://x/' },
      { '.npmrc': 'registry=http://y/' },
      ['error: changed'],
    ],
    [
      'another key',
      { '.npmrc': 'registry=http://x/\nfund=true' },
      { '.npmrc': 'registry=http://x/' },
      ['warning: stands'],
    ],
    ['a harmless key', { '.npmrc': 'fund=false' }, {}, []],
    [
      'behind a link',
      { '.npmrc': { symlink: 'rc' }, rc: 'a=1' },
      { '.npmrc': { symlink: 'rc' }, rc: '' },
      ['error: changed'],
    ],
    ['of scripts', { '.npmrc': 'ignore-scripts=true' }, {}, ['error: changed']],
    ['of node', { '.npmrc': 'node-options=--no-warnings' }, {}, ['error: changed']],
    [
      'two',
      { '.npmrc': 'a=1\nusage=true\nb=1' },
      { '.npmrc': 'usage=true\nb=1' },
      ['error: changed', 'error: decides', 'warning: stands'],
    ],
    [
      'of the project',
      { ...shared, ...member, '.npmrc': 'usage=1' },
      { ...shared, ...member },
      ['error: changed'],
      'npm test -w w',
    ],
    ['of a workspace', { ...shared, ...member, 'w/.npmrc': 'usage=1' }, {}, [], 'npm test -w w'],
    [
      'of another project',
      { ...member, 'w/.npmrc': 'usage=1' },
      {},
      ['error: changed'],
      'npm --prefix w test',
    ],
  ])('%s', async (_, head, base, faults, command = 'npm test') => {
    expect(await faultsOf(head, base, command)).toEqual(faults);
  });

  it.each([
    [{ symlink: '/etc/npmrc' }],
    [{ symlink: 'missing' }],
    [{ symlink: '.npmrc' }],
    [{ symlink: 'scripts' }],
    [{ submodule: 'a'.repeat(40) }],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'],
    ['#'.repeat(70_000)],
  ])('%j cannot be read', async (entry) => {
    expect(await faultsOf({ '.npmrc': entry })).toEqual([expect.stringMatching(/^error: /)]);
  });
});
