import { computeAssetId } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/assets/asset.ts';
import { GateError } from '../../src/ground/error.ts';
import { groupBy } from '../../src/ground/group-by.ts';
import { evidenceOf } from '../../src/promote/judge-evidence.ts';
import {
  type GateReportReading,
  type GeneEntry,
  readEvidence,
} from '../../src/promote/read-evidence.ts';
import { describe as inWords } from '../../src/rules/finding.ts';
import { assetsOf, gene, jsonl, LIMITS, POLICY_DIGEST, report } from './fixture.ts';

const GENE = gene('gene_fix');
const NO_COMMAND = 'not all commands of the gene have passed in it';
const OTHER = `sha256:${'2'.repeat(64)}`;

const byGene = (reports: readonly JsonObject[]) =>
  groupBy(reports, ({ gene_asset_id: gene }) => gene);

/** The level of reports as evidence for {@link GENE}, and the rules that say what is wrong. */
function judged(
  reports: readonly object[] | undefined,
  terms: Partial<Parameters<typeof evidenceOf>[1]> = {},
) {
  const [asset] = assetsOf(GENE);
  if (asset === undefined) throw new Error('the gene is no asset');
  const { level, findings } = evidenceOf(asset, {
    policyDigest: POLICY_DIGEST,
    required: 'signed',
    ...(reports && { reports: byGene(JSON.parse(JSON.stringify(reports))) }),
    ...terms,
  });
  for (const finding of findings) expect(inWords(finding).message).not.toMatch('undefined');
  return { level, rules: findings.map(({ rule }) => rule) };
}

/** The rules that reject reports of a gate. */
function broken(reports: readonly object[]): string[] {
  return judged(reports, { required: 'gate', gateReport: GATE_REPORT }).rules;
}

const GATE_REPORT: GateReportReading = {
  digest: OTHER,
  objections: [],
  policyDigest: POLICY_DIGEST,
  genes: listing({}),
};

/** What a GateReport says about the gene. */
function listing(entry: Partial<GeneEntry>): GateReportReading['genes'] {
  const passed = { id: 'gene_fix', assetId: undefined, passed: true, contradiction: undefined };
  return new Map([['gene_fix', [{ ...passed, ...entry }]]]);
}

