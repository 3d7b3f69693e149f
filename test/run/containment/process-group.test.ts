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
