import { describe, expect, it } from 'vitest';
import { NOTHING_WAITS } from '../../src/approval/approval.ts';
import type { ChangeAudit } from '../../src/audit/audited.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { describe as describeFinding, finding as weakened } from '../../src/rules/finding.ts';
import type { CompletedShard, RunResult } from '../../src/run/run.ts';
import { judge, judgeShards, otherShards, verdictOfPart } from '../../src/verdict/judge.ts';
import { nextActorOf, type Resolvable } from '../../src/verdict/next-actor.ts';
import { exitCodeOf, severityVerdict } from '../../src/verdict/verdict.ts';
import { brief } from '../audit/fixture.ts';
import { auditedGene, finding, POLICY, TODAY } from './fixture.ts';

it.each([
  [[], 'pass', 'pass'],
  [['notice'], 'pass', 'pass'],
  [['notice', 'warning'], 'warn', 'fail'],
  [['warning', 'error'], 'fail', 'fail'],
  [['error'], 'fail', 'fail'],
] as const)('%j: %s, or %s if warnings fail', (severities, onError, onWarning) => {
  const findings = severities.map(finding);
  expect(severityVerdict(findings, 'error')).toBe(onError);
  expect(severityVerdict(findings, 'warning')).toBe(onWarning);
});

it.each<[Verdict, number, number]>([
  ['pass', 0, 0],
  ['warn', 0, 0],
  ['fail', 1, 0],
  ['needs_approval', 1, 0],
  ['error', 2, 2],
])('the exit code of %s is %i, with `enforce: report` %i', (verdict, code, reported) => {
  expect(exitCodeOf(verdict)).toBe(code);
  expect(exitCodeOf(verdict, 'report')).toBe(reported);
});

const found = (rule: string, more: Partial<Resolvable> = {}): Resolvable => ({
  rule,
  severity: 'error',
  ...more,
});
const at = (path: string) => ({ location: { path, line: 1, column: 1 } });
const suppressed = { suppressed: { reason: 'known', expires: '2099-12-31' } };

it.each([
  ['pass', [], 'done'],
  ['warn', [found('command-slow', { severity: 'warning' })], 'done'],
  ['error', [found('not-judged')], 'undecided'],
  ['error', [], 'undecided'],
  ['needs_approval', [found('approval-missing', { severity: 'notice' })], 'human'],
  ['fail', [found('shell-operator')], 'agent'],
  ['fail', [found('command-failed')], 'agent'],
  ['fail', [found('blast-radius-exceeded')], 'agent'],
  ['fail', [found('audit-log-rewritten')], 'human'],
  ['fail', [found('policy-broken')], 'human'],
  ['fail', [found('program-missing')], 'human'],
  ['fail', [found('audit-log-rewritten'), found('shell-operator')], 'agent'],
  ['fail', [found('duplicate-id', at('assets/gep/events.jsonl'))], 'human'],
  ['fail', [found('duplicate-id', at('assets/gep/genes.json'))], 'agent'],
  ['fail', [found('shell-operator', suppressed), found('policy-broken')], 'human'],
  ['fail', [found('shell-operator', { danger: 'deletes files' })], 'human'],
  ['fail', [found('shell-operator', { danger: 'deletes' }), found('command-failed')], 'agent'],
  ['fail', [found('a-rule-of-another-version')], 'agent'],
  ['fail', [], 'human'],
] as const)('the next actor of %s with %j is %s', (verdict, findings, actor) => {
  expect(nextActorOf(verdict, findings, 'error')).toBe(actor);
});

const NOW = new Date(`${TODAY}T12:00:00Z`);

const RAN: RunResult = {
  outcomes: new Map(),
  interrupted: 0,
  isolation: { level: 'process_group', description: '' },
  nodeOf: () => process,
};

async function auditOf(differences: Partial<ChangeAudit> = {}): Promise<ChangeAudit> {
  const { blastRadius } = await auditedGene([]);
  return {
    genes: [],
    capsules: [],
    seeds: [],
    agentFiles: [],
    blastRadius,
    files: [],
    findings: [],
    plansDigest: '',
    ...differences,
  };
}

