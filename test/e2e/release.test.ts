import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../repo/repository.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERSION = '98.76.54';

/** In place of compiling and bundling, which have tests of their own: esbuild alone. */
const SCRIPTS = {
  'compile.mjs': `import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
rmSync('build', { recursive: true, force: true });
const how = { bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm' };
await build({ entryPoints: ['src/**/*.ts'], outdir: 'build', ...how });
cpSync('src/run/containment/supervisor.py', 'build/supervisor.py');
`,
  'build.mjs': `import './compile.mjs';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
rmSync('dist', { recursive: true });
cpSync('build', 'dist/cli', { recursive: true });
writeFileSync('dist/cli/index.js', "import './cli.js';\\n");
`,
};

it('scripts/release.mjs makes a commit, and one with the tag that names the first', {
  timeout: 600_000,
}, () => {
  const clone = temporaryFolder();
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: clone, encoding: 'utf8', stdio: 'pipe' }).trim();
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
  appendFileSync(join(clone, '.git', 'info', 'exclude'), 'node_modules\n');
  run('git', 'config', 'user.name', 'Maintainer');
  run('git', 'config', 'user.email', 'maintainer@example.com');
  for (const [name, text] of Object.entries(SCRIPTS)) {
    writeFileSync(join(clone, 'scripts', name), text);
  }
  run('git', 'commit', '--quiet', '--all', '--message', 'Bundle with esbuild alone');
  const before = run('git', 'rev-parse', 'HEAD');

  run(process.execPath, 'scripts/release.mjs', VERSION);

  expect(run('git', 'rev-parse', 'HEAD~2')).toBe(before);
  expect(run('git', 'describe', '--exact-match')).toBe(`v${VERSION}`);
  expect(run('git', 'status', '--porcelain')).toBe('');
  expect(run(process.execPath, 'dist/cli/index.js', '--version')).toContain(VERSION);
  expect(() => run(process.execPath, 'scripts/pin-actions.mjs', '--check')).not.toThrow();

  const pin = `gene-gate/gene-gate@${run('git', 'rev-parse', 'HEAD~1')} # v${VERSION}`;
  run(process.execPath, 'dist/cli/index.js', 'init', '--force', '--no-history');
  for (const file of ['.github/workflows/gene-gate.yml', 'README.md', 'docs/workflows/gate.yml']) {
    expect(readFileSync(join(clone, file), 'utf8'), file).toContain(`uses: ${pin}\n`);
  }
  const sharded = readFileSync(join(clone, '.github/workflows/sharded.yml'), 'utf8');
  expect(sharded.match(/gene-gate\/gene-gate@.*/g)).toEqual([pin, pin, pin]);
});
