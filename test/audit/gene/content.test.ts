import { describe, expect, it } from 'vitest';
import { contentDigest } from '../../../src/audit/gene/content/content.ts';
import { readImports } from '../../../src/audit/gene/content/source.ts';
import { readCommand } from '../../../src/command/read.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { added, file } from '../fixture.ts';

type Files = Readonly<Record<string, LiteralEntry>>;

const PACKAGE = '{ "name": "agent", "type": "module", "scripts": { "test": "node a.js" } }';
const FILES: Files = {
  'package.json': PACKAGE,
  'a.js': "import './lib/b.js';\nconsole.log('a');\n",
  'lib/b.js': "export { c } from '../c.mjs';\n",
  'c.mjs': 'export const c = 1;\n',
  'reads.js': "import { readFileSync } from 'node:fs';\nreadFileSync('data.txt');\n",
  'README.md': 'Read me.\n',
};

/** The change of a push that adds a file which nothing loads. */
const BEFORE = [added('a.js')];
const AFTER = [added('a.js'), file('README.md')];

async function digest(command: string, differences: Files = {}, files = BEFORE): Promise<string> {
  const tree = literalTree({ ...FILES, ...differences });
  return contentDigest(await readCommand(command, { tree }), { tree, change: { files } });
}

describe('contentDigest', () => {
  it.each(['node a.js', 'node a.js --fast', 'node --test a.js', 'npm test', 'npm run test'])(
    'of %s outlives a push that changes nothing that runs',
    async (command) => {
      expect(await digest(command)).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(await digest(command, { 'README.md': 'More.\n' }, AFTER)).toBe(await digest(command));
    },
  );

  it.each<[string, string, Files]>([
    ['the script', 'node a.js', { 'a.js': "import './lib/b.js';\nconsole.log('b');\n" }],
    ['what it imports', 'node a.js', { 'lib/b.js': '' }],
    ['what that imports', 'node a.js', { 'c.mjs': 'export const c = 2;\n' }],
    ['how it is read', 'node a.js', { 'lib/package.json': '{ "type": "commonjs" }' }],
    ['the script of a script', 'npm test', { 'a.js': '' }],
    [
      'the text of a script',
      'npm test',
      { 'package.json': PACKAGE.replace('node a.js', 'node c.mjs') },
    ],
    [
      'a script before it',
      'npm test',
      { 'package.json': PACKAGE.replace('"test"', '"pretest": "node c.mjs", "test"') },
    ],
    ["npm's settings", 'npm test', { '.npmrc': 'loglevel=silent\n' }],
  ])('changes with %s', async (_, command, differences) => {
    expect(await digest(command, differences)).not.toBe(await digest(command));
  });

  it.each([
    ['a script that reads files', 'node reads.js'],
    ['a search for tests', 'node --test'],
    ['tests of a folder', 'node --test lib'],
    ['a file of variables', 'node --env-file=README.md a.js'],
    ['a tool', 'npx eslint .'],
    ['npm with flags', 'npm test --workspaces'],
  ])('of %s covers everything that the change touches', async (_, command) => {
    expect(await digest(command, {}, AFTER)).not.toBe(await digest(command));
  });

  it('covers the content and mode of the touched files', async () => {
    const oid = '3'.repeat(40);
    const all = await Promise.all([
      digest('node reads.js', {}, [added('x')]),
      digest('node reads.js', {}, [file('x', { newOid: oid })]),
      digest('node reads.js', {}, [file('x', { newMode: '100755' })]),
      digest('node reads.js', {}, [file('y')]),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('readImports', () => {
  it.each<[string, readonly string[]]>([
    [
      "import a from './a.js'; import('./b.js'); export * from '../c.js';",
      ['./a.js', './b.js', '../c.js'],
    ],
    ["import { join } from 'node:path'; import os from 'os'; join(os.tmpdir());", []],
    ["import { writeFileSync } from 'node:fs'; writeFileSync('x', '');", []],
    ["import fs from 'node:fs'; fs.writeFileSync('x', '');", []],
    ["import * as fs from 'fs'; fs.mkdirSync('x');", []],
    ["import { test } from 'node:test'; test('x', () => {});", []],
    ['process.exitCode = process.argv.length; console.log(process.env.CI);', []],
    ['const a = [1]; a[0] += 1; class B { constructor() { this.x = a; } }', []],
  ])('follows %s', (text, specifiers) => {
    expect(readImports(text, 'module')?.toSorted()).toEqual(specifiers.toSorted());
  });

  it.each<[string, readonly string[]]>([
    ["const a = require('./a'); module.exports = a;", ['./a']],
    ["const fs = require('fs'); fs.appendFileSync('x', '');", []],
    ["#!/usr/bin/env node\nrequire('./a.js');", ['./a.js']],
  ])('follows the CommonJS of %s', (text, specifiers) => {
    expect(readImports(text, 'script')).toEqual(specifiers);
  });

  it.each([
    "require('fs').readFileSync('x')",
    "const { readFileSync } = require('fs');",
    "const fs = require('fs'); fs.readFileSync('x');",
    "const fs = require('fs'); use(fs);",
    "const fs = require('fs'); fs['readFileSync']('x');",
    "require('child_process')",
    "require('node:vm')",
    "require('left-pad')",
    'require(name)',
    "require('./a', 1)",
    'const load = require;',
    "module.require('./a')",
    "module['require']('fs')",
    "arguments[1]('fs')",
    "import('./' + name)",
    'import(`./a.js`)',
    "eval('1')",
    "new Function('return 1')",
    "(() => {}).constructor('return 1')()",
    "(() => {})['constructor']('return 1')()",
    "(() => {})['con' + 'structor']('return 1')()",
    'const { constructor: make } = () => {}; make();',
    "const { 'constructor': make } = () => {}; make();",
    "class A { 'constructor'() {} }",
    '(function () { return this; })().process.execve(x)',
    'const key = name; (() => {})[key]();',
    "process.getBuiltinModule('fs')",
    'const { binding } = process;',
    'globalThis.process',
    'Reflect.get(x, y)',
    "with (process) { binding('fs') }",
    'x <!--y',
    'this is no code',
  ])('does not resolve %s', (text) => {
    expect(readImports(text, 'script')).toBeUndefined();
  });
});
