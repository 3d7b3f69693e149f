import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as words } from '../../../src/rules/finding.ts';

type Files = Readonly<Record<string, LiteralEntry>>;

/** The problems of a command after a change, each as its rule and what it says. */
async function problemsOf(base: Files | undefined, head: Files, command = 'npx eslint src') {
  const { problems } = await readCommand(command, {
    tree: literalTree(head),
    ...(base && { base: literalTree(base) }),
    changed: new Set(Object.keys(head)),
  });
  return problems
    .filter(({ rule }) => rule !== 'not-installed' && rule !== 'target-changed')
    .map(
      (problem) => `${problem.rule}: ${words({ ...problem, severity: 'error' } as never).message}`,
    );
}

async function rulesOf(...args: Parameters<typeof problemsOf>): Promise<string[]> {
  return (await problemsOf(...args)).map((each) => each.replace(/:.*/s, ''));
}

const manifest = (range: string, more: object = {}): string =>
  JSON.stringify({ name: 'fixture', devDependencies: { eslint: range }, ...more });

/** A repository that uses eslint, with this entry of its lockfile. */
function locked(entry: object = {}, range = '^9.0.0'): Files {
  const plain = {
    version: '9.0.0',
    resolved: 'https://registry.npmjs.org/eslint/-/eslint-9.0.0.tgz',
    integrity: 'sha512-AAAA',
    bin: { eslint: 'bin/eslint.js' },
    funding: { url: 'https://opencollective.com/eslint' },
  };
  return {
    'package.json': manifest(range),
    'package-lock.json': JSON.stringify({
      lockfileVersion: 3,
      packages: { '': {}, 'node_modules/eslint': { ...plain, ...entry } },
    }),
  };
}

const BASE = locked();
const at = (host: string, version = '9.0.0') =>
  locked({ version, resolved: `https://${host}/eslint/-/eslint-${version}.tgz` });
const alias = (version: string) =>
  locked({ ...EVIL, version, resolved: registry('evil', version) }, `npm:evil@${version}`);
const registry = (name: string, version: string) =>
  `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`;
const EVIL = { name: 'evil', version: '1.0.0', resolved: registry('evil', '1.0.0') };
const NPMRC = { '.npmrc': 'registry=https://evil.example/\n' };
/** A repository that takes eslint from a path of its own. */
const from = (path: string, files: Files, more: object = {}): Files => ({
  'package.json': manifest(`file:${path}`),
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/eslint': path.endsWith('.tgz')
        ? { version: '9.9.9', resolved: `file:${path}`, ...more }
        : { resolved: path, link: true },
    },
  }),
  ...files,
});
const DIRECTORY = from('tools/eslint', { 'tools/eslint/bin.js': '' });
const ARCHIVE = from('own.tgz', { 'own.tgz': 'x' }, { integrity: 'sha512-AAAA' });
const archive = (version: string) =>
  locked({ version, resolved: `https://a.example/eslint-${version}.tgz` });
const NONE = { 'package.json': '{"name":"x"}', 'package-lock.json': '{"packages":{}}' };

