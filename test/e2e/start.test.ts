import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository, recordingGit, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';

/** Preloaded into a process, writes to standard error how many bytes of modules it parses. */
const RECORD = `const { prototype } = require('node:module');
const compile = prototype._compile;
prototype._compile = function (text, ...rest) {
  process.stderr.write('parsed ' + Buffer.byteLength(text) + '\\n');
  return compile.call(this, text, ...rest);
};`;

/** Returns how many bytes of the bundle a command parses. */
function bytesParsed(args: readonly string[], env: Record<string, string> = {}): number {
  const preload = join(temporaryFolder(), 'record.cjs');
  writeFileSync(preload, RECORD);
  const { stderr } = spawnSync(process.execPath, ['--require', preload, bundle('cli'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return [...stderr.matchAll(/^parsed (\d+)$/gm)].reduce(
    (sum, [, bytes]) => sum + Number(bytes),
    0,
  );
}

describe('a start', () => {
  it.each(['--version', '--help'])('with %s loads no verb', (flag) => {
    const bytes = bytesParsed([flag]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(100_000);
  });

  it('of a check without a gene starts eight git processes, and loads no other verb', () => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n' });
    repository.commit();
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.write({ 'a.txt': 'b\n' });
    repository.commit();
    const { env, commands } = recordingGit();
    const args = ['check', '--repo', repository.directory];
    expect(bytesParsed(args, { PATH: env.PATH ?? '' })).toBeLessThan(2_600_000);
    expect(commands().toSorted()).toEqual(
      [
        ...['rev-parse', 'show-ref', 'for-each-ref', 'cat-file'],
        ...['merge-base', 'ls-tree', 'ls-tree', 'diff-tree'],
      ].toSorted(),
    );
  });
});
