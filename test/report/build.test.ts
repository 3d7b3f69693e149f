import { describe, expect, it } from 'vitest';
import { NOTHING_WAITS } from '../../src/approval/approval.ts';
import type { AssetChange, AssetChanges } from '../../src/assets/asset.ts';
import type { AuditedGeneChange } from '../../src/audit/audited.ts';
import { judgeCapsules } from '../../src/audit/claims/capsules.ts';
import type { GateEvent } from '../../src/event/event.ts';
import { GateError } from '../../src/ground/error.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import { buildErrorReport, buildReport, type GateResult } from '../../src/report/build.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { finding as ruleFinding } from '../../src/rules/finding.ts';
import { idsOf } from '../../src/rules/identity.ts';
import type { RunResult } from '../../src/run/run.ts';
import { allFindings, judge } from '../../src/verdict/judge.ts';
import { added, changeOf, renamed } from '../audit/fixture.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { auditedGene, finding, outcome, POLICY } from '../verdict/fixture.ts';

const STARTED = new Date('2026-01-01T00:00:00.000Z');
const FINISHED = new Date('2026-01-01T00:00:09.000Z');
const EVENT: GateEvent = {
  name: 'pull_request',
  directory: '/checkout',
  base: 'a'.repeat(40),
  head: 'b'.repeat(40),
  audited: 'c'.repeat(40),
  policyCommit: 'd'.repeat(40),
  baseRef: 'main',
  isFork: true,
  pullRequest: { owner: 'o', repo: 'r', number: 7, isFork: true, changedFiles: 2 },
};
const RUN_RESULT: RunResult = {
  outcomes: new Map(),
  interrupted: 0,
  isolation: { level: 'process_group', description: 'as far as it goes' },
  nodeOf: () => ({ version: 'v24.1.0', platform: 'linux', arch: 'arm64' }),
};

function build(
  genes: readonly (readonly [AuditedGeneChange, (readonly Outcome[])?])[],
  differences: Partial<GateResult> & { readonly changes?: readonly AssetChange[] } = {},
  secrets: readonly string[] = [],
) {
  const { changes = [], ...others } = differences;
  const runResult = {
    ...RUN_RESULT,
    outcomes: new Map(genes.flatMap(([gene, outcomes]) => (outcomes ? [[gene, outcomes]] : []))),
  };
  const audit = {
    genes: genes.map(([gene]) => gene),
    capsules: judgeCapsules({ changes, present: [], unread: [] }, POLICY.a2a),
    seeds: [],
    agentFiles: [],
    blastRadius: { files: 3, lines: 30, exempt_files: 1, exempt_lines: 10 },
    files: [],
    findings: [],
    plansDigest: `sha256:${'0'.repeat(64)}`,
  };
  const assets: AssetChanges = { changes, problems: [], files: [], present: [], unread: [] };
  const judgement = judge(audit, runResult, { policy: POLICY, now: STARTED });
  const result: GateResult = {
    startedAt: STARTED,
    event: EVENT,
    all: false,
    policy: policyFromFile('', 'policy.yml'),
    change: changeOf(added('src/a.js', 3), renamed('src/b.js', 'lib/b.js')),
    assets,
    audit,
    approval: NOTHING_WAITS,
    runResult,
    judgement,
    ids: idsOf(allFindings(judgement)),
    identified: new Set(),
    ...others,
  };
  const report = buildReport(result, secrets, FINISHED);
  expect(gateReportSchema.parse(report)).toEqual(report);
  return report;
}

describe('buildReport', () => {
  it('lets no remedy name `fix` for what its proposal leaves out', async () => {
    const gene = await auditedGene(['node a.js']);
    const at = { path: gene.asset.path, line: 1, column: 1 };
    const edit = { old: 'node a.js && x', new: ['node a.js'], fix: true };
    const refused = ruleFinding('shell-operator', { operator: '&&' });
    const hash = { type: 'Gene', id: 'a', expected: 'sha256:1', fixable: true };
    const found = [
      { ...refused, location: at, edit },
      { ...ruleFinding('content-hash-mismatch', hash), location: at },
    ];
    const genes = [[{ ...gene, findings: found }]] as const;
    const ofRules = (fix?: GateResult['fix']) =>
      build(genes, { fix }).findings.map(({ remedy }) => remedy.includes(' fix --base '));
    const [one = '', other = ''] = build(genes).findings.map(({ id }) => id);
    const edits = [one, other].map((id) => ({
      ...{ finding: id, path: at.path, pointer: '/0/validation/0', after: 'allow' as const },
      ...{ old: edit.old, new: edit.new },
    }));
    expect(ofRules()).toEqual([false, false]);
    expect(ofRules({ edits, patch: null })).toEqual([true, true]);
  });

  it('has an id for each finding, and the ids of its findings for each gene and command', async () => {
    const refused = 'npm publish';
    const gene = await auditedGene(['node a.js', refused, refused], {
      findings: [finding('error')],
    });
    const { findings, genes } = build([
      [gene, [outcome('failed'), outcome('blocked'), outcome('blocked')]],
      [await auditedGene([])],
    ]);
    const idsOf = (rule: string) =>
      findings.flatMap((each) => (each.rule === rule ? (each.id ?? []) : []));
    const [first, second] = idsOf('uses-network');
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(`${first}:2`);
    expect(genes[0]?.findings).toEqual(idsOf('validation-missing'));
    expect(genes[0]?.commands.map((command) => command.findings)).toEqual([
      idsOf('command-failed'),
      [first],
      [second],
    ]);
    expect(genes[1]).not.toHaveProperty('findings');
  });

  it('says what the validators that accept a gene would not find', async () => {
    const [gene] = build([[await auditedGene(['node a.js', 'node --version', 'node b.js'])]]).genes;
    expect(gene?.profiles).toEqual({
      evolver: { accepted: true },
      validator: { accepted: true, remark: expect.stringContaining('`a.js` does not exist') },
      ...{ 'engine 1.29': { accepted: true }, 'engine 1.94': { accepted: true } },
      ...{ 'hub 1.94': { accepted: true, required: true }, 'engine 2': { accepted: true } },
    });
  });
});

describe('buildErrorReport', () => {
  it('keeps no secret in any place where output is', async () => {
    const stream = { head: 'a s3cret-value b', tail: '', bytes: 16, truncated: false };
    const failed = outcome('failed', { stdout: stream, stderr: stream });
    const report = build([[await auditedGene(['node a.js']), [failed]]], {}, ['s3cret-value']);
    expect(JSON.stringify(report)).not.toContain('s3cret');
  });

  const error = new GateError('git_failed', 'Git failed.', 'Look at it.');

  it('has no negative duration when the clock was set back', () => {
    expect(buildErrorReport(error, { startedAt: FINISHED }, STARTED).duration_ms).toBe(0);
  });
});
