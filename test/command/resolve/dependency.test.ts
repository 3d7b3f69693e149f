import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as words } from '../../../src/rules/finding.ts';
import { type Locked, lockedBy, MANAGERS, type Manager } from './lockfiles.ts';

type Files = Readonly<Record<string, LiteralEntry>>;

/** The problems of a command with the changed files, and what they say. */
async function problemsOf(base: Files | undefined, head: Files, command = 'npx eslint src') {
  const { problems } = await readCommand(command, {
    tree: literalTree(head),
    ...(base && { base: literalTree(base) }),
    changed: new Set(Object.keys(head)),
  });
  return problems
    .filter(({ rule }) => rule !== 'not-installed' && rule !== 'target-changed')
    .map((problem) => [problem.rule, words({ ...problem, severity: 'error' } as never).message]);
}

async function rulesOf(...args: Parameters<typeof problemsOf>): Promise<string[]> {
  return (await problemsOf(...args)).map(([rule = '']) => rule);
}

const HOW = ['dependency-redirected'];

describe.each(MANAGERS)('a lockfile of %s', (manager) => {
  const base = lockedBy(manager);
  const with_ = (eslint: Locked) => rulesOf(base, lockedBy(manager, eslint));

  it('is silent if nothing changed, or without a change', async () => {
    expect(await rulesOf(base, { ...lockedBy(manager) })).toEqual([]);
    expect(await rulesOf(undefined, lockedBy(manager, { name: 'evil' }))).toEqual([]);
  });

  it('reports another version as a notice', async () => {
    expect(
      await problemsOf(base, lockedBy(manager, { version: '9.1.0', integrity: 'sha512-BBBB' })),
    ).toEqual([
      [
        'dependency-changed',
        'The change updates the package `eslint` from 9.0.0 to 9.1.0, which the command starts.',
      ],
    ]);
  });

  it('reports a new package as a notice', async () => {
    const none = { 'package.json': '{ "name": "fixture" }' };
    const added = await problemsOf({ ...base, ...none }, lockedBy(manager));
    expect(added).toEqual([]);
    const [path = ''] = Object.keys(base).filter((each) => each !== 'package.json');
    const empty = { ...none, [path]: manager === 'yarn 1' ? '# yarn lockfile v1\n' : '{}' };
    expect((await problemsOf(empty, lockedBy(manager))).map(([, message]) => message)).toEqual([
      'The change adds the package `eslint` 9.0.0, which the command starts.',
    ]);
  });

  it('refuses an alias, unless the base has it', async () => {
    const evil = { name: 'evil', version: '1.0.0' };
    expect(await problemsOf(base, lockedBy(manager, evil))).toEqual(
      expect.arrayContaining([
        [
          'dependency-redirected',
          expect.stringMatching(/installs the package `evil` under the name `eslint`\.$/),
        ],
      ]),
    );
    const aliased = lockedBy(manager, evil);
    expect(await rulesOf(aliased, { ...aliased })).toEqual([]);
    const newer = lockedBy(manager, { ...evil, version: '1.1.0', range: 'npm:evil@1.0.0' });
    if (manager !== 'npm 1') expect(await rulesOf(aliased, newer)).toEqual(['dependency-changed']);
  });

  it('refuses other content under the same version', async () => {
    expect(await with_({ integrity: 'sha512-BBBB' })).toEqual(HOW);
    const older = lockedBy(manager, { integrity: 'sha1-BBBB' });
    if (manager !== 'yarn') expect(await rulesOf(older, base)).toEqual([]);
  });

  if (manager !== 'yarn') {
    it('refuses an archive of another address', async () => {
      expect(await with_({ resolved: 'https://evil.example/eslint.tgz' })).toEqual(HOW);
    });
  }
});

