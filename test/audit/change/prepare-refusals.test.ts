import { describe, expect, it } from 'vitest';
import { prepareRefusals } from '../../../src/audit/change/prepare-refusals.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';

/** Why `prepare` is refused if a change makes this of an empty package.json. */
async function refusalsOf(manifest: object | string): Promise<unknown[]> {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const head = literalTree({ 'package.json': text });
  const refusals = await prepareRefusals(literalTree({ 'package.json': '{}' }), head);
  return refusals.map(({ args }) => (args as { readonly what: string }).what);
}

describe('a dependency of package.json', () => {
  it.each([
    'git+ssh://example.org/a',
    'GIT+HTTPS://example.org/a',
    'git@example.org:owner/a',
    'me@example.org:owner/a',
    'https://example.org/a.tgz',
    'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
    'GitHub:owner/a',
    'owner/a',
    'owner/a#main',
    'owner/a#feature/new',
  ])('is not installed from elsewhere: %s', async (spec) => {
    expect(await refusalsOf({ devDependencies: { a: spec } })).toEqual([
      `it adds the dependency \`a: ${spec}\``,
    ]);
  });

  it.each(['^1.0.0', 'latest', 'next-1', 'npm:other@1', '*', '', '1.0.0 - 2.0.0', '>=1 <2 || 3'])(
    'is installed from a registry: %s',
    async (spec) => {
      expect(await refusalsOf({ dependencies: { a: spec } })).toEqual([]);
    },
  );

  it.each(['workspace:*', 'file:packages/a', 'link:../a', './a', '../a', '~/a', './a.tgz'])(
    'is a file, which is not elsewhere: %s',
    async (spec) => {
      expect(await refusalsOf({ dependencies: { a: spec } })).toEqual([]);
    },
  );

  it.each([
    { overrides: { b: { a: 'owner/a' } } },
    { resolutions: { 'b/a': 'owner/a' } },
    { pnpm: { overrides: { a: 'owner/a' } } },
    { workspaces: { packages: ['packages/a'], catalog: { a: 'owner/a' } } },
    { catalogs: { old: { a: 'owner/a' } } },
  ])('may be named by %j', async (manifest) => {
    expect(await refusalsOf(manifest)).toHaveLength(1);
  });

  it.each(['\uFEFF{ "dependencies": { "a": "owner/a" } }', '{ /* Bun reads this */ }'])(
    'may be in a file that not every JSON parser reads: %s',
    async (text) => {
      expect(await refusalsOf(text)).toHaveLength(1);
    },
  );

  it.each([
    { workspaces: ['packages/a'] },
    { pnpm: { patchedDependencies: { a: 'patches/a.patch' } } },
  ])('is not named by %j', async (manifest) => {
    expect(await refusalsOf(manifest)).toEqual([]);
  });
});
