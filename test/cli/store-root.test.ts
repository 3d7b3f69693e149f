import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGateRepository, gene, genesFile, runCli } from '../e2e/cli.ts';
import { temporaryFolder } from '../repo/repository.ts';

const ROOT = 'skills/evolver';
const GENES = 'assets/gep/genes.json';

function nestedStore(...validation: readonly string[]) {
  return createGateRepository({
    [`${ROOT}/package.json`]: '{ "name": "evolver" }',
    [`${ROOT}/scripts/own.js`]: '',
    [`${ROOT}/${GENES}`]: genesFile(gene('gene_a', { validation })),
  });
}

it('audit, explain and fix follow the root of a store, from any directory', async () => {
  const { directory } = nestedStore('node scripts/own.js', `node -e "require('./scripts/own')"`);
  const nested = join(directory, ROOT);
  const audit = ['audit', GENES, '--repo', '../..', '--format', 'json'];
  const { stdout } = await runCli(audit, { cwd: nested });
  const [file] = JSON.parse(stdout);
  expect(file.assets[0].commands).toMatchObject([{ verdict: 'allow' }, { verdict: 'block' }]);
  const [, code] = file.assets[0].commands;
  expect(code.findings[0].edit.files[0].path).toMatch(/^skills\/evolver\/scripts\/validate\//);
  const explained = await runCli(['explain', 'node scripts/own.js', '--format', 'json'], {
    cwd: directory,
  });
  expect(JSON.parse(explained.stdout)).toMatchObject({ root: ROOT, outcome: 'runs' });
  const shown = await runCli(['explain', 'node scripts/own.js'], { cwd: directory });
  expect(shown.stdout).toContain(`${ROOT} of the files of`);
  expect((await runCli(['fix', '--write'], { cwd: nested })).exitCode).toBe(0);
  const [, script] = JSON.parse(readFileSync(join(nested, GENES), 'utf8')).genes[0].validation;
  expect(existsSync(join(nested, script.replace('node ', '')))).toBe(true);
  const after = await runCli(audit, { cwd: nested });
  expect(after.exitCode).toBe(0);
});

it('promote runs the commands of candidates where those of the only store run', async () => {
  const { directory } = nestedStore('node scripts/own.js');
  const candidates = join(temporaryFolder(), 'candidates.json');
  writeFileSync(candidates, genesFile(gene('gene_b', { validation: ['node scripts/own.js'] })));
  const args = [
    'promote',
    '--assets',
    candidates,
    '--repo',
    directory,
    '--run',
    '--format',
    'json',
  ];
  const { stdout } = await runCli(args);
  expect(JSON.parse(stdout).promoted).toMatchObject([{ id: 'gene_b' }]);
});
