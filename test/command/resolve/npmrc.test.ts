import { describe, expect, it } from 'vitest';
import { kindsOf, packageJson, read } from './fixture.ts';

describe('.npmrc', () => {
  it.each([
    ['usage=true', ['npmrc-redirects']],
    ['workspace=a', ['npmrc-redirects']],
    ['workspace[]=a', ['npmrc-redirects']],
    ['workspaces=true', ['npmrc-redirects']],
    ['if-present=true', ['npmrc-redirects']],
    ['include-workspace-root', ['npmrc-redirects']],
    ['prefix=../x', ['npmrc-redirects']],
    ['call=x', ['npmrc-redirects']],
    ['git=./git', ['npmrc-redirects']],
    ['userconfig=./other', ['npmrc-redirects']],
    ['globalconfig=./other', ['npmrc-redirects']],
    ['scripts-prepend-node-path=true', ['npmrc-redirects']],
    ['script-shell=./sh', ['npmrc-redirects']],
    // npm hands it on as `npm_config_script_shell`, which an npm in a script obeys.
    [' Script_Shell = ./sh', ['npmrc-redirects']],
    ['node-options=--require=./x', ['npmrc-redirects']],
    ['"usage"=true', ['npmrc-redirects']],
    ["'usage' = true", ['npmrc-redirects']],
    ['usage', ['npmrc-redirects']],
    ['[usage]\nfund=false', ['npmrc-redirects']],
    // npm fills the key, too: this is `usage`.
    [`$${'{X?}'}usage=true`, ['npmrc-redirects']],
    ['fund=false\rusage=true', ['npmrc-redirects']],
    ['registry=http://x/', ['npmrc-settings']],
    ['@a:registry=http://x/', ['npmrc-settings']],
    [`//x/:_authToken=$${'{SECRET}'}`, ['npmrc-settings']],
    [`message=$${'{SECRET}'}`, ['npmrc-settings']],
    ['[fund]\na=1', ['npmrc-settings']],
    ['ignore-scripts=true', []],
    ['ignore-scripts', []],
    ['"ignore-scripts" = false', []],
    ['ignore-scripts=0', ['npmrc-redirects']],
    ['ignore-scripts = 1', ['npmrc-redirects']],
    ['ignore-scripts=no', ['npmrc-redirects']],
    ['ignore-scripts=', ['npmrc-redirects']],
    ['ignore-scripts[]=true', ['npmrc-settings']],
    ['node-options=--max-old-space-size=4096 --no-warnings', []],
    ['node-options="--experimental-vm-modules"', []],
    ['node-options=--import=data:text/javascript,1', ['npmrc-redirects']],
    ['node-options=--max-old-space-size=1 -r ./x', ['npmrc-redirects']],
    ['node-options=--inspect', ['npmrc-redirects']],
    ['node-options=x.js', ['npmrc-redirects']],
    [`node-options=$${'{X}'}`, ['npmrc-redirects']],
    ['Fund=false', ['npmrc-settings']],
    ['what-is-this=1', ['npmrc-settings']],
    ['script-shell=./sh\nregistry=http://x/', ['npmrc-redirects', 'npmrc-settings']],
    ['; script-shell=./sh\nfund=false\n# x', []],
    ['fund=false ; usage=true', []],
    ['save-exact=true\nengine-strict=true\nlegacy-peer-deps=true\nloglevel=warn', []],
    ['shamefully-hoist=true\npublic-hoist-pattern[]=*eslint*\nomit[]=optional', []],
    ['__proto__=1', []],
    ['', []],
  ])('%j gives %j', async (text, kinds) => {
    expect(await kindsOf('npm test', { '.npmrc': text })).toEqual(kinds);
  });

  it('is worse where the change touches it', async () => {
    const entries = { '.npmrc': 'registry=http://x/' };
    expect(await kindsOf('npm test', entries, ['.npmrc'])).toEqual(['npmrc-changed']);
    const linked = { '.npmrc': { symlink: 'rc' }, rc: 'registry=http://x/' };
    expect(await kindsOf('npm test', linked, ['rc'])).toEqual(['npmrc-changed']);
    expect(await kindsOf('npm test', { '.npmrc': 'fund=false' }, ['.npmrc'])).toEqual([]);
    const ignores = { '.npmrc': 'ignore-scripts=true' };
    expect(await kindsOf('npm test', ignores, ['.npmrc'])).toEqual(['npmrc-changed']);
    const options = { '.npmrc': 'node-options=--no-warnings' };
    expect(await kindsOf('npm test', options, ['.npmrc'])).toEqual(['npmrc-redirects']);
  });

  it.each([
    [{ symlink: '/etc/npmrc' }],
    [{ symlink: '../npmrc' }],
    [{ symlink: 'missing' }],
    [{ symlink: '.npmrc' }],
    [{ symlink: 'scripts' }],
    [{ submodule: 'a'.repeat(40) }],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'],
    ['#'.repeat(70_000)],
  ])('%j cannot be read', async (entry) => {
    expect(await kindsOf('npm test', { '.npmrc': entry })).toEqual(['npmrc-unread']);
  });

  it('is that of the project, also for scripts of its workspaces', async () => {
    const entries = {
      'package.json': packageJson({}, { workspaces: ['w'] }),
      'w/package.json': packageJson({ test: 'npm run inner', inner: 'node t.js' }, { name: 'w' }),
      'w/t.js': '',
    };
    expect(await kindsOf('npm test -w w', { ...entries, '.npmrc': 'usage=true' })).toContain(
      'npmrc-redirects',
    );
    expect(await kindsOf('npm test -w w', { ...entries, 'w/.npmrc': 'usage=true' })).toEqual([]);
    const alone = { 'w/package.json': entries['w/package.json'], 'w/t.js': '' };
    expect(await kindsOf('npm --prefix w test', { ...alone, 'w/.npmrc': 'usage=true' })).toEqual([
      'npmrc-redirects',
    ]);
  });

  it('names each setting as it is written', async () => {
    const { problems } = await read('npm test', { '.npmrc': '"usage"=1\nworkspace[]=a\nfund=0' });
    expect(problems).toMatchObject([{ args: { path: '.npmrc', keys: ['usage', 'workspace'] } }]);
  });
});
