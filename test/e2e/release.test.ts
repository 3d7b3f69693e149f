import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

/** A registry in which the package belongs to a user, who is the one of the settings. */
async function registryOf(owner: string) {
  const server = createServer(({ url }, response) => {
    const known =
      url === '/-/whoami'
        ? { username: owner }
        : { maintainers: [{ name: owner, email: 'm@example.com' }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(known));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = join(temporaryFolder(), 'npmrc');
  const lines = [`registry=http://127.0.0.1:${port}/`, `//127.0.0.1:${port}/:_authToken=token`];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  return { settings, close: () => void server.close() };
}

it('scripts/release.mjs makes a commit, and one with the tag that names the first', {
  timeout: 600_000,
}, async () => {
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

  const registry = await registryOf('maintainer');
  const release = promisify(execFile)(process.execPath, ['scripts/release.mjs', VERSION], {
    cwd: clone,
    env: { ...process.env, npm_config_userconfig: registry.settings },
  });
  await release.finally(registry.close);

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
  // Whose name is theirs: the package of this version, and nothing else of that name.
  run(process.execPath, 'dist/cli/index.js', 'init', '--agents');
  for (const file of ['AGENTS.md', 'README.md', 'docs/other-ci.md', 'docs/agents.md']) {
    const text = readFileSync(join(clone, file), 'utf8');
    expect(text, file).toContain(`npx --yes gene-gate@${VERSION} `);
    expect(text, file).not.toMatch(/\.\.\/gene-gate|npx gene-gate/);
  }
  const sharded = readFileSync(join(clone, '.github/workflows/sharded.yml'), 'utf8');
  expect(sharded.match(/gene-gate\/gene-gate@.*/g)).toEqual([pin, pin, pin]);
});
