import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository, recordingGit, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';

/** Preloaded into a process, writes to standard error how many bytes of modules it parses, and whether zod starts. */
const RECORD = `const { prototype } = require('node:module');
const compile = prototype._compile;
prototype._compile = function (text, ...rest) {
  process.stderr.write('parsed ' + Buffer.byteLength(text) + '\\n');
  return compile.call(this, text, ...rest);
};
process.on('exit', () => process.stderr.write('__zod_globalRegistry' in globalThis ? 'zod\\n' : ''));`;

/** Returns how many bytes of the bundle a command parses, and whether it evaluates schemas of zod. */
function started(args: readonly string[], env: Record<string, string> = {}) {
  const preload = join(temporaryFolder(), 'record.cjs');
  writeFileSync(preload, RECORD);
  const { stderr } = spawnSync(process.execPath, ['--require', preload, bundle('cli'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  const parsed = [...stderr.matchAll(/^parsed (\d+)$/gm)];
  const bytes = parsed.reduce((sum, [, each]) => sum + Number(each), 0);
  return { bytes, hasSchemas: /^zod$/m.test(stderr) };
}

describe('a start', () => {
  it.each(['--version', '--help'])('with %s loads no verb', (flag) => {
    const { bytes } = started([flag]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(100_000);
  });

  it('of a check without a gene starts eight git processes, and loads no other verb and no schema', () => {
    const repository = createRepository();
    repository.write({ 'a.txt': 'a\n' });
    repository.commit();
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.write({ 'a.txt': 'b\n' });
    repository.commit();
    const { env, commands } = recordingGit();
    const args = ['check', '--repo', repository.directory];
    const { bytes, hasSchemas } = started(args, { PATH: env.PATH ?? '' });
    expect(bytes).toBeLessThan(2_600_000);
    // Each schema at the top level of a module costs a check a tenth of its start.
    expect(hasSchemas).toBe(false);
    expect(commands().toSorted()).toEqual(
      [
        ...['rev-parse', 'show-ref', 'for-each-ref', 'cat-file'],
        ...['merge-base', 'ls-tree', 'ls-tree', 'diff-tree'],
      ].toSorted(),
    );
  });
});
