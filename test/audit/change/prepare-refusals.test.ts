import { describe, expect, it } from 'vitest';
import { prepareRefusals } from '../../../src/audit/change/prepare-refusals.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { list } from '../../table.ts';

/** Why `prepare` is refused if a change makes this of an empty package.json. */
async function refusalsOf(manifest: object | string): Promise<unknown[]> {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const head = literalTree({ 'package.json': text });
  const refusals = await prepareRefusals(literalTree({ 'package.json': '{}' }), head);
  return refusals.map(({ args }) => (args as { readonly what: string }).what);
}

describe('a package that the base has', () => {
  const locked = (resolved: string, more: object = {}) => ({
    'package.json': '{}',
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/a': { version: '1.0.0', resolved, ...more } },
    }),
  });
  const registry = locked('https://registry.npmjs.org/a/-/a-1.0.0.tgz');
  const link = { ...locked('tools/a', { link: true }), 'tools/a/package.json': '{}' };
  const archive = { ...locked('file:a.tgz'), 'a.tgz': 'x' };
  const git = (commit: string) => locked(`git+ssh://git@github.com/good/a.git#${commit}`);

  it.each([
    ['a directory', registry, link, 1],
    ['an archive', registry, archive, 1],
    ['another archive', archive, { ...archive, 'a.tgz': 'other' }, 1],
    ['the same archive', archive, archive, 0],
    ['the same directory', link, { ...link, 'tools/a/index.js': '' }, 0],
    ['another commit', git('abc'), git('def'), 0],
  ])('is refused or installed as %s', async (_, base, head, count) => {
    expect(await prepareRefusals(literalTree(base), literalTree(head))).toHaveLength(count);
  });
});

describe('a dependency of package.json', () => {
  it.each(list`
    git+ssh://example.org/a ¦ GIT+HTTPS://example.org/a ¦ git@example.org:owner/a
    me@example.org:owner/a ¦ https://example.org/a.tgz ¦ ./a.tgz ¦ file:vendor/a.tar.gz
    https://registry.npmjs.org/a/-/a-1.0.0.tgz ¦ GitHub:owner/a ¦ owner/a ¦ owner/a#main
    owner/a#feature/new
  `)('is not installed from elsewhere: %s', async (spec) => {
    expect(await refusalsOf({ devDependencies: { a: spec } })).toEqual([
      `it adds the dependency \`a: ${spec.replace(/#.*/, '')}\``,
    ]);
  });

  it.each(['^1.0.0', 'latest', 'next-1', 'npm:other@1', '*', '', '1.0.0 - 2.0.0', '>=1 <2 || 3'])(
    'is installed from a registry: %s',
    async (spec) => expect(await refusalsOf({ dependencies: { a: spec } })).toEqual([]),
  );

  it.each(['workspace:*', 'file:packages/a', 'link:../a', './a', '../a', '~/a'])(
    'is a file, which is not elsewhere: %s',
    async (spec) => expect(await refusalsOf({ dependencies: { a: spec } })).toEqual([]),
  );

  it.each([
    { overrides: { b: { a: 'owner/a' } } },
    { resolutions: { 'b/a': 'owner/a' } },
    { pnpm: { overrides: { a: 'owner/a' } } },
    { workspaces: { packages: ['packages/a'], catalog: { a: 'owner/a' } } },
    { catalogs: { old: { a: 'owner/a' } } },
  ])('may be named by %j', async (manifest) => expect(await refusalsOf(manifest)).toHaveLength(1));

  it.each(['\uFEFF{ "dependencies": { "a": "owner/a" } }', '{ /* Bun reads this */ }'])(
    'may be in a file that not every JSON parser reads: %s',
    async (text) => expect(await refusalsOf(text)).toHaveLength(1),
  );
});

type Files = Readonly<Record<string, LiteralEntry>>;

/** A package-lock.json with one package, whose note about funding names a host of its own. */
function lockFrom(host: string, version = '1.0.0'): string {
  const resolved = `${host}/a/-/a-${version}.tgz`;
  const funding = { url: `https://fund-${version}.example/` };
  return JSON.stringify({
    lockfileVersion: 3,
    packages: { 'node_modules/a': { version, resolved, funding } },
  });
}

const LOCKED = { 'package-lock.json': lockFrom('https://registry.npmjs.org') };
const REDIRECTS = 'registry=http://x/\n';
const LINK: Files = { '.npmrc': { symlink: 'config/npm' } };
const LINKED: Files = { ...LINK, 'config/npm': 'fund=false\n' };
const ON_THE_WAY: Files = {
  ...{ ...LINK, config: { symlink: 'one' } },
  ...{ 'one/npm': 'fund=false\n', 'two/npm': REDIRECTS },
};

async function countRefusals(base: Files, changed: Files): Promise<number> {
  const head = { ...base, ...changed };
  return (await prepareRefusals(literalTree(base), literalTree(head))).length;
}

it.each<[string, Files, Files]>([
  ['.npmrc redirects', {}, { '.npmrc': 'registry=http://localhost/\n' }],
  ['.npmrc names a git', {}, { '.npmrc': 'git=./x\n' }],
  ['an .npmrc below it redirects', {}, { 'packages/a/.npmrc': '@scope:registry=http://x/\n' }],
  ['a lockfile is new that is not read', {}, { 'yarn.lock': '' }],
  ['a lockfile changes that is not read', { 'bun.lockb': 'a' }, { 'bun.lockb': 'b' }],
  ['one of a package changes', { 'a/pnpm-lock.yaml': 'a' }, { 'a/pnpm-lock.yaml': 'b' }],
  ['the lockfile becomes version 1', LOCKED, { 'package-lock.json': '{"lockfileVersion":1}' }],
  ['the lockfile is broken', LOCKED, { 'package-lock.json': '{' }],
  ['a linked lockfile changes', { 'yarn.lock': { symlink: 'lock' }, lock: 'a' }, { lock: 'b' }],
  ['a new .npmrc is a link', {}, { '.npmrc': { symlink: 'fund' }, fund: 'registry=http://x/\n' }],
  ['the target of a linked .npmrc redirects', LINKED, { 'config/npm': REDIRECTS }],
  ['a link on the way is another one', ON_THE_WAY, { config: { symlink: 'two' } }],
  ['bunfig.toml is new', {}, { 'bunfig.toml': '[install]\nregistry = "http://x/"\n' }],
  ['.pnpmfile.mjs is new', {}, { '.pnpmfile.mjs': '' }],
  ['the lockfile has another host', LOCKED, { 'package-lock.json': lockFrom('http://x') }],
])('what a package manager reads refuses prepare if %s', async (_, base, changed) => {
  expect(await countRefusals(base, changed)).toBe(1);
});

const NEWER = { 'package-lock.json': lockFrom('https://registry.npmjs.org', '1.0.1') };
it.each<[string, Files, Files]>([
  ['a link and the hosts of the lockfile stay the same', { ...LOCKED, ...LINKED }, NEWER],
  ['a lockfile that is not read stays', { 'yarn.lock': 'a' }, { 'package.json': '{}' }],
])('what a package manager reads lets prepare run if %s', async (_, base, changed) => {
  expect(await countRefusals(base, changed)).toBe(0);
});