describe('the entry of a tool in the lockfile of npm', () => {
  it.each<[string, Files, Files]>([
    ['is the same', BASE, { ...BASE }],
    ['has another version', BASE, at('registry.npmjs.org', '9.1.0')],
    ['is new', { ...BASE, ...NONE }, BASE],
    ['has a hash of another algorithm', locked({ integrity: 'sha1-BBBB' }), BASE],
    ['has the default host of Yarn', BASE, at('registry.yarnpkg.com')],
    ['stays an alias', alias('1.0.0'), alias('1.1.0')],
    ['stays at its host', at('a.example'), at('a.example', '9.1.0')],
    ['is at the host of the settings', { ...BASE, ...NPMRC }, { ...at('evil.example'), ...NPMRC }],
    ['stays an archive of its place', archive('9.0.0'), archive('9.1.0')],
    ['becomes a new directory of the commit', NONE, DIRECTORY],
    ['stays a directory', DIRECTORY, { ...DIRECTORY }],
    ['stays an archive of the commit', ARCHIVE, { ...ARCHIVE }],
  ])('may change: it %s', async (_, base, head) => {
    expect(await problemsOf(base, head)).toEqual([]);
  });

  it.each<[string, Files, Files, RegExp]>([
    ['is an alias', BASE, locked(EVIL), /installs the package `evil` under the name `eslint`/],
    ['has other content', BASE, locked({ integrity: 'sha512-BBBB' }), /has other content .* `sha/],
    [
      'has other content, and a hash more',
      BASE,
      locked({ integrity: 'sha1-BBBB sha512-BBBB' }),
      /has other content .* `sha/,
    ],
    ['has no hash', BASE, locked({ integrity: undefined }), /has other content .* `nothing`/],
    ['is elsewhere', BASE, locked({ resolved: 'https://evil.example/e.tgz' }), /from the archive/],
    ['has the address of another', BASE, locked({ resolved: EVIL.resolved }), /from the archive/],
    [
      'is from git',
      BASE,
      locked({ resolved: 'git+ssh://git@e.example/e.git#1' }),
      /git repository/,
    ],
    ['has another host', BASE, at('evil.example'), /from the host `evil\.example`, which the base/],
    ['has the host of a link', BASE, at('opencollective.com'), /from the host `opencoll/],
    ['follows new settings', BASE, { ...at('evil.example'), ...NPMRC }, /from the host `evil/],
    [
      'gets a new registry',
      BASE,
      { ...BASE, ...NPMRC },
      /`package-lock.json` .*host `evil\.example/,
    ],
    ['becomes an archive', BASE, ARCHIVE, /from `own.tgz`/],
    ['becomes a directory', BASE, DIRECTORY, /from `tools\/eslint`, and not/],
    [
      'becomes a workspace',
      BASE,
      { ...DIRECTORY, 'package.json': String(BASE['package.json']) },
      /from `tools\/eslint`/,
    ],
    ['is a new archive', NONE, ARCHIVE, /`package-lock.json` .* from `own.tgz`/],
    ['is an archive of other bytes', ARCHIVE, { ...ARCHIVE, 'own.tgz': 'other' }, /other content/],
    [
      'is an archive of another hash',
      ARCHIVE,
      from('own.tgz', { 'own.tgz': 'x' }, { integrity: 'sha512-BBBB' }),
      /other content/,
    ],
    [
      'is an alias in a lockfile that the change adds',
      { 'package.json': manifest('^9.0.0'), 'pnpm-lock.yaml': '' },
      { ...locked(EVIL), 'pnpm-lock.yaml': '' },
      /`package-lock.json` installs the package `evil`/,
    ],
  ])('is refused: it %s', async (_, base, head, message) => {
    const found = await problemsOf(base, head);
    expect(new Set(found.map((each) => each.replace(/:.*/s, '')))).toEqual(
      new Set(['dependency-redirected']),
    );
    expect(found.join('\n')).toMatch(message);
    // Without a change there is nothing to compare with.
    expect(await rulesOf(undefined, head)).not.toContain('dependency-redirected');
    expect(await rulesOf(head, { ...head })).toEqual([]);
  });
});

describe('a range of package.json', () => {
  const ranged = (range: string, more: object = {}): Files => ({
    ...BASE,
    'package.json': manifest(range, more),
  });

  it.each(['^10.0.0', '>=9 <11', 'latest', 'npm:eslint@^9', 'workspace:*', '9.x || 10'])(
    'may be %s',
    async (range) => expect(await problemsOf(BASE, ranged(range))).toEqual([]),
  );

  it.each<[string, RegExp]>([
    ['npm:evil@1', /package.json` installs the package `evil` under the name `eslint`/],
    ['npm:@evil/x@^1', /installs the package `@evil\/x` under/],
    ['npm:evil', /installs the package `evil` under/],
    ['git+ssh://git@evil.example/x.git#v1', /from the git repository/],
    ['evil/eslint', /from the git repository `evil\/eslint`/],
    ['github:evil/eslint#semver:^9', /git repository `github:evil/],
    ['https://evil.example/eslint.tgz', /from the archive `https:/],
    ['file:../evil', /from `\.\.\/evil`, and not from/],
    ['file:/tmp/evil', /from `\/tmp\/evil`, and not/],
    ['~/evil', /and not from/],
    ['link:../../evil', /and not from/],
  ])('is refused if it becomes %s', async (range, message) => {
    expect(await problemsOf(BASE, ranged(range))).toEqual([expect.stringMatching(message)]);
    expect(await problemsOf(ranged(range), ranged(range))).toEqual([]);
  });

  it.each<object>([
    { overrides: { eslint: 'npm:evil@1' } },
    { overrides: { 'eslint@9': { '.': 'npm:evil@1' } } },
    { resolutions: { eslint: 'npm:evil@1' } },
    { resolutions: { '**/eslint': 'npm:evil@1' } },
    { pnpm: { overrides: { 'eslint@^9': 'npm:evil@1' } } },
  ])('may not be overridden with %j', async (fields) => {
    const head = ranged('^9.0.0', fields);
    expect(await rulesOf(BASE, head)).toEqual(['dependency-redirected']);
    expect(await rulesOf(head, { ...head })).toEqual([]);
  });

  it.each([
    ['npm:other@1.0.0', 'npm:other@1.1.0'],
    ['npm:@a/other@^1', 'npm:@a/other@^2'],
    ['github:good/eslint#v1', 'github:good/eslint#v2'],
    ['good/eslint#v1', 'good/eslint#semver:^2'],
    ['git+ssh://git@a.example/eslint.git#v1', 'git+ssh://git@a.example/eslint.git#v2'],
  ])('may get another version of its origin: %s to %s', async (before, after) => {
    expect(await rulesOf(ranged(before), ranged(after))).toEqual([]);
    const elsewhere = ranged(after.replace(/good|other|a\.example/, 'evil'));
    expect(await rulesOf(ranged(before), elsewhere)).toEqual(['dependency-redirected']);
  });
});

