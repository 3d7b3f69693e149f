import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { createGateRepository, GENES, gene, genesFile } from './cli.ts';

/** A git that keeps a copy of what `cat-file` is asked for. */
function copyingGit(): { readonly path: string; objects(): string[] } {
  const folder = temporaryFolder();
  const log = join(folder, 'log');
  const real = TEST_ENVIRONMENT.PATH;
  const git = `PATH='${real}' exec git "$@"`;
  const script = `#!/bin/sh\ncase "$*" in\n*cat-file*) tee -a '${log}' | ${git} ;;\n*) ${git} ;;\nesac\n`;
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  return {
    path: `${folder}:${real}`,
    objects: () => readFileSync(log, 'utf8').trim().split('\n'),
  };
}

/** Checks a pull request with genes that all have the same two commands, and returns the objects that are read. */
function checkGenes(count: number) {
  const repository = createGateRepository();
  const validation = ['node scripts/pass.js', 'npm test'];
  const genes = Array.from({ length: count }, (_, n) => gene(`gene_${n}`, { validation }));
  repository.write({ [GENES]: genesFile(...genes), 'src/a.js': 'a\n', 'src/b.js': 'b\n' });
  repository.commit();
  const { path, objects } = copyingGit();
  const run = spawnSync(process.execPath, [bundle('cli'), 'check', '--no-run', '--quiet'], {
    cwd: repository.directory,
    encoding: 'utf8',
    env: { ...TEST_ENVIRONMENT, PATH: path },
  });
  expect(run.status).toBe(0);
  return objects().filter((name) => !name.endsWith('^{commit}'));
}

describe.runIf(process.platform !== 'win32')('a check', () => {
  const [few, many] = [3, 30];

  it('reads the same files for many genes as for few, once for the head and once for the base', () => {
    const files = checkGenes(many);
    // The asset file, package.json, and the script; neither of the two changed sources.
    expect(new Set(files).size).toBe(3);
    expect(files).toHaveLength(checkGenes(few).length);
    expect(files.length).toBeLessThanOrEqual(2 * 3);
  });
});