describe.each<Manager>(['npm', 'npm 1', 'pnpm 6', 'pnpm 9', 'yarn 1', 'bun'])(
  'the host in a lockfile of %s',
  (manager) => {
    const at = (host: string, version = '9.0.0') => ({
      version,
      resolved: `https://${host}/npm/eslint/-/eslint-${version}.tgz`,
    });

    it('must be one that the base uses', async () => {
      const base = lockedBy(manager);
      const evil = lockedBy(manager, at('evil.example'));
      expect(await problemsOf(base, evil)).toEqual([
        [
          'dependency-redirected',
          expect.stringContaining('from the host `evil.example`, which the base branch does not'),
        ],
      ]);
      expect(await rulesOf(evil, lockedBy(manager, at('evil.example', '9.1.0')))).toEqual([
        'dependency-changed',
      ]);
      const npmrc = { '.npmrc': 'registry=https://evil.example/npm/\n' };
      expect(await rulesOf({ ...base, ...npmrc }, { ...evil, ...npmrc })).toEqual([
        'dependency-changed',
      ]);
      expect(await rulesOf(base, { ...evil, ...npmrc })).toEqual(HOW);
    });
  },
);

describe('a dependency', () => {
  const base = lockedBy('npm');

  it.each<[string, string, RegExp]>([
    ['an alias', 'npm:evil@1', /package.json` installs the package `evil` under the name `eslint`/],
    ['an alias of a scope', 'npm:@evil/x@^1', /installs the package `@evil\/x` under/],
    ['an alias without a version', 'npm:evil', /installs the package `evil` under/],
    ['a git repository', 'git+ssh://git@evil.example/x.git#v1', /from the git repository/],
    ['a repository on GitHub', 'evil/eslint', /from the git repository `evil\/eslint`/],
    ['the same with a prefix', 'github:evil/eslint#semver:^9', /git repository `github:evil/],
    ['an archive', 'https://evil.example/eslint.tgz', /from the archive `https:/],
    ['a directory outside', 'file:../evil', /from `\.\.\/evil`, and not from/],
    ['an absolute directory', 'file:/tmp/evil', /from `\/tmp\/evil`, and not/],
    ['a home directory', '~/evil', /and not from/],
    ['a link outside', 'link:../../evil', /and not from/],
  ])('may not become %s in package.json alone', async (_, range, message) => {
    const head = {
      ...base,
      'package.json': JSON.stringify({ name: 'fixture', devDependencies: { eslint: range } }),
    };
    expect(await problemsOf(base, head)).toEqual([
      ['dependency-redirected', expect.stringMatching(message)],
    ]);
    expect(await rulesOf(head, { ...head })).toEqual([]);
  });

  it.each<object>([
    { overrides: { eslint: 'npm:evil@1' } },
    { overrides: { 'eslint@9': { '.': 'npm:evil@1' } } },
    { resolutions: { eslint: 'npm:evil@1' } },
    { resolutions: { '**/eslint': 'npm:evil@1' } },
    { pnpm: { overrides: { 'eslint@^9': 'npm:evil@1' } } },
  ])('may not be overridden with %j', async (fields) => {
    const known = { name: 'fixture', devDependencies: { eslint: '^9.0.0' } };
    const head = { ...base, 'package.json': JSON.stringify({ ...known, ...fields }) };
    expect(await rulesOf(base, head)).toEqual(HOW);
    expect(await rulesOf(head, { ...head })).toEqual([]);
  });

  it.each(['^10.0.0', '>=9 <11', 'latest', 'npm:eslint@^9', 'workspace:*', '9.x || 10'])(
    'may get the range %s',
    async (range) => {
      const manifest = JSON.stringify({ name: 'fixture', devDependencies: { eslint: range } });
      expect(await rulesOf(base, { ...base, 'package.json': manifest })).toEqual([]);
    },
  );

  it('is refused with the URL of another package under its name', async () => {
    const evil = { resolved: 'https://registry.npmjs.org/evil/-/evil-9.0.0.tgz' };
    expect(await rulesOf(base, lockedBy('npm', evil))).toEqual(HOW);
  });

  it('is refused from a host that only a funding link of the base names', async () => {
    const resolved = 'https://opencollective.com/eslint/-/eslint-9.0.0.tgz';
    expect(await rulesOf(base, lockedBy('npm', { resolved }))).toEqual(HOW);
  });

  it('is refused if the change sets another registry', async () => {
    const npmrc = { '.npmrc': 'registry=https://evil.example/\n' };
    const found = await problemsOf(base, { ...base, ...npmrc });
    expect(found).toEqual([['dependency-redirected', expect.stringContaining('evil.example')]]);
    const pnpm = lockedBy('pnpm 9');
    expect(await rulesOf(pnpm, { ...pnpm, ...npmrc })).toEqual(HOW);
    expect(await rulesOf({ ...base, ...npmrc }, { ...base, ...npmrc })).toEqual([]);
  });

  it('may get another version or commit from where the base has it', async () => {
    const archive = (version: string) =>
      lockedBy('npm', { version, resolved: `https://a.example/eslint-${version}.tgz` });
    expect(await rulesOf(archive('9.0.0'), archive('9.1.0'))).toEqual(['dependency-changed']);
    const commit = (repository: string, id: string, version: string) =>
      lockedBy('pnpm 9', {
        version,
        resolved: `https://codeload.github.com/${repository}/tar.gz/${id}`,
      });
    const known = commit('a/eslint', 'abc', '9.0.0');
    expect(await rulesOf(known, commit('a/eslint', 'def', '9.1.0'))).toEqual([
      'dependency-changed',
    ]);
    expect(await rulesOf(known, commit('evil/eslint', 'def', '9.1.0'))).toEqual(HOW);
  });

  /** A repository that takes eslint from a path of its own. */
  const from = (at: string, files: Files, more: object = {}): Files => ({
    'package.json': JSON.stringify({ name: 'x', devDependencies: { eslint: `file:${at}` } }),
    'package-lock.json': JSON.stringify({
      packages: {
        'node_modules/eslint': at.endsWith('.tgz')
          ? { version: '9.9.9', resolved: `file:${at}`, ...more }
          : { resolved: at, link: true },
      },
    }),
    ...files,
  });
  const directory = { 'tools/eslint/bin.js': '' };

  it('may not become an archive or a directory of the commit', async () => {
    const archive = from('own.tgz', { 'own.tgz': 'x' });
    expect(new Set(await rulesOf(base, archive))).toEqual(new Set(HOW));
    expect(new Set(await rulesOf(base, from('tools/eslint', directory)))).toEqual(new Set(HOW));
    // A workspace with its name takes its place as well.
    const { 'package.json': manifest = '' } = base;
    const workspace = { ...from('tools/eslint', directory), 'package.json': manifest };
    expect(await rulesOf(base, workspace)).toEqual(HOW);
  });

  it('is not read in an archive, whatever the lockfile says about it', async () => {
    const archive = (at: string, text: string, more = {}) => from(at, { [at]: text }, more);
    const known = archive('own.tgz', 'x', { integrity: 'sha512-AAAA' });
    expect(await rulesOf(known, { ...known })).toEqual([]);
    expect(await rulesOf(known, archive('own.tgz', 'y', { integrity: 'sha512-BBBB' }))).toEqual(
      HOW,
    );
    expect(await rulesOf(known, archive('own.tgz', 'x', { integrity: 'sha512-BBBB' }))).toEqual(
      HOW,
    );
    expect(new Set(await rulesOf(known, archive('new.tgz', 'y')))).toEqual(new Set(HOW));
    expect(await rulesOf(archive('own.tgz', 'x'), archive('own.tgz', 'other'))).toEqual(HOW);
  });

  it('may be or move as a directory of the commit', async () => {
    const known = from('tools/eslint', directory);
    expect(await rulesOf(known, { ...known })).toEqual([]);
    const none = { 'package.json': '{"name":"x"}', 'package-lock.json': '{"packages":{}}' };
    expect(await rulesOf(none, known)).toEqual([]);
    const moved = from('libs/eslint', { 'libs/eslint/bin.js': '' });
    expect(await rulesOf(known, moved)).not.toContain('dependency-redirected');
  });

  it.each([
    ['npm:other@1.0.0', 'npm:other@1.1.0'],
    ['npm:@a/other@^1', 'npm:@a/other@^2'],
    ['github:good/eslint#v1', 'github:good/eslint#v2'],
    ['good/eslint#v1', 'good/eslint#semver:^2'],
    ['git+ssh://git@a.example/eslint.git#v1', 'git+ssh://git@a.example/eslint.git#v2'],
  ])('may get another version of its origin: %s to %s', async (before, after) => {
    const using = (range: string): Files => ({
      ...base,
      'package.json': JSON.stringify({ name: 'x', devDependencies: { eslint: range } }),
    });
    expect(await rulesOf(using(before), using(after))).toEqual([]);
    expect(
      await rulesOf(using(before), using(after.replace(/good|other|a\.example/, 'evil'))),
    ).toEqual(HOW);
  });

  it('is refused in every lockfile, also in one that the change adds', async () => {
    const pnpm = lockedBy('pnpm 9');
    const evil = lockedBy('npm', { name: 'evil', version: '1.0.0', range: '^9.0.0' });
    expect(await rulesOf(pnpm, { ...evil, ...pnpm })).toEqual(HOW);
    expect(await rulesOf(pnpm, { ...lockedBy('npm'), ...pnpm })).toEqual([]);
    const other = { ...lockedBy('npm'), ...lockedBy('pnpm 9', { name: 'evil', range: '^9.0.0' }) };
    expect(await rulesOf({ ...lockedBy('npm'), ...pnpm }, other)).toEqual(HOW);
  });

  it('has one warning without any lockfile, and an error if the change deletes it', async () => {
    const { 'package.json': manifest = '' } = base;
    const bare = { 'package.json': manifest };
    expect(await rulesOf(bare, bare)).toEqual(['lockfile-missing']);
    expect(await rulesOf(undefined, bare)).toEqual(['lockfile-missing']);
    expect(await rulesOf(base, bare)).toEqual(
      ['binary-missing'].slice(1).concat('dependency-unverified'),
    );
  });

  it('is refused without the hash that the base has', async () => {
    const { integrity: _, ...entry } = JSON.parse(String(base['package-lock.json'])).packages[
      'node_modules/eslint'
    ];
    const lock = JSON.stringify({ packages: { 'node_modules/eslint': entry } });
    expect(await rulesOf(base, { ...base, 'package-lock.json': lock })).toEqual(HOW);
  });

  it.each(['{', '[]', '{"packages":[]}', '{"packages":{"node_modules/eslint":null}}'])(
    'is unverified or unchanged in the broken lockfile %s',
    async (lock) => {
      const rules = await rulesOf(base, { ...base, 'package-lock.json': lock });
      expect(rules.length).toBeGreaterThan(0);
    },
  );

  it('is compared for the tools of npm scripts, and of workspaces', async () => {
    const manifest = { name: 'fixture', scripts: { lint: 'eslint .', both: 'tsc && eslint .' } };
    const more = (files: Files, range: string): Files => ({
      ...files,
      'package.json': JSON.stringify({ ...manifest, devDependencies: { eslint: range } }),
    });
    const evil = more(lockedBy('npm', { name: 'evil', version: '1.0.0' }), '^9');
    for (const command of ['npm run lint', 'npm run both']) {
      expect(await rulesOf(more(base, '^9'), evil, command)).toContain('dependency-redirected');
    }
  });

  it('cannot be removed for the tools of npm scripts', async () => {
    const packageWith = (devDependencies: object) =>
      JSON.stringify({ name: 'fixture', scripts: { lint: 'eslint .' }, devDependencies });
    const withPackage = (files: Files, more: object = { eslint: '^9' }): Files => ({
      ...files,
      'package.json': packageWith(more),
      'node_modules/.bin/eslint': { symlink: '../eslint/bin/eslint.js' },
      'node_modules/eslint/bin/eslint.js': '#!/usr/bin/env node\n',
    });
    const { 'package-lock.json': _, ...unlocked } = base;
    const emptied = { ...base, 'package-lock.json': JSON.stringify({ packages: {} }) };
    const before = withPackage(base);
    for (const after of [
      withPackage(unlocked),
      withPackage(unlocked, { eslint: '^2' }),
      withPackage(emptied),
      withPackage(emptied, {}),
    ]) {
      for (const command of ['npm run lint', 'npx eslint .']) {
        expect(await rulesOf(before, after, command)).toContain('dependency-unverified');
      }
    }
    expect(await rulesOf(before, before, 'npm run lint')).not.toContain('dependency-unverified');
  });
});

describe('an installed package', () => {
  const installed = (manifest: object, files: Files = {}): Files => ({
    ...lockedBy('npm'),
    'node_modules/.bin/eslint': { symlink: '../eslint/bin/eslint.js' },
    'node_modules/eslint/bin/eslint.js': '#!/usr/bin/env node\n',
    'node_modules/eslint/package.json': JSON.stringify({
      name: 'eslint',
      version: '9.0.0',
      bin: { eslint: './bin/eslint.js' },
      ...manifest,
    }),
    ...files,
  });

  it.each<[string, Files, RegExp | undefined]>([
    ['the one of the lockfile', installed({}), undefined],
    ['an older version', installed({ version: '8.0.0' }), /version `8.0.0`, .* has `9.0.0`/],
    ['without a version', installed({ version: 1 }), /the version `nothing`/],
    ['another package', installed({ name: 'evil' }), /the name `evil`, .* has `eslint`/],
    [
      'another file of the binary',
      installed(
        {},
        {
          'node_modules/.bin/eslint': { symlink: '../eslint/evil.js' },
          'node_modules/eslint/evil.js': '#!/usr/bin/env node\n',
        },
      ),
      /the binary eslint `evil.js`, .* has `bin\/eslint.js`/,
    ],
    [
      'a binary that the package does not have',
      installed(
        { bin: { other: 'bin/eslint.js' } },
        lockedBy('pnpm 9') as Record<string, LiteralEntry>,
      ),
      undefined,
    ],
  ])('may be %s', async (_, files, message) => {
    const head = { ...files };
    const found = await problemsOf(undefined, head);
    expect(found).toEqual(
      message === undefined ? [] : [['dependency-stale', expect.stringMatching(message)]],
    );
  });

  it('is compared with the lockfile that has it without npm', async () => {
    for (const manager of ['pnpm 9', 'yarn 1', 'yarn', 'bun'] as const) {
      const { 'package-lock.json': _, ...files } = installed({ version: '8.0.0' });
      expect(await rulesOf(undefined, { ...files, ...lockedBy(manager) })).toEqual([
        'dependency-stale',
      ]);
    }
  });

  it('may be a workspace, which is the code of the commit', async () => {
    const lock = (at: string) =>
      JSON.stringify({ packages: { 'node_modules/lint': { resolved: at, link: true } } });
    const files = (at: string): Files => ({
      'package.json': JSON.stringify({
        name: 'fixture',
        dependencies: { lint: 'file:tools/lint' },
      }),
      'package-lock.json': lock(at),
      'tools/lint/package.json': '{ "name": "lint", "version": "1.0.0", "bin": "cli.js" }',
      'tools/lint/cli.js': '#!/usr/bin/env node\n',
    });
    const base = files('tools/lint');
    expect(await rulesOf({}, base, 'npx lint')).toEqual(['tool-unknown']);
    expect(await rulesOf({}, files('../lint'), 'npx lint')).toContain('dependency-redirected');
  });
});