describe('what fixes the version of a tool', () => {
  const BARE = { 'package.json': manifest('^9.0.0') };
  const { 'package-lock.json': lock = '' } = BASE;
  const old = JSON.stringify({
    lockfileVersion: 1,
    dependencies: { eslint: { version: '9.0.0' } },
  });
  const other = (path: string, text: LiteralEntry = 'eslint'): Files => ({ ...BARE, [path]: text });

  it.each(['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'])(
    'is %s, which is not read: a change of it is a warning',
    async (path) => {
      expect(await rulesOf(undefined, other(path))).toEqual([]);
      expect(await rulesOf(other(path), other(path))).toEqual([]);
      expect(await problemsOf(other(path), other(path, 'evil'))).toEqual([
        expect.stringMatching(`dependency-not-compared: The change edits \`${path}\`, which`),
      ]);
      expect(await rulesOf(BARE, other(path))).toEqual(['dependency-not-compared']);
      expect(await rulesOf(BASE, other(path))).toEqual(['dependency-not-compared']);
      expect(await rulesOf(other(path), BARE)).toEqual(['dependency-unverified']);
      expect(await rulesOf(other(path), { ...other(path), ...NPMRC })).toEqual([
        'dependency-redirected',
      ]);
      expect(await rulesOf(other(path), { ...other(path), 'package.json': '{}' })).toEqual([
        'binary-missing',
      ]);
    },
  );

  it.each<[string, Files | undefined, Files, string[]]>([
    ['no lockfile', undefined, BARE, ['dependency-not-compared']],
    ['no lockfile on both sides', BARE, { ...BARE }, ['dependency-not-compared']],
    ['a lockfile that the change deletes', BASE, BARE, ['dependency-unverified']],
    ['version 1', undefined, { ...BARE, 'package-lock.json': old }, []],
    [
      'a change of version 1',
      { ...BARE, 'package-lock.json': old },
      { ...BARE, 'package-lock.json': `${old} ` },
      ['dependency-not-compared'],
    ],
    [
      'a change to version 1',
      BASE,
      { ...BARE, 'package-lock.json': old },
      ['dependency-unverified', 'dependency-not-compared'],
    ],
    [
      'one behind a changed link',
      { ...other('yarn.lock', { symlink: 'l' }), l: 'a' },
      { ...other('yarn.lock', { symlink: 'l' }), l: 'b' },
      ['dependency-not-compared'],
    ],
    [
      'two, of which npm has it',
      { ...BASE, 'yarn.lock': '' },
      { ...BASE, 'yarn.lock': 'x' },
      ['dependency-not-compared'],
    ],
    [
      'npm-shrinkwrap.json first',
      undefined,
      { ...BARE, 'package-lock.json': '{"packages":{}}', 'npm-shrinkwrap.json': lock },
      [],
    ],
    ...['{', '[]', '{"packages":[]}', '{"packages":{}}', '{}'].map(
      (text): [string, Files, Files, string[]] => [
        text,
        BASE,
        { ...BASE, 'package-lock.json': text },
        ['binary-missing'],
      ],
    ),
  ])('%s', async (_, base, head, rules) => {
    expect(await rulesOf(base, head)).toEqual(rules);
  });

  it('cannot be removed or redirected for the tools of npm scripts', async () => {
    const installed = (files: Files, dependencies: object = { eslint: '^9' }): Files => ({
      ...files,
      'package.json': JSON.stringify({
        ...{ name: 'fixture', scripts: { lint: 'eslint .' }, devDependencies: dependencies },
      }),
      'node_modules/.bin/eslint': { symlink: '../eslint/bin/eslint.js' },
      'node_modules/eslint/bin/eslint.js': '#!/usr/bin/env node\n',
    });
    const emptied = { ...BASE, 'package-lock.json': '{"packages":{}}' };
    for (const after of [installed({}), installed(emptied), installed(emptied, {})]) {
      for (const command of ['npm run lint', 'npx eslint .']) {
        expect(await rulesOf(installed(BASE), after, command)).toContain('dependency-unverified');
      }
    }
    expect(await rulesOf(installed(BASE), installed(BASE), 'npm run lint')).toEqual([]);
    expect(await rulesOf(installed(BASE), installed(locked(EVIL)), 'npm run lint')).toContain(
      'dependency-redirected',
    );
  });
});

