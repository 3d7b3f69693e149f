import { computeAssetId } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import type { EvidenceLevel } from '../../src/model/evidence.ts';
import { evidenceOf } from '../../src/promote/judge-evidence.ts';
import { readEvidence } from '../../src/promote/read-evidence.ts';
import { describe as inWords } from '../../src/rules/finding.ts';
import { assetsOf, file, gene, jsonl, LIMITS, POLICY_DIGEST, report } from './fixture.ts';

const GENE = gene('gene_fix');
const GOOD = report(GENE);
const OTHER = `sha256:${'2'.repeat(64)}`;
const PASSED = { verdict: 'allow', outcome: { status: 'passed' } };
const ENTRY = { id: 'gene_fix', asset_id: GENE.asset_id, verdict: 'pass', commands: [PASSED] };

/** A GateReport that says that the gene passed, with replaced fields. */
function gateReport(fields: object = {}, reports: readonly object[] = [GOOD]): object {
  return {
    ...{ type: 'GateReport', tool: { name: 'gene-gate' }, verdict: 'pass', genes: [ENTRY] },
    ...{ head_sha: 'a'.repeat(40), policy: { digest: POLICY_DIGEST } },
    validation_reports: reports,
    ...fields,
  };
}

/** The level of evidence for {@link GENE}, and the rules that say what is wrong. */
function judged(evidence: object | undefined, required: EvidenceLevel = 'gate') {
  const [asset] = assetsOf(GENE);
  if (asset === undefined) throw new Error('the gene is no asset');
  const read = evidence && readEvidence(file(JSON.stringify(evidence)), LIMITS);
  const { level, findings } = evidenceOf(asset, { policyDigest: POLICY_DIGEST, required, ...read });
  for (const finding of findings) expect(inWords(finding).message).not.toMatch('undefined');
  return { level, rules: findings.map(({ rule }) => rule) };
}

/** The rules that reject reports of a gate. */
function broken(reports: readonly object[]): string[] {
  return judged(gateReport({}, reports)).rules;
}

describe('evidenceOf', () => {
  const error = { rule: 'x', severity: 'error', subject: { type: 'Gene', id: 'gene_fix' } };
  const about = (finding: object) => gateReport({ findings: [{ ...error, ...finding }] });
  const ofGene = (fields: object) => gateReport({ genes: [{ ...ENTRY, ...fields }] });

  it.each<[string, object | undefined, EvidenceLevel, readonly string[], EvidenceLevel?]>([
    ['nothing', undefined, 'claimed', ['evidence-too-low']],
    ['a report alone', GOOD, 'claimed', ['evidence-too-low']],
    [
      'a report of another policy',
      report(GENE, { policy_digest: OTHER }),
      'claimed',
      ['evidence-missing'],
    ],
    ['a report alone, which is enough', GOOD, 'claimed', [], 'claimed'],
    [
      'a failure where nothing is required',
      report(GENE, { overall_ok: false }),
      'claimed',
      ['validation-failed'],
      'claimed',
    ],
    ['a GateReport', gateReport(), 'gate', []],
    [
      'a GateReport where a signature is required',
      gateReport(),
      'gate',
      ['evidence-too-low'],
      'signed',
    ],
    [
      'one of another policy',
      gateReport({ policy: { digest: OTHER } }),
      'claimed',
      ['evidence-missing'],
    ],
    [
      'one of another tool',
      gateReport({ tool: { name: 'other' } }),
      'claimed',
      ['evidence-missing'],
    ],
    ['one without a verdict', gateReport({ verdict: undefined }), 'claimed', ['evidence-missing']],
    [
      'one that could not decide',
      gateReport({ verdict: 'error' }),
      'claimed',
      ['evidence-missing'],
    ],
    [
      'one of a policy that only reports',
      gateReport({ policy: { digest: POLICY_DIGEST, enforce: 'report' } }),
      'claimed',
      ['evidence-missing'],
    ],
    [
      'one of the change’s own runner',
      gateReport({ isolation: { untrusted: true } }),
      'claimed',
      ['evidence-missing'],
    ],
    ['one with an error', gateReport({ error: { code: 'x' } }), 'claimed', ['evidence-missing']],
    ['one without the gene', gateReport({ genes: [] }), 'claimed', ['evidence-invalid']],
    ['one about another version', ofGene({ asset_id: OTHER }), 'claimed', ['evidence-invalid']],
    [
      'one without an outcome',
      ofGene({ commands: [{ verdict: 'allow' }] }),
      'claimed',
      ['evidence-invalid'],
    ],
    [
      'one with a failed outcome',
      ofGene({ commands: [{ ...PASSED, outcome: { status: 'failed' } }] }),
      'claimed',
      ['evidence-invalid'],
    ],
    [
      'one that blocks a command',
      ofGene({ commands: [{ ...PASSED, verdict: 'block' }] }),
      'claimed',
      ['evidence-invalid'],
    ],
    ['one with an error about the gene', about({}), 'claimed', ['evidence-invalid']],
    ['one with an ignored error about it', about({ suppressed: {} }), 'gate', []],
    ['one with an error about another', about({ subject: { type: 'Gene', id: 'b' } }), 'gate', []],
    [
      'one with another gene, too',
      gateReport({ genes: [ENTRY, { ...ENTRY, id: 'b', verdict: 'fail' }] }),
      'gate',
      [],
    ],
    ['one that says that it failed', ofGene({ verdict: 'fail' }), 'claimed', ['validation-failed']],
  ])('takes %s for what it is', (_, evidence, level, rules, required) => {
    expect(judged(evidence, required)).toEqual({ level, rules });
  });

  it('takes a run of the commands as evidence of the gate', () => {
    const [asset] = assetsOf(GENE);
    const ran = new Set(asset ? [asset] : []);
    const terms = { policyDigest: POLICY_DIGEST, required: 'gate', ran } as const;
    expect(asset && evidenceOf(asset, terms)).toEqual({ level: 'gate', findings: [] });
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['as the gene has them', {}, []],
    ['with a blank around them', { commands: [ran(' npm test ')] }, []],
    ['and others', { commands: [ran('node -v')] }, ['evidence-invalid']],
    ['and one more', { commands: [ran('npm test'), ran('node -v')] }, ['evidence-invalid']],
    ['twice', { commands: [ran('npm test'), ran('npm test')] }, ['evidence-invalid']],
    [
      'with a failure in it',
      { commands: [{ ...ran('npm test'), ok: false }] },
      ['validation-failed'],
    ],
    ['without any', { commands: [] }, ['validation-failed']],
  ])('judges a report that lists the commands %s', (_, fields, rules) => {
    expect(broken([report(GENE, fields)])).toEqual(rules);
  });

  function ran(command: string) {
    return { command, ok: true, stdout: '', stderr: '' };
  }

  it.each<[string, readonly object[], readonly string[]]>([
    ['a report about this gene', [GOOD], []],
    ['no report', [], ['evidence-missing']],
    ['a report about another one', [report(gene('gene_b'))], ['evidence-missing']],
    [
      'a report about an earlier version',
      [report(gene('gene_fix', { summary: 'earlier' }))],
      ['evidence-missing'],
    ],
    ['a report of the older shape', [report({ id: 'gene_fix' })], ['evidence-missing']],
    ['a report edited by hand', [{ ...GOOD, duration_ms: 2 }], ['evidence-invalid']],
    ['a report without a hash', [{ ...GOOD, asset_id: undefined }], ['evidence-invalid']],
    ['a failure', [report(GENE, { overall_ok: false })], ['validation-failed']],
    ['no word on success', [report(GENE, { overall_ok: 'true' })], ['validation-failed']],
    ['a failure, and then a success', [report(GENE, { overall_ok: false }), GOOD], []],
    [
      'a success, and then a failure',
      [GOOD, report(GENE, { overall_ok: false })],
      ['validation-failed'],
    ],
    [
      'a success that states a later time, and then a failure',
      [
        report(GENE, { created_at: '2099-01-01T00:00:00.000Z' }),
        report(GENE, { overall_ok: false }),
      ],
      ['validation-failed'],
    ],
    [
      'a success, and then a failure that was edited',
      [GOOD, { ...report(GENE, { overall_ok: false }), duration_ms: 9 }],
      [],
    ],
    ['one of another gene', [report(GENE, { gene_id: 'gene_b' })], ['evidence-invalid']],
    [
      'results that agree',
      [report(GENE, { results: [{ cmd: 'npm test', ok: true, duration_ms: 1 }] })],
      [],
    ],
    [
      'results that say that it failed',
      [report(GENE, { results: [{ cmd: 'npm test', ok: false }] })],
      ['evidence-invalid'],
    ],
    [
      'results of other commands',
      [report(GENE, { results: [{ cmd: 'node -v', ok: true }] })],
      ['evidence-invalid'],
    ],
    ['an empty list of results', [report(GENE, { results: [] })], ['evidence-invalid']],
    [
      'a failure of another policy, edited',
      [{ ...report(GENE, { overall_ok: false, policy_digest: OTHER }), id: 'vr_2' }],
      ['evidence-invalid', 'validation-failed', 'evidence-missing'],
    ],
  ])('judges %s', (_, reports, rules) => {
    expect(broken(reports)).toEqual(rules);
  });
});

