import { describe, expect, it } from 'vitest';
import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';
import { kindsOf, packageJson, read } from './fixture.ts';

type Row = [command: string, kinds: string[], entries?: Record<string, LiteralEntry | undefined>];

const TOOL = '#!/usr/bin/env node\n';

const rows: Row[] = [
  ['npx eslint src', []],
  ['npx --no -- tool', ['tool-unknown']],
  ['npx @x/tool check', ['tool-unknown']],
  ['npm exec -- eslint src', []],
  ['npx eslnit src', ['binary-missing']],
  ['npx bash', ['binary-missing']],
  ['npx eslint@9 .', ['uses-network']],
  ['npx octo/tool', ['uses-network']],
  ['npx node -v', ['outside-code', 'binary-missing']],
  [
    'npx eslint',
    ['binary-shadowed'],
    { 'package.json': packageJson({}, { bin: { eslint: 'x.js' } }) },
  ],
  [
    'npx eslint',
    ['binary-shadowed'],
    { 'package.json': packageJson({}, { name: '@a/eslint', bin: 'x.js' }) },
  ],
  ['npx evil', ['dependency-unverified'], { 'node_modules/.bin/evil': TOOL }],
  [
    'npx evil',
    ['dependency-unverified'],
    { 'node_modules/.bin/evil': { symlink: '../../scripts/ok.js' } },
  ],
  ['npx evil', ['target-outside'], { 'node_modules/.bin/evil': { symlink: '../../../x.js' } }],
  ['npx evil', ['binary-missing'], { 'node_modules/.bin/evil': { symlink: '../gone.js' } }],
  [
    'npx evil',
    ['dependency-unverified'],
    { 'node_modules/.bin/evil': { symlink: '../evil/x.js' }, 'node_modules/evil/x.js': TOOL },
  ],
  // A package that is named like the tool, but does not bring it, is only locked.
  [
    'npx tool check',
    ['tool-unknown'],
    {
      'package-lock.json': JSON.stringify({
        packages: {
          'node_modules/@x/tool': { bin: { tool: 'bin.js' } },
          'node_modules/tool': { version: '1.0.0' },
        },
      }),
      'node_modules/tool/package.json': JSON.stringify({ name: 'tool', version: '1.0.0' }),
    },
  ],
  [
    'npx eslint',
    ['binary-not-node'],
    {
      'node_modules/.bin/eslint': { symlink: '../eslint/run' },
      'node_modules/eslint/run': '#!/bin/sh\n',
    },
  ],
  ['npx c8 node scripts/ok.js', []],
  ['npx c8 node ../x.js', ['target-outside']],
  ['npx c8 eslint .', []],
  ['npx c8 eslnit .', ['binary-missing']],
  ['npx c8', ['nothing-to-run']],
];

describe('what npx would run', () => {
  it.each(rows)('%s gives %j', async (command, kinds, entries = {}) => {
    expect(await kindsOf(command, entries)).toEqual(kinds);
  });

  it('finds the file to run without npx', async () => {
    const { targets } = await read('npx --no-install eslint src');
    expect(targets).toEqual([
      { kind: 'package_binary', name: 'eslint', path: 'node_modules/eslint/bin.js' },
    ]);
  });

  it('resolves what a launcher starts, after the launcher', async () => {
    const { targets } = await read('npx c8 node scripts/ok.js');
    expect(targets.map(({ path }) => path)).toEqual(['node_modules/c8/bin.js', 'scripts/ok.js']);
  });
});
