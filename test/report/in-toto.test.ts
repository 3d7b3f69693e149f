import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/model/verdict.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { checksumsOf, testResultStatement } from '../../src/report/in-toto.ts';
import { renderJson, renderStatement, summaryStatement } from '../../src/report/json.ts';
import { validationReport } from '../publish/fixture.ts';
import { gene, report } from './fixtures.ts';
import { everyField } from './html/every-field.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
const COMMIT = 'd'.repeat(40);

/** A passed report of one gene, one eligible Capsule and one event. */
function passed(overrides: Partial<GateReport> = {}): GateReport {
  const validation = validationReport(1);
  const place = { path: 'a.json', line: 1, change: 'added' as const };
  return report({
    audited_sha: COMMIT,
    verdict: 'pass',
    genes: [gene('gene_a', { asset_id: `sha256:${A}`, validation_report_id: validation.id })],
    capsules: [
      {
        ...{ type: 'Capsule', id: 'capsule_b', asset_id: `sha256:${B}`, ...place },
        ...{ eligible: true, reasons: [] },
      },
    ],
    events: [{ type: 'EvolutionEvent', id: 'evt_c', asset_id: `sha256:${C}`, ...place }],
    validation_reports: [{ ...validation, overall_ok: true }],
    ...overrides,
  });
}

const subjectsOf = (gate: GateReport) => summaryStatement(gate)?.subject.map(({ name }) => name);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the verification summary', () => {
  it('has the commit and the assets by their asset_id as subjects', () =>
    expect(summaryStatement(passed())?.subject).toEqual([
      { name: 'commit', digest: { gitCommit: COMMIT } },
      { name: 'gene_a', digest: { sha256: A } },
      { name: 'capsule_b', digest: { sha256: B } },
      { name: 'evt_c', digest: { sha256: C } },
    ]));

  it('has the fields of SLSA, with the digests of the files as they are written', () => {
    const gate = passed();
    expect(summaryStatement(gate)).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/verification_summary/v1',
      predicate: {
        verifier: {
          id: 'https://github.com/gene-gate/gene-gate',
          version: { 'gene-gate': gate.tool.version },
        },
        timeVerified: gate.finished_at,
        resourceUri: `gitoid:commit:sha1:${COMMIT}`,
        policy: { digest: { sha256: gate.policy?.digest.slice(7) } },
        inputAttestations: [
          { uri: 'gate-report.json', digest: { sha256: sha256(renderJson(gate)) } },
          { uri: 'test-result.intoto.json', digest: { sha256: sha256(renderStatement(gate)) } },
        ],
        verificationResult: 'PASSED',
        verifiedLevels: ['GENE_GATE_VALIDATED'],
      },
    });
  });

  it.each<[Verdict, string]>([
    ['pass', 'PASSED'],
    ['warn', 'PASSED'],
    ['fail', 'FAILED'],
    ['error', 'FAILED'],
    ['needs_approval', 'FAILED'],
  ])('calls %s %s', (verdict, result) => {
    const { predicate } = summaryStatement(passed({ verdict })) ?? {};
    expect(predicate?.verificationResult).toBe(result);
    expect(predicate?.verifiedLevels.includes('FAILED')).toBe(result === 'FAILED');
  });

  it('does not call genes validated whose commands did not run or did not pass', () => {
    const level = (gate: GateReport) => summaryStatement(gate)?.predicate.verifiedLevels;
    const [one] = passed().validation_reports;
    expect(level(passed({ validation_reports: [] }))).toEqual(['GENE_GATE_AUDITED']);
    expect(level(passed({ genes: [] }))).toEqual(['GENE_GATE_AUDITED']);
    const failed = one === undefined ? [] : [{ ...one, overall_ok: false }];
    expect(level(passed({ validation_reports: failed }))).toEqual(['GENE_GATE_AUDITED']);
  });

  it('leaves out what is removed, and Capsules that a passed report does not call eligible', () => {
    const [capsule] = passed().capsules;
    if (capsule === undefined) throw new Error('no Capsule');
    const capsules = [{ ...capsule, eligible: false }];
    expect(subjectsOf(passed({ capsules }))).toEqual(['commit', 'gene_a', 'evt_c']);
    expect(subjectsOf(passed({ capsules, verdict: 'fail' }))).toContain('capsule_b');
    const genes = [gene('gene_a', { asset_id: `sha256:${A}`, change: 'removed' })];
    expect(subjectsOf(passed({ genes }))).not.toContain('gene_a');
  });

  it('states nothing without a commit or a policy', () => {
    expect(summaryStatement(passed({ audited_sha: null }))).toBeUndefined();
    expect(summaryStatement(passed({ policy: null }))).toBeUndefined();
  });
});

it('writes one line of checksums for each subject, whatever its name contains', () => {
  const name = 'gene\n0000  other\u2028';
  const genes = [gene(name, { asset_id: `sha256:${A}` })];
  const lines = checksumsOf(summaryStatement(passed({ genes, capsules: [] }))?.subject ?? []);
  expect(lines.split('\n')).toEqual([
    `${sha256(COMMIT)}  commit`,
    `${A}  gene?0000  other?`,
    `${C}  evt_c`,
    '',
  ]);
});

describe('testResultStatement', () => {
  it('states what the commands gave, of which commit, by which policy', () => {
    const gate = everyField();
    const statement = testResultStatement(gate);
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
      predicate: { configuration: [{ digest: { sha256: gate.policy?.digest.slice(7) } }] },
    });
    expect(statement?.subject[0]).toEqual({
      name: 'commit',
      digest: { gitCommit: gate.audited_sha },
    });
    const commands = gate.genes.flatMap(({ commands }) => commands);
    const { passedTests = [], warnedTests = [], failedTests = [] } = statement?.predicate ?? {};
    expect([...passedTests, ...warnedTests, ...failedTests]).toHaveLength(commands.length);
    expect(warnedTests).toContain('gene_repair_imports: node scripts/check.js --all');
    expect(failedTests).toContain('gene_repair_imports: npm test');
  });

  it.each<[Verdict, string]>([
    ['pass', 'PASSED'],
    ['warn', 'WARNED'],
    ['fail', 'FAILED'],
    ['error', 'FAILED'],
    ['needs_approval', 'FAILED'],
  ])('calls %s %s', (verdict, result) => {
    expect(testResultStatement(report({ verdict }))?.predicate.result).toBe(result);
  });

  it('states nothing without a commit', () => {
    expect(testResultStatement(report({ audited_sha: null }))).toBeUndefined();
    expect(testResultStatement(report({ policy: null }))).toBeUndefined();
  });
});
