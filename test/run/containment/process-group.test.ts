import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { processGroup } from '../../../src/run/containment/process-group.ts';
import { findPrograms } from '../../../src/run/programs.ts';
import { list } from '../../table.ts';
import { planOf, temporaryFolder } from '../fixture.ts';

const PRINT_ENVIRONMENT = 'console.log(JSON.stringify(process.env))';

async function backendIn(checkout: string) {
  const programs = await findPrograms({ path: process.env.PATH ?? '', checkout });
  return processGroup({ programs, checkout, outputBytes: 64 * 1024 });
}

async function environmentOf(checkout: string, ...plan: Parameters<typeof planOf>) {
  const outcome = await (await backendIn(checkout)).run(planOf(...plan));
  expect(outcome).toMatchObject({ status: 'passed' });
  // npm prints the script's command before its output.
  return JSON.parse(outcome.stdout.head.trim().split('\n').at(-1) ?? '') as Record<string, string>;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const CANARIES = list`
  INPUT_TOKEN ¦ GITHUB_TOKEN ¦ ACTIONS_RUNTIME_TOKEN ¦ NODE_EXTRA_CA_CERTS ¦ GIT_DIR ¦ LD_PRELOAD
  npm_config_registry ¦ NPM_CONFIG_SCRIPT_SHELL ¦ HOME
`;

it('runs node, an npm script and a local binary in the root of the checkout', async () => {
  const checkout = temporaryFolder({
    'test.js': 'console.log(process.cwd(), process.argv.slice(2).join())',
    'node_modules/tool/cli.js': 'console.log("tool", process.argv.slice(2).join())',
    'package.json': JSON.stringify({ scripts: { test: 'node test.js' } }),
  });
  const backend = await backendIn(checkout);
  expect(await backend.run(planOf('node test.js a b'))).toMatchObject({
    status: 'passed',
    stdout: { head: `${checkout} a,b\n` },
  });
  const npm = await backend.run(planOf('npm test -- c'));
  expect(npm.stdout.head).toContain(`${checkout} c\n`);
  const binary = { program: 'npx', binary: 'node_modules/tool/cli.js' } as const;
  expect((await backend.run(planOf('tool --all', binary))).stdout.head).toBe('tool --all\n');
});

it('runs a command in the directory of its Plan, or not at all', async () => {
  const checkout = temporaryFolder({ 'in/test.js': 'console.log(process.cwd())' });
  const backend = await backendIn(checkout);
  const nested = await backend.run(planOf('node test.js', { directory: 'in' }));
  expect(nested.stdout.head).toBe(`${checkout}/in\n`);
  const missing = await backend.run(planOf('node -p 1', { directory: 'none' }));
  expect(missing).toMatchObject({ status: 'crashed', stdout: { head: '' } });
});

it.each([
  ['node', 'node print.js'],
  ['npm', 'npm test'],
])('hides the gate’s environment from %s', async (_name, command) => {
  const canary = 'canary-3f1c';
  vi.stubEnv('NODE_OPTIONS', '--no-deprecation');
  for (const name of CANARIES) vi.stubEnv(name, canary);
  const checkout = temporaryFolder({
    'print.js': PRINT_ENVIRONMENT,
    'package.json': JSON.stringify({ scripts: { test: 'node print.js' } }),
  });
  const seen = await environmentOf(checkout, command);
  expect(JSON.stringify(seen)).not.toContain(canary);
  expect(seen.NODE_OPTIONS ?? '').not.toContain('deprecation');
  if (command.startsWith('node')) {
    expect(
      Object.keys(seen)
        .filter((name) => !name.startsWith('npm_config_'))
        .sort(),
    ).toEqual('CI FORCE_COLOR GENE_GATE_RUN HOME LANG LC_ALL NO_COLOR PATH TMPDIR TZ'.split(' '));
  }
});

it('creates a separate home for each command and removes it', async () => {
  const checkout = temporaryFolder({
    'print.js': `const fs = require('fs'), os = require('os'), path = require('path');
        fs.writeFileSync(path.join(os.homedir(), 'a'), '');
        fs.mkdirSync(path.join(os.tmpdir(), 'b'), { mode: 0 });
        ${PRINT_ENVIRONMENT}`,
  });
  const first = await environmentOf(checkout, 'node print.js');
  const second = await environmentOf(checkout, 'node print.js');
  const folders = [first.HOME, first.TMPDIR, second.HOME, second.TMPDIR];
  expect(new Set(folders).size).toBe(4);
  for (const folder of folders) expect(existsSync(folder ?? '')).toBe(false);
});

it('passes on the Plan’s assignments', async () => {
  const checkout = temporaryFolder({ 'print.js': PRINT_ENVIRONMENT });
  const env = { NODE_ENV: 'test', TZ: 'Asia/Tokyo', GENE_GATE_RUN: 'hidden' };
  const seen = await environmentOf(checkout, 'node print.js', { env });
  expect(seen).toMatchObject({ NODE_ENV: 'test', TZ: 'Asia/Tokyo' });
  expect(seen.GENE_GATE_RUN).not.toBe('hidden');
});

it.runIf(process.platform !== 'win32')(
  'prevents the change’s .npmrc from selecting the shell',
  async () => {
    const checkout = temporaryFolder({
      'shell.sh': '#!/bin/sh\necho chosen > chosen\n',
      'hook.js': 'require("fs").writeFileSync("hooked", "")',
      'package.json': JSON.stringify({ scripts: { test: 'node -p 1+1' } }),
    });
    writeFileSync(
      join(checkout, '.npmrc'),
      `script-shell=${join(checkout, 'shell.sh')}\nnode-options=--require ./hook.js\n`,
    );
    const outcome = await (await backendIn(checkout)).run(planOf('npm test'));
    expect(outcome.status).toBe('passed');
    expect(existsSync(join(checkout, 'chosen'))).toBe(false);
    expect(existsSync(join(checkout, 'hooked'))).toBe(false);
  },
);

it('reports before anything runs that npx is missing', async () => {
  const checkout = temporaryFolder();
  const { npx: _, ...programs } = await findPrograms({ path: process.env.PATH ?? '', checkout });
  const backend = processGroup({ programs, checkout, outputBytes: 1024 });
  expect(() => backend.check(planOf('npx tool'))).toThrow(/needs npx/);
  expect(() => backend.check(planOf('node x.js'))).not.toThrow();
});

it('describes itself and its limits', async () => {
  const { level, description } = await backendIn(temporaryFolder());
  expect(level).toBe('process_group');
  expect(description).toMatch(/is not restricted\.$/);
});
