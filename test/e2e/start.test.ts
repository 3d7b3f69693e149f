import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { createRepository, recordingGit, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { gene, genesFile } from './cli.ts';

/**
 * Preloaded into a process, writes to standard error which modules of the bundle it parses, and which of
 * Node's own it loads. The tables of languages that `toLocaleString` loads count as one.
 */
const RECORD = `const vm = require('node:vm');
const Module = require('node:module');
Number.prototype.toLocaleString = () => process.stderr.write('parsed 0 toLocaleString\\n');
const load = Module._load;
Module._load = (id, ...rest) => {
  process.stderr.write('parsed 0 ' + id + '\\n');
  return load(id, ...rest);
};
vm.Script = class extends vm.Script {
  constructor(code, options) {
    super(code, options);
    process.stderr.write('parsed ' + Buffer.byteLength(code) + ' ' + options.filename.split('#')[1] + '\\n');
  }
};`;

/** Returns the modules that a command of the bundle parses, and their bytes in all. */
function parsedBy(args: readonly string[], env: Record<string, string> = {}) {
  const preload = join(temporaryFolder(), 'record.cjs');
  writeFileSync(preload, RECORD);
  const { stderr } = spawnSync(process.execPath, ['--require', preload, bundle('cli'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  const parsed = [...stderr.matchAll(/^parsed (\d+) (.*)$/gm)];
  return {
    names: parsed.map(([, , name = '']) => name.replace('packages/', '')),
    bytes: parsed.reduce((sum, [, bytes]) => sum + Number(bytes), 0),
  };
}

describe('a start', () => {
  it.each([
    ['--version', 10_000],
    ['--help', 60_000],
  ])('with %s parses less than %i bytes', (flag, most) => {
    const { names, bytes } = parsedBy([flag]);
    expect(names).not.toContain('zod');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(most);
  });

  it('of an audit of one gene needs no schema library, YAML or family', () => {
    const file = join(temporaryFolder(), 'genes.json');
    writeFileSync(file, genesFile(gene('gene_a', { validation: ['node test.js'] })));
    const { names, bytes } = parsedBy(['audit', file], { PATH: process.env.PATH ?? '' });
    for (const name of ['zod', 'yaml', 'acorn', 're2js', 'toLocaleString']) {
      expect(names).not.toContain(name);
    }
    expect(names.filter((name) => /^judge\/families\/(?:packs|programs)\//.test(name))).toEqual([]);
    expect(bytes).toBeLessThan(400_000);
  });

  it('of a check with a policy needs no families that the policy does not name', () => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n', '.github/gene-gate.yml': 'limits:\n  budget_seconds: 5\n' });
    repository.commit();
    const { names } = parsedBy(['check', '--repo', repository.directory], {
      PATH: process.env.PATH ?? '',
    });
    expect(names).toEqual(expect.arrayContaining(['yaml', 'node:crypto']));
    expect(names.filter((name) => /^judge\/families\/(?:packs|programs)\//.test(name))).toEqual([]);
  });

  it('of a check without a gene needs no schema, YAML, globs, rule table or family', () => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n' });
    repository.commit();
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.write({ 'a.txt': 'b\n' });
    repository.commit();
    const { env, commands } = recordingGit();
    const { names, bytes } = parsedBy(['check', '--repo', repository.directory], {
      PATH: env.PATH ?? '',
    });
    for (const name of [
      'zod',
      'yaml',
      'acorn',
      're2js',
      'picomatch',
      'node:crypto',
      'toLocaleString',
    ]) {
      expect(names).not.toContain(name);
    }
    expect(
      names.filter((name) => /^rules\/(?!agents-block$|identity$)|families\/.*\//.test(name)),
    ).toEqual([]);
    expect(bytes).toBeLessThan(370_000);
    expect(commands().toSorted()).toEqual(
      [
        ...['rev-parse', 'show-ref', 'for-each-ref', 'cat-file'],
        ...['merge-base', 'ls-tree', 'ls-tree', 'diff-tree'],
      ].toSorted(),
    );
  });
});

it('the bundle has less than three megabytes', () => {
  const sizes = readdirSync(inject('bundles'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