describe('evidenceOf', () => {
  const good = report(GENE);
  const wrongPolicy = report(GENE, { policy_digest: OTHER });

  it.each<[string, Parameters<typeof judged>, string, readonly string[]]>([
    ['nothing', [undefined], 'claimed', ['evidence-too-low']],
    ['a report alone', [[good]], 'claimed', ['evidence-too-low']],
    ['a report of another policy', [[wrongPolicy]], 'claimed', ['evidence-missing']],
    ['a GateReport', [[good], { gateReport: GATE_REPORT }], 'gate', ['evidence-too-low']],
    [
      'a GateReport of another policy',
      [[good], { gateReport: { ...GATE_REPORT, policyDigest: OTHER } }],
      'claimed',
      ['evidence-missing'],
    ],
    [
      'a GateReport to which there is an objection',
      [[good], { gateReport: { ...GATE_REPORT, objections: ['it is of another tool'] } }],
      'claimed',
      ['evidence-missing'],
    ],
    [
      'a GateReport that says that the gene failed',
      [[good], { gateReport: { ...GATE_REPORT, genes: listing({ passed: false }) } }],
      'claimed',
      ['validation-failed'],
    ],
  ])('takes %s for what it is', (_, args, level, rules) => {
    expect(judged(...args)).toEqual({ level, rules });
  });

  const id = String(GENE.asset_id);
  const passed = { verdict: 'allow', outcome: { status: 'passed' } };
  const entry = { id: 'gene_fix', asset_id: id, verdict: 'pass', commands: [passed] };
  const error = { rule: 'x', severity: 'error', subject: { type: 'Gene', id: 'gene_fix' } };

  it.each<[string, object, string, readonly string[]]>([
    ['agrees', {}, 'gate', []],
    ['has no gene', { genes: [] }, 'claimed', ['evidence-invalid']],
    ['has an error', { error: { code: 'x' } }, 'claimed', ['evidence-missing']],
    [
      'has another version',
      { genes: [{ ...entry, asset_id: OTHER }] },
      'claimed',
      ['evidence-invalid'],
    ],
    [
      'has no outcome',
      { genes: [{ ...entry, commands: [{ verdict: 'allow' }] }] },
      'claimed',
      ['evidence-invalid'],
    ],
    [
      'has a failed outcome',
      { genes: [{ ...entry, commands: [{ ...passed, outcome: { status: 'failed' } }] }] },
      'claimed',
      ['evidence-invalid'],
    ],
    [
      'blocks a command',
      { genes: [{ ...entry, commands: [{ ...passed, verdict: 'block' }] }] },
      'claimed',
      ['evidence-invalid'],
    ],
    ['has an error about the gene', { findings: [error] }, 'claimed', ['evidence-invalid']],
    ['has an ignored error about it', { findings: [{ ...error, suppressed: {} }] }, 'gate', []],
    [
      'has an error about another',
      { findings: [{ ...error, subject: { type: 'Gene', id: 'b' } }] },
      'gate',
      [],
    ],
    [
      'has another gene, too',
      { genes: [entry, { ...entry, id: 'b', verdict: 'fail' }] },
      'gate',
      [],
    ],
    [
      'says that it failed',
      { genes: [{ ...entry, verdict: 'fail' }] },
      'claimed',
      ['validation-failed'],
    ],
  ])('a GateReport that %s', (_, fields, level, rules) => {
    const own = { type: 'GateReport', tool: { name: 'gene-gate' }, verdict: 'pass' };
    const policy = { digest: POLICY_DIGEST };
    const frame = { head_sha: 'a'.repeat(40), policy, validation_reports: [good] };
    const text = JSON.stringify({ ...own, ...frame, genes: [entry], ...fields });
    const read = readEvidence({ name: '-', bytes: Buffer.from(text) }, LIMITS);
    const [asset] = assetsOf(GENE);
    const terms = { policyDigest: POLICY_DIGEST, required: 'gate', ...read } as const;
    const evidence = asset && evidenceOf(asset, terms);
    expect(evidence?.level).toBe(level);
    expect(evidence?.findings.map(({ rule }) => rule)).toEqual(rules);
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
    ['a report about this gene', [good], []],
    ['no report', [], ['evidence-missing']],
    ['a report about another one', [report(gene('gene_b'))], ['evidence-missing']],
    [
      'a report about an earlier version',
      [report(gene('gene_fix', { summary: 'earlier' }))],
      ['evidence-missing'],
    ],
    ['a report of the older shape', [report({ id: 'gene_fix' })], ['evidence-missing']],
    ['a report edited by hand', [{ ...good, duration_ms: 2 }], ['evidence-invalid']],
    ['a report without a hash', [{ ...good, asset_id: undefined }], ['evidence-invalid']],
    ['a failure', [report(GENE, { overall_ok: false })], ['validation-failed']],
    ['no word on success', [report(GENE, { overall_ok: 'true' })], ['validation-failed']],
    ['a failure, and then a success', [report(GENE, { overall_ok: false }), good], []],
    [
      'a success, and then a failure',
      [good, report(GENE, { overall_ok: false })],
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
      [good, { ...report(GENE, { overall_ok: false }), duration_ms: 9 }],
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
  const good = report(GENE);

  it.each<[string, string]>([
    ['one report', JSON.stringify(good)],
    ['a list', JSON.stringify([good])],
    ['JSONL', jsonl([good])],
    [
      'a message',
      JSON.stringify({
        protocol: 'gep-a2a',
        message_type: 'report',
        payload: { target_asset_id: good.gene_asset_id, validation_report: good },
      }),
    ],
  ])('reads %s', (_, text) => {
    const { reports, gateReport } = readEvidence(
      { name: 'report.json', bytes: Buffer.from(text) },
      LIMITS,
    );
    const found = [...reports.values()].flat();
    expect(found.map((one) => computeAssetId(one))).toEqual([good.asset_id]);
    expect(gateReport).toBeUndefined();
  });

  it.each<[string, object, readonly string[]]>([
    ['this gate', {}, []],
    ['another tool', { tool: { name: 'other' } }, ['it is not a report of this gate']],
    ['no verdict', { verdict: undefined }, ['it is not a report of this gate']],
    ['a gate that could not decide', { verdict: 'error' }, ['it is not a report of this gate']],
    [
      'a policy that only reports',
      { policy: { digest: OTHER, enforce: 'report' } },
      ['its policy only reports, and fails nothing'],
    ],
    [
      'the change’s own runner',
      { isolation: { untrusted: true } },
      [expect.stringContaining('a runner that the pull request')],
    ],
  ])('says what a GateReport of %s does not prove', (_, fields, objections) => {
    const genes = [{ id: 'gene_fix', verdict: 'fail' }];
    const own = { type: 'GateReport', tool: { name: 'gene-gate' }, verdict: 'pass', genes };
    const frame = { head_sha: 'a'.repeat(40), validation_reports: [good] };
    const text = JSON.stringify({ ...own, ...frame, ...fields });
    const { gateReport } = readEvidence({ name: '-', bytes: Buffer.from(text) }, LIMITS);
    expect(gateReport).toMatchObject({
      objections,
      genes: listing({ passed: false, contradiction: NO_COMMAND }),
    });
  });

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['a gene', JSON.stringify(GENE)],
    ['no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['a key twice', JSON.stringify(good).replace('{', '{"overall_ok":true,')],
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