describe('an installed package', () => {
  const installed = (fields: object, files: Files = {}): Files => ({
    ...BASE,
    'node_modules/.bin/eslint': { symlink: '../eslint/bin/eslint.js' },
    'node_modules/eslint/bin/eslint.js': '#!/usr/bin/env node\n',
    'node_modules/eslint/package.json': JSON.stringify({
      ...{ name: 'eslint', version: '9.0.0', bin: { eslint: './bin/eslint.js' } },
      ...fields,
    }),
    ...files,
  });
  const otherFile = {
    'node_modules/.bin/eslint': { symlink: '../eslint/evil.js' },
    'node_modules/eslint/evil.js': '#!/usr/bin/env node\n',
  };

  it.each<[string, Files, RegExp | undefined]>([
    ['is the one of the lockfile', installed({}), undefined],
    ['is an older version', installed({ version: '8.0.0' }), /version `8.0.0`, .* has `9.0.0`/],
    ['has no version', installed({ version: 1 }), /the version `nothing`/],
    ['is another package', installed({ name: 'evil' }), /the name `evil`, .* has `eslint`/],
    [
      'has another binary',
      installed({}, otherFile),
      /binary eslint `evil.js`, .* `bin\/eslint.js`/,
    ],
  ])('%s', async (_, head, message) => {
    const expected = message === undefined ? [] : [expect.stringMatching(message)];
    expect(await problemsOf(undefined, head)).toEqual(expected);
  });

  it.each<[string, string, object, object]>([
    [
      'npm',
      'package-lock.json',
      { dependencies: { lint: 'file:tools/lint' } },
      { packages: { 'node_modules/lint': { resolved: 'tools/lint', link: true } } },
    ],
    ['pnpm', 'pnpm-lock.yaml', { dependencies: { lint: 'workspace:*' } }, {}],
    ['Yarn', 'yarn.lock', { workspaces: ['tools/*'], dependencies: { lint: '1' } }, {}],
  ])('may be a package of the commit, which %s links', async (_, path, fields, lock) => {
    const files: Files = {
      'package.json': JSON.stringify({ name: 'fixture', ...fields }),
      [path]: JSON.stringify(lock),
      'tools/lint/package.json': '{ "name": "lint", "version": "1.0.0", "bin": "cli.js" }',
      'tools/lint/cli.js': '#!/usr/bin/env node\n',
    };
    const link = {
      'node_modules/.bin/lint': { symlink: '../lint/cli.js' },
      'node_modules/lint': { symlink: '../tools/lint' },
    };
    expect(await rulesOf(files, { ...files, ...link }, 'npx lint')).toEqual(['tool-unknown']);
    // It takes the place of a package of a registry, or the lockfile that says so is new.
    const registry = { 'package.json': '{ "dependencies": { "lint": "1" } }' };
    const [first] = await rulesOf(registry, { ...files, ...link }, 'npx lint');
    expect(first).toMatch(/^dependency-(?:redirected|not-compared)$/);
  });
});
