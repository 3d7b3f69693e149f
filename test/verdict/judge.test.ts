import { describe, expect, it } from 'vitest';
import { NOTHING_WAITS } from '../../src/approval/approval.ts';
import type { ChangeAudit } from '../../src/audit/audited.ts';
import { describe as describeFinding, finding as weakened } from '../../src/rules/finding.ts';
import type { RunResult } from '../../src/run/run.ts';
import { judge } from '../../src/verdict/judge.ts';
import { brief } from '../audit/fixture.ts';
import { auditedGene, finding, outcome, POLICY, TODAY } from './fixture.ts';

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
    blastRadius,
    files: [],
    findings: [],
    plansDigest: '',
    ...differences,
  };
}

describe('judge', () => {
  it('passes an empty change', async () => {
    const { verdict, genes } = judge(await auditOf(), RAN, POLICY, NOW);
    expect({ verdict, genes }).toEqual({ verdict: 'pass', genes: [] });
  });

  it('is as severe as the most severe gene', async () => {
    const [good, bad] = [await auditedGene(['node a.js']), await auditedGene(['node a.js'])];
    const outcomes = new Map([
      [good, [outcome('passed')]],
      [bad, [outcome('failed')]],
    ]);
    const { verdict, genes } = judge(
      await auditOf({ genes: [bad, good] }),
      { ...RAN, outcomes },
      POLICY,
      NOW,
    );
    expect(genes.map((gene) => gene.verdict)).toEqual(['fail', 'pass']);
    expect(verdict).toBe('fail');
  });

  it.each([
    ['error', 'fail'],
    ['warning', 'warn'],
    ['notice', 'pass'],
  ] as const)('is as severe as a finding about the change: %s', async (severity, expected) => {
    const audit = await auditOf({ findings: [finding(severity)] });
    expect(judge(audit, RAN, POLICY, NOW).verdict).toBe(expected);
  });

  it.each([
    ['is waited for', 1, [], { needed: 1, given: 0 }, /ask a person with write access/],
    ['is given', 1, [{ user: 'ada', at: `${TODAY}T00:00:00Z` }], undefined, /is approved/],
    ['is not required', 0, [], undefined, /unless this is intended/],
  ])(
    'says what to do about a weaker gate whose approval %s',
    async (_, needed, approvals, gate, remedy) => {
      const findings = [weakened('gate-weakened', { path: 'policy.yml', effects: [] })];
      const policy = { ...POLICY, approvals: { ...POLICY.approvals, gate: needed } };
      const approval = { ...NOTHING_WAITS, approvals, ...(gate && { gate }) };
      const judged = judge(await auditOf({ findings }), RAN, policy, NOW, approval);
      const [found] = judged.findings.filter(({ rule }) => rule === 'gate-weakened');
      expect(found && describeFinding(found).remedy).toMatch(remedy);
    },
  );

  it('is undecided when interrupted, even before any gene has an outcome', async () => {
    const judged = judge(await auditOf(), { ...RAN, interrupted: 2 }, POLICY, NOW);
    expect(brief(judged.findings)).toEqual(['run-interrupted']);
    expect(judged.verdict).toBe('error');
  });
});
