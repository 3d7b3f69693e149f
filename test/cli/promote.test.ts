import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { promotionSchema } from '../../src/promote/promotion.ts';
import { check, createGateRepository, GENES, genesFile, runCli, widestLine } from '../e2e/cli.ts';
import { capsule, event, gene, jsonl, successes } from '../promote/fixture.ts';
import { temporaryFolder } from '../repo/repository.ts';

const FAILING = gene('gene_failing', { validation: ['node scripts/fail.js'] });
const PASSING = gene('gene_passing', { validation: ['node scripts/pass.js', 'npm test'] });
const UNSAFE = gene('gene_unsafe', { validation: ['node -e "process.exit(0)"'] });

/** Runs `promote --format json`; what it prints must keep the contract. */
async function promote(args: readonly string[], options: Parameters<typeof runCli>[1] = {}) {
  const run = await runCli(['promote', '--format', 'json', ...args], options);
  return { ...run, promotion: promotionSchema.parse(JSON.parse(run.stdout)) };
}

function reasonsOf({ rejected, quarantined }: ReturnType<typeof promotionSchema.parse>) {
  return Object.fromEntries(
    [...rejected, ...quarantined].map(({ id, reasons }) => [id, reasons.map(({ rule }) => rule)]),
  );
}

describe('promote', () => {
  it('decides about a mixed file, and says what is to be appended', async () => {
    const folder = temporaryFolder();
    const path = (name: string) => join(folder, name);
    const candidates = [gene('gene_good'), UNSAFE, capsule('capsule_good'), capsule('capsule_new')];
    writeFileSync(path('candidates.jsonl'), jsonl([...candidates, event('evt_1')]));
    writeFileSync(path('events.jsonl'), jsonl(successes('capsule_good')));
    const repository = createGateRepository({ [GENES]: genesFile(gene('gene_fix')) });
    const args = [
      ...['--assets', path('candidates.jsonl'), '--events', path('events.jsonl')],
      ...['--repo', repository.directory],
    ];
    const { exitCode, promotion } = await promote([...args, '--output', path('promoted.jsonl')]);
    expect(exitCode).toBe(1);
    expect(promotion.promoted.map(({ id }) => id)).toEqual(['capsule_good', 'evt_1']);
    expect(reasonsOf(promotion)).toEqual({
      gene_good: ['evidence-too-low'],
      gene_unsafe: ['unsafe-validation-command', 'outside-code'],
      capsule_new: ['capsule-streak'],
    });
    const written = readFileSync(path('promoted.jsonl'), 'utf8');
    const lines = await runCli(['promote', ...args, '--format', 'jsonl']);
    expect(lines.stdout).toBe(written);
    expect(lines.stderr).toContain('result     2 promoted, 2 quarantined, 1 rejected');
    const quiet = await runCli(['promote', ...args, '--format', 'jsonl', '--quiet']);
    expect(quiet).toMatchObject({ stdout: written, stderr: '' });
    expect(
      written
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(promotion.promoted);
    const text = await runCli(['promote', ...args]);
    expect(text.stdout).toContain('Unsafe validation command: node -e "process.exit(0)"');
    expect(text.stdout).toContain('result     2 promoted, 2 quarantined, 1 rejected');
    expect(widestLine(text.stdout)).toBeLessThanOrEqual(80);
    expect(text.exitCode).toBe(1);
  });

  it('runs what has nothing else against it, in the repository', async () => {
    const { directory } = createGateRepository();
    const input = jsonl([PASSING, FAILING, UNSAFE]);
    const args = ['--assets', '-', '--repo', directory, '--run'];
    const { exitCode, promotion, stderr } = await promote(args, { input });
    expect(stderr).not.toMatch(/process\.exit/);
    expect(promotion.promoted.map(({ id }) => id)).toEqual(['gene_passing']);
    expect(reasonsOf(promotion)).toMatchObject({ gene_failing: ['command-failed'] });
    expect(promotion.reports).toMatchObject([
      { gene_id: 'gene_passing', gene_asset_id: PASSING.asset_id, overall_ok: true },
      { gene_id: 'gene_failing', overall_ok: false },
    ]);
    expect(exitCode).toBe(1);
  });

  it('writes what is unproven to a quarantine, which is decided again with evidence', async () => {
    const repository = createGateRepository();
    repository.write({ [GENES]: genesFile(PASSING) });
    repository.commit();
    const { report } = await check(repository);
    const folder = temporaryFolder();
    const quarantine = join(folder, 'quarantine.jsonl');
    const sent = { protocol: 'gep-a2a', message_type: 'publish', sender_id: 'node_7' };
    const input = jsonl([{ ...sent, payload: { asset: PASSING } }, UNSAFE, gene('gene_other')]);
    const first = await promote(['--assets', '-', '--quarantine', quarantine], { input });
    expect(first.promotion.promoted).toEqual([]);
    expect(first.promotion.quarantined).toMatchObject([
      { id: 'gene_passing', sender_id: 'node_7', asset: PASSING },
      { id: 'gene_other' },
    ]);
    const evidence = join(folder, 'gate-report.json');
    writeFileSync(evidence, JSON.stringify(report));
    const again = await promote(['--assets', quarantine, '--report', evidence]);
    expect(again.promotion.promoted).toEqual([PASSING]);
    expect(again.promotion.decisions[0]).toMatchObject({ sender_id: 'node_7' });
    expect(again.exitCode).toBe(1);
    const left = await promote(['--assets', quarantine, '--fail-on', 'rejected']);
    expect(left.exitCode).toBe(0);
    const same = ['promote', '--assets', quarantine, '--quarantine', quarantine];
    expect((await runCli(same, { cwd: folder })).stderr).toMatch(/would overwrite/);
  });

  it('takes what the gate reported as evidence', async () => {
    const repository = createGateRepository();
    repository.write({ [GENES]: genesFile(PASSING, FAILING) });
    repository.commit();
    const { report } = await check(repository);
    const path = join(temporaryFolder(), 'gate-report.json');
    writeFileSync(path, JSON.stringify(report));
    const input = jsonl([PASSING, FAILING, gene('gene_other')]);
    const { promotion } = await promote(['--assets', '-', '--report', path], { input });
    expect(promotion.promoted).toEqual([PASSING]);
    expect(promotion.decisions[0]).toMatchObject({ id: PASSING.id, evidence: { level: 'gate' } });
    expect(reasonsOf(promotion)).toEqual({
      gene_failing: ['validation-failed'],
      gene_other: ['evidence-missing'],
    });
    const own = await promote(['--assets', '-', '--repo', repository.directory], { input });
    expect(own.promotion.skipped.map(({ id }) => id)).toEqual(['gene_passing', 'gene_failing']);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no candidates', [], /required option '--assets <file>'/],
    ['--run without a repository', ['--assets', '-', '--run'], /--run requires --repo/],
    ['no such file', ['--assets', 'nothing.json'], /Cannot read .*nothing\.json \(ENOENT\)/],
    ['prose', ['--assets', '-'], /Standard input contains no candidate/],
    ['one input for two', ['--assets', '-', '--report', '-'], /can read standard input only once/],
  ])('cannot decide with %s', async (_, args, message) => {
    const run = await runCli(['promote', ...args], { input: 'prose', cwd: temporaryFolder() });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });
});