describe('readEvidence', () => {
  it.each<[string, string]>([
    ['one report', JSON.stringify(GOOD)],
    ['a list', JSON.stringify([GOOD])],
    ['JSONL', jsonl([GOOD])],
    [
      'a message',
      JSON.stringify({
        protocol: 'gep-a2a',
        message_type: 'report',
        payload: { target_asset_id: GOOD.gene_asset_id, validation_report: GOOD },
      }),
    ],
  ])('reads %s', (_, text) => {
    const { reports, gate } = readEvidence(file(text), LIMITS);
    expect([...reports.values()].flat().map((one) => computeAssetId(one))).toEqual([GOOD.asset_id]);
    expect(gate).toBeUndefined();
  });

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['a gene', JSON.stringify(GENE)],
    ['no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['a key twice', JSON.stringify(GOOD).replace('{', '{"overall_ok":true,')],
    ['brackets without end', '['.repeat(100_000)],
    [
      'a GateReport that goes too deep',
      `{"type":"GateReport","head_sha":"${'a'.repeat(40)}","validation_reports":[],"x":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ],
    ['half a GateReport', '{"type":"GateReport","validation_reports":[]}'],
  ])('finds no evidence in %s', (_, content) => {
    const bytes = Buffer.from(content as string);
    expect(() => readEvidence({ name: 'report.json', bytes }, LIMITS)).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        hint: expect.stringMatching(/gate-report/),
      }),
    );
  });

  it('handles any bytes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.json().map((text) => Buffer.from(text)),
      fc
        .record({
          type: fc.constantFrom('GateReport', 'ValidationReport'),
          head_sha: fc.constantFrom('a'.repeat(40), 1, null),
          validation_reports: fc.jsonValue(),
        })
        .map((value) => Buffer.from(JSON.stringify(value))),
    );
    fc.assert(
      fc.property(bytes, (content) => {
        try {
          const { reports } = readEvidence({ name: '-', bytes: content }, LIMITS);
          broken([...reports.values()].flat());
        } catch (error) {
          expect(error).toBeInstanceOf(GateError);
        }
      }),
    );
  });
});