describe('judge', () => {
  it('passes under `fail_on: warning` what a person has approved, and nothing beside it', async () => {
    const at = (path: string) =>
      ({ location: { path, line: 1, column: 1 }, severity: 'warning' }) as const;
    const workflow = '.github/workflows/gate.yml';
    const guarded = (path: string) =>
      weakened('protected-path', { path, pattern: '**', by: 'the default list' }, at(path));
    const gate = weakened('gate-weakened', { path: workflow, effects: [] }, at(workflow));
    const approval = { ...NOTHING_WAITS, approvals: [{ user: 'ada', at: `${TODAY}T00:00:00Z` }] };
    const policy = { ...POLICY, fail_on: 'warning' } as const;
    const verdictOf = async (...findings: Parameters<typeof brief>[0]) =>
      judge(await auditOf({ findings }), RAN, { policy, now: NOW, approval }).verdict;
    expect(await verdictOf(gate, guarded(workflow))).toBe('warn');
    expect(await verdictOf(gate, guarded('AGENTS.md'))).toBe('fail');
    expect(await verdictOf(guarded(workflow))).toBe('fail');
    const named = { ...guarded(workflow), severity: 'error' } as const;
    expect(await verdictOf(gate, named)).toBe('fail');
  });

  it.each([
    ['is waited for', 1, [], { needed: 1, given: 0 }, /ask a person with write access/],
    ['is given', 1, [{ user: 'ada', at: `${TODAY}T00:00:00Z` }], undefined, /is approved/],
    ['is not required', 0, [], undefined, /unless this is intended/],
  ])('remedies a gate whose approval %s', async (_, needed, approvals, gate, remedy) => {
    const findings = [weakened('gate-weakened', { path: 'policy.yml', effects: [] })];
    const policy = { ...POLICY, approvals: { ...POLICY.approvals, gate: needed } };
    const approval = { ...NOTHING_WAITS, approvals, ...(gate && { gate }) };
    const judged = judge(await auditOf({ findings }), RAN, { policy, now: NOW, approval });
    const [found] = judged.findings.filter(({ rule }) => rule === 'gate-weakened');
    expect(found && describeFinding(found).remedy).toMatch(remedy);
  });

  it('is undecided when interrupted, even before any gene has an outcome', async () => {
    const judged = judge(await auditOf(), { ...RAN, interrupted: 2 }, { policy: POLICY, now: NOW });
    expect(brief(judged.findings)).toEqual(['run-interrupted']);
    expect(judged.verdict).toBe('error');
  });
});

const shard = (index: number, of: number): CompletedShard => ({ index, of, genes: new Set() });

describe('a part of a run', () => {
  it.each<[string, CompletedShard[], boolean]>([
    ['one of two', [shard(2, 2)], true],
    ['the only one', [shard(1, 1)], false],
    ['all of them', [shard(1, 2), shard(2, 2)], false],
    ['no shard at all', [], false],
  ])('lacks other parts: %s', (_, shards, isPart) => {
    expect(otherShards(shards)?.rule).toBe(isPart ? 'part-of-run' : undefined);
  });

  it.each<[Verdict, Verdict]>([
    ['pass', 'error'],
    ['warn', 'error'],
    ['fail', 'fail'],
    ['needs_approval', 'needs_approval'],
    ['error', 'error'],
  ])('with the verdict %s returns %s', (own, said) => expect(verdictOfPart(own)).toBe(said));

  it('is judged by its own genes, of which none may be lost', async () => {
    const [well, ill] = [await auditedGene(['node a.js']), await auditedGene(['node b.js'])];
    const judged = new Map([
      [well, { verdict: 'warn' as const }],
      [ill, { verdict: 'fail' as const }],
    ]);
    const shards = [
      { index: 1, of: 2, genes: new Set([well]) },
      { index: 2, of: 2, genes: new Set([well, ill]) },
      { index: 3, of: 3, genes: new Set([await auditedGene([])]) },
    ];
    expect(judgeShards(shards, judged)).toEqual([
      { index: 1, of: 2, genes: 1, verdict: 'warn' },
      { index: 2, of: 2, genes: 2, verdict: 'fail' },
      { index: 3, of: 3, genes: 1, verdict: 'error' },
    ]);
  });
});
