import { describe, expect, it } from 'vitest';
import type { AuditedGene } from '../../src/audit/audited.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import { finding as make } from '../../src/rules/finding.ts';
import { BUDGET_SPENT } from '../../src/run/not-run.ts';
import { judgeGene } from '../../src/verdict/gene.ts';
import { brief } from '../audit/fixture.ts';
import { auditedGene, finding, NOTHING_IGNORED, outcome, POLICY } from './fixture.ts';

const COMMANDS = ['node a.js', 'node b.js'];

/** The result of running one gene; empty if it was not meant to run. */
function ranWith(gene: AuditedGene, outcomes?: readonly Outcome[]) {
  return {
    outcomes: new Map(outcomes ? [[gene, outcomes]] : []),
    isolation: { level: 'namespaces', description: '' } as const,
  };
}

async function judged(
  outcomes: readonly Outcome[],
  differences: Partial<AuditedGene> = {},
  policy = POLICY,
) {
  const gene = await auditedGene(COMMANDS, differences);
  const { verdict, summary, runFindings } = judgeGene(gene, ranWith(gene, outcomes), {
    policy,
    ignoring: NOTHING_IGNORED,
  });
  return { verdict, summary, rules: brief(runFindings) };
}

describe('judgeGene', () => {
  const passed = outcome('passed');
  const skipped = outcome('skipped', { reason: 'an earlier command of the gene did not pass' });

  it.each([
    ['passed', [passed, passed], 'pass', '2 commands passed', []],
    ['not run', [], 'pass', '2 commands allowed, none run', []],
    [
      'failed',
      [outcome('failed', { reason: 'Command failed with exit code 1' }), skipped],
      'fail',
      'constraint: validation_failed: node a.js => Command failed with exit code 1',
      ['command-failed'],
    ],
    [
      'timed out',
      [passed, outcome('timed_out', { reason: 'Command timed out after 180000ms' })],
      'fail',
      'constraint: validation_failed: node b.js => Command timed out after 180000ms',
      ['command-timed-out'],
    ],
    [
      'crashed',
      [passed, outcome('crashed', { reason: 'Command was ended by SIGSEGV' })],
      'fail',
      'constraint: validation_failed: node b.js => Command was ended by SIGSEGV',
      ['command-failed'],
    ],
    [
      'were stopped',
      [passed, outcome('skipped', { reason: 'interrupted' })],
      'error',
      'constraint: validation_failed: node b.js => interrupted',
      [],
    ],
    [
      'were stopped because the budget was spent',
      [
        outcome('timed_out', { reason: BUDGET_SPENT }),
        outcome('skipped', { reason: BUDGET_SPENT }),
      ],
      'fail',
      `constraint: validation_failed: node a.js => ${BUDGET_SPENT}`,
      ['budget-spent'],
    ],
    [
      'slow',
      [passed, outcome('passed', { duration_ms: 60_001 })],
      'warn',
      '2 commands passed, with warnings: command-slow',
      ['command-slow (warning)'],
    ],
    [
      'just not slow',
      [passed, outcome('passed', { duration_ms: 60_000 })],
      'pass',
      '2 commands passed',
      [],
    ],
  ] as const)('whose commands %s', async (_, outcomes, verdict, summary, rules) => {
    expect(await judged(outcomes)).toEqual({ verdict, summary, rules });
  });

  it('fails with a warning if the policy says so, and names it', async () => {
    const slow = [passed, outcome('passed', { duration_ms: 90_000 })];
    expect(await judged(slow, {}, { ...POLICY, fail_on: 'warning' })).toMatchObject({
      verdict: 'fail',
      summary: 'failed: command-slow',
    });
  });

  it('fails with a finding about the gene although every command passed', async () => {
    expect(
      await judged([passed, passed], { findings: [finding('warning'), finding('error')] }),
    ).toMatchObject({
      verdict: 'fail',
      summary: 'failed: validation-missing',
    });
  });

  it('names the exceeded limit in the protocol’s words', async () => {
    const { blastRadius } = await auditedGene(COMMANDS);
    const over = { ...blastRadius, files: 30, severity: 'exceeded' } as const;
    const findings = [
      make('blast-radius-exceeded', { gene: 'gene_a', files: 30, maxFiles: 20, declared: true }),
    ];
    expect((await judged([passed, passed], { blastRadius: over, findings })).summary).toBe(
      'constraint: blast_radius exceeded: 30 / 20 files',
    );
  });

  it('fails with a blocked command whether or not anything ran', async () => {
    const gene = await auditedGene(['node a.js', 'npm publish']);
    expect(
      judgeGene(gene, ranWith(gene), { policy: POLICY, ignoring: NOTHING_IGNORED }),
    ).toMatchObject({
      verdict: 'fail',
      summary: 'constraint: validation_failed: npm publish => BLOCKED',
    });
    const outcomes = [skipped, outcome('blocked', { reason: 'BLOCKED: by the safety check' })];
    expect(
      judgeGene(gene, ranWith(gene, outcomes), { policy: POLICY, ignoring: NOTHING_IGNORED }),
    ).toMatchObject({
      verdict: 'fail',
      runFindings: [],
      summary: 'constraint: validation_failed: npm publish => BLOCKED: by the safety check',
    });
  });

  it('passes when removed, because there is nothing to run', async () => {
    const gene = await auditedGene([], { change: 'removed', findings: [finding('notice')] });
    expect(
      judgeGene(gene, ranWith(gene), { policy: POLICY, ignoring: NOTHING_IGNORED }),
    ).toMatchObject({
      verdict: 'pass',
      summary: 'removed',
    });
  });

  it('locates findings about the run at the command', async () => {
    const gene = await auditedGene(COMMANDS);
    const ran = ranWith(gene, [passed, outcome('failed')]);
    const [found] = judgeGene(gene, ran, { policy: POLICY, ignoring: NOTHING_IGNORED }).runFindings;
    expect(found).toMatchObject({
      location: gene.asset.locate(['validation', 1]),
      subject: { type: 'Gene', id: 'gene_a', command: 'node b.js' },
    });
  });

  it('fails if its command changed the audited files, although it passed', async () => {
    const gene = await auditedGene(COMMANDS);
    const ran = ranWith(gene, [passed, { ...passed, checkout_modified: ['lib/x.js'] }]);
    const { verdict, runFindings } = judgeGene(gene, ran, {
      policy: POLICY,
      ignoring: NOTHING_IGNORED,
    });
    expect(verdict).toBe('fail');
    expect(runFindings).toMatchObject([
      { rule: 'checkout-modified', location: gene.asset.locate(['validation', 1]) },
    ]);
  });

  it('names the missing tool if a command did not run because of it', async () => {
    const gene = await auditedGene(['npx eslint .']);
    const [command] = gene.commands;
    if (!command) throw new Error('no command');
    const targets = [{ kind: 'package_binary', name: 'eslint' }] as const;
    const missing = {
      ...gene,
      commands: [{ ...command, reading: { ...command.reading, targets } }],
    };
    const { verdict, runFindings } = judgeGene(missing, ranWith(missing, [skipped]), {
      policy: POLICY,
      ignoring: NOTHING_IGNORED,
    });
    expect(verdict).toBe('fail');
    expect(runFindings).toMatchObject([{ rule: 'program-missing', args: { program: 'eslint' } }]);
  });
});

describe('a gene whose program the machine lacks', () => {
  const lacking = outcome('not_runnable', { reason: 'The program pytest was not found.' });
  const later = outcome('skipped', { reason: 'an earlier command of the gene did not pass' });
  const levelled = { ...NOTHING_IGNORED, rules: { environment: 'warning' as const } };

  it.each([
    ['fails', NOTHING_IGNORED, [lacking, later], 'fail'],
    ['is a warning if the policy says so', levelled, [lacking, later], 'warn'],
    ['is a warning after a command that passed', levelled, [outcome('passed'), lacking], 'warn'],
    ['fails if another command failed', levelled, [outcome('failed'), later], 'fail'],
    ['is not decided if it was interrupted', levelled, [lacking, outcome('error')], 'error'],
  ])('%s', async (_, ignoring, outcomes, verdict) => {
    const gene = await auditedGene(COMMANDS);
    const judgement = judgeGene(gene, ranWith(gene, outcomes), { policy: POLICY, ignoring });
    expect(judgement.verdict).toBe(verdict);
    expect(judgement.summary === '2 commands passed').toBe(false);
  });
});
