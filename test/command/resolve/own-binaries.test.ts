import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { packageJson, read, repository } from './fixture.ts';

type Files = Readonly<Record<string, LiteralEntry | undefined>>;

/** A repository with a workspace that provides programs, and a script that starts two. */
function workspace(bin: unknown, test = 'node scripts/ok.js && grep ok scripts/ok.js'): Files {
  return {
    'package.json': packageJson({ test }, { workspaces: ['packages/*'] }),
    'packages/w/package.json': JSON.stringify({ name: 'w', bin }),
    'packages/w/x.js': '#!/usr/bin/env node',
  };
}

async function replaced(...args: Parameters<typeof read>): Promise<string[]> {
  const { problems } = await read(...args);
  return problems.flatMap(({ rule, args }) =>
    rule === 'program-replaced' && 'name' in args ? [String(args.name)] : [],
  );
}

describe('a program of the machine', () => {
  it.each(['node', 'npm', 'npx', 'git', 'grep', 'rm', 'sh', 'test', '[', 'cat', 'sudo', 'python3'])(
    'is not replaced by the `bin` %s of a workspace',
    async (name) => {
      const files = workspace({ [name]: 'x.js' });
      expect(await replaced('npm test', files)).toEqual([name]);
      const base = repository(workspace({}));
      const known = repository(files);
      const errors = async (before: typeof base) =>
        (await readCommand('npm test', { tree: known, base: before })).problems.filter(
          ({ rule, severity }) => rule === 'program-replaced' && severity === 'error',
        );
      expect(await errors(base)).toHaveLength(1);
      expect(await errors(known)).toEqual([]);
    },
  );

  it('is not replaced by a directory that a lockfile links', async () => {
    const lock = { packages: { 'node_modules/w': { resolved: 'vendor/w', link: true } } };
    const files = {
      'package-lock.json': JSON.stringify(lock),
      'vendor/w/package.json': '{ "name": "git", "bin": "x.js" }',
    };
    expect(await replaced('npm test', files)).toEqual(['git']);
  });

  it('is not replaced by a file that no package provides', async () => {
    for (const name of ['node', 'git', 'grep.cmd']) {
      const files = { [`node_modules/.bin/${name}`]: '#!/bin/sh' };
      expect(await replaced('npm test', files)).toEqual([name.replace('.cmd', '')]);
    }
    const tracked = { 'node_modules/.bin/git': { symlink: '../../scripts/ok.js' } };
    expect(await replaced('npm test', tracked)).toEqual(['git']);
  });

  it('may be the name of a program of an installed package', async () => {
    const link = { 'node_modules/.bin/which': { symlink: '../eslint/bin.js' } };
    expect(await replaced('npm test', link)).toEqual([]);
    const wrapper = 'exec node "$basedir/../eslint/bin.js" "$@"';
    expect(await replaced('npm test', { 'node_modules/.bin/which': wrapper })).toEqual([]);
  });

  it.each(['w', 'my-tool', 'eslint-local', 'nodes', 'git-hook'])(
    'is not the `bin` %s',
    async (name) => expect(await replaced('npm test', workspace({ [name]: 'x.js' }))).toEqual([]),
  );
});

it('resolves the program of a workspace as code of the commit, before anything is installed', async () => {
  const files = {
    ...workspace({ 'w-tool': './x.js' }, 'w-tool --all'),
    'node_modules/eslint/bin.js': undefined,
    'node_modules/.bin/eslint': undefined,
    'node_modules/@x/tool/bin.js': undefined,
    'node_modules/@x/tool/package.json': undefined,
    'node_modules/.bin/tool': undefined,
    'node_modules/c8/bin.js': undefined,
    'node_modules/.bin/c8': undefined,
  };
  const { targets, problems } = await read('npm test', files, ['packages/w/x.js']);
  expect(targets.map(({ path }) => path)).toContain('packages/w/x.js');
  expect(problems.map(({ rule }) => rule)).toContain('target-changed');
});
