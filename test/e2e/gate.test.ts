import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { resolveRange } from '../../src/event/resolve-range.ts';
import { gate } from '../../src/gate/gate.ts';
import type { GateRequest } from '../../src/gate/gate-request.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { NOTHING_RAN } from '../../src/run/run.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';
import { gene, rulesOf, withGenes } from './cli.ts';
import { gateRequest } from './gate-request.ts';

/** Runs the gate in this process; everything temporary goes to a directory that must be empty again. */
async function run(differences: Partial<GateRequest> = {}) {
  const temp = mkdtempSync(join(tmpdir(), 'gate-test-'));
  vi.stubEnv('TMPDIR', temp);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(temp, { recursive: true, force: true });
  });
  const env = { ...TEST_ENVIRONMENT, TMPDIR: temp };
  const report = await gate(gateRequest(temp, { env, ...differences }));
  expect(readdirSync(temp)).toEqual([]);
  return gateReportSchema.parse(report);
}

it('gate keeps no secret that a command prints', async () => {
  const { directory } = withGenes(gene('gene_a', { validation: ['node scripts/fail.js'] }));
  const report = await run({ directory, secrets: ['three things are wrong'] });
  expect(rulesOf(report)).toEqual(['command-failed']);
  expect(JSON.stringify(report)).not.toContain('three things');
});

it('gate applies what the default branch says about a protected base', async () => {
  const repository = withGenes(gene('gene_a'));
  const { git } = repository;
  git('branch', 'release/1', 'main');
  git('checkout', '--quiet', 'main');
  repository.write({
    '.github/gene-gate.yml':
      "branches: { 'release/*': { blast_radius: { forbidden_paths: [assets] } } }\n",
  });
  repository.commit();
  git('checkout', '--quiet', '-');
  const { directory } = repository;
  const verdicts = ['main', 'release/1'].map(async (base) => {
    const locate: GateRequest['locate'] = (opened) => resolveRange(opened, { base });
    return (await gate(gateRequest(directory, { locate, run: false }))).verdict;
  });
  expect(await Promise.all(verdicts)).toEqual(['pass', 'fail']);
});

it('gate decides nothing after a signal, unless that ended a run', async () => {
  const { directory } = withGenes(gene('gene_a'));
  const verdictAfter = async (interrupted: number) => {
    const controller = new AbortController();
    const takeRuns = () => {
      controller.abort();
      return { ...NOTHING_RAN, interrupted };
    };
    return await run({ directory, run: false, takeRuns, signal: controller.signal });
  };
  expect((await verdictAfter(0)).error).toMatchObject({ code: 'interrupted' });
  const report = await verdictAfter(2);
  expect(report).toMatchObject({ verdict: 'error', genes: [{ id: 'gene_a' }] });
  expect(rulesOf(report)).toContain('run-interrupted');
});

it('gate does not look at the checkout where nothing is to run', async () => {
  const repository = withGenes(gene('gene_a'));
  repository.write({ 'scripts/pass.js': 'edited\n' });
  const report = await run({ directory: repository.directory, run: false });
  expect(report.verdict).toBe('pass');
});

it.each([
  ['an exception', new TypeError('x is undefined'), /^The gate failed unexpectedly: TypeError: x/],
  ['what is no Error', 'oops', /^The gate failed unexpectedly: oops$/],
  ['undefined', undefined, /^The gate failed unexpectedly: undefined$/],
])('gate never passes by %s, and closes the repository', async (_, thrown, message) => {
  const { directory } = withGenes(gene('gene_a'));
  const report = await run({ directory, locate: () => Promise.reject(thrown) });
  expect(report).toMatchObject({
    verdict: 'error',
    error: { code: 'internal', message: expect.stringMatching(message) },
    genes: [],
    validation_reports: [],
  });
});

it('gate says how far it came when it could not decide', async () => {
  const repository = withGenes(gene('gene_a'));
  const head = repository.git('rev-parse', 'HEAD');
  const report = await run({ directory: repository.directory, prepare: 'node scripts/fail.js' });
  expect(report).toMatchObject({
    verdict: 'error',
    error: { code: 'prepare_failed', message: expect.stringContaining('exit code 3') },
    prepare: { lines: [{ command: 'node scripts/fail.js', outcome: { status: 'failed' } }] },
    head_sha: head,
    policy: { source: 'default' },
  });
});
