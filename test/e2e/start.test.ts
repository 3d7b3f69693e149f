import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { createRepository, recordingGit, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { gene, genesFile } from './cli.ts';

/** Preloaded into a process, writes to standard error which files of the bundle it reads. */
const RECORD = `const fs = require('node:fs');
const { readFileSync } = fs;
fs.readFileSync = (path, ...rest) => {
  if (String(path).includes('/lib/')) process.stderr.write('read ' + path + '\\n');
  return readFileSync(path, ...rest);
};`;

/** Returns the chunks that a command of the bundle parses, and their bytes in all. */
function chunksOf(args: readonly string[], env: Record<string, string> = {}) {
  const preload = join(temporaryFolder(), 'record.cjs');
  writeFileSync(preload, RECORD);
  const { stderr } = spawnSync(process.execPath, ['--require', preload, bundle('cli'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  const files = [...stderr.matchAll(/^read (.*)$/gm)].map(([, file = '']) => file);
  const lib = join(inject('bundles'), 'lib');
  return {
    names: files.map((file) => file.slice(lib.length + 1).replace(/\.js$/, '')),
    bytes: files.reduce((sum, file) => sum + readFileSync(file).length, 0),
  };
}

describe('a start', () => {
  it.each([
    ['--version', 150_000],
    ['--help', 200_000],
  ])('with %s parses less than %i bytes', (flag, most) => {
    const { names, bytes } = chunksOf([flag]);
    expect(names).not.toContain('packages/zod');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(most);
  });

  it('of an audit of one gene needs no schema library, YAML or family', () => {
    const file = join(temporaryFolder(), 'genes.json');
    writeFileSync(file, genesFile(gene('gene_a', { validation: ['node test.js'] })));
    const { names, bytes } = chunksOf(['audit', file], { PATH: process.env.PATH ?? '' });
    for (const name of ['zod', 'yaml', 'acorn', 're2js']) {
      expect(names).not.toContain(`packages/${name}`);
    }
    expect(names.filter((name) => /^judge\/families\/(?:packs|programs)/.test(name))).toEqual([]);
    expect(bytes).toBeLessThan(1_000_000);
  });

  it('of a check with a policy needs no families that the policy does not name', () => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n', '.github/gene-gate.yml': 'limits:\n  max_commands: 5\n' });
    repository.commit();
    const { names } = chunksOf(['check', '--repo', repository.directory], {
      PATH: process.env.PATH ?? '',
    });
    expect(names).toContain('packages/yaml');
    expect(names.filter((name) => /^judge\/families\/(?:packs|programs)/.test(name))).toEqual([]);
  });

  it('of a check without a gene needs no schema, YAML, rule table or family', () => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n' });
    repository.commit();
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.write({ 'a.txt': 'b\n' });
    repository.commit();
    const { env, commands } = recordingGit();
    const { names, bytes } = chunksOf(['check', '--repo', repository.directory], {
      PATH: env.PATH ?? '',
    });
    for (const name of ['zod', 'yaml', 'acorn', 're2js']) {
      expect(names).not.toContain(`packages/${name}`);
    }
    expect(names.filter((name) => /^rules\/(?!index)|families\/(?!index)/.test(name))).toEqual([]);
    expect(bytes).toBeLessThan(800_000);
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
