import { computeAssetId } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../../src/error.ts';
import { judgeEvidence } from '../../../src/promote/evidence/judge-evidence.ts';
import { readEvidence } from '../../../src/promote/evidence/read-evidence.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { assetsOf, gene, jsonl, LIMITS, POLICY_DIGEST, report } from '../fixture.ts';

const GENE = gene('gene_fix');
const OTHER = `sha256:${'2'.repeat(64)}`;

/** The rules that reject reports as evidence for {@link GENE}. */
function broken(reports: readonly object[], objection?: string): string[] {
  const [asset] = assetsOf(GENE);
  if (asset === undefined) throw new Error('the gene is no asset');
  const terms = { policyDigest: POLICY_DIGEST, ...(objection !== undefined && { objection }) };
  const judged = judgeEvidence(asset, reports as never, terms);
  if ('accepted' in judged) return [];
  for (const finding of judged.findings) expect(inWords(finding).message).not.toMatch('undefined');
  return judged.findings.map(({ rule }) => rule);
}

describe('judgeEvidence', () => {
  const good = report(GENE);

  it.each<[string, readonly object[], readonly string[]]>([
    ['a report about this gene', [good], []],
    ['no report', [], ['report-missing']],
    ['a report about another one', [report(gene('gene_b'))], ['report-missing']],
    [
      'a report about an earlier version',
      [report(gene('gene_fix', { summary: 'earlier' }))],
      ['report-missing'],
    ],
    ['a report of the older shape', [report({ id: 'gene_fix' })], ['report-missing']],
    ['a report edited by hand', [{ ...good, duration_ms: 2 }], ['report-altered']],
    ['a report without a hash', [{ ...good, asset_id: undefined }], ['report-altered']],
    [
      'a report of another policy',
      [report(GENE, { policy_digest: OTHER })],
      ['report-other-policy'],
    ],
    [
      'a report of no policy',
      [report(GENE, { policy_digest: undefined })],
      ['report-other-policy'],
    ],
    ['a failure', [report(GENE, { overall_ok: false })], ['report-not-ok']],
    ['no word on success', [report(GENE, { overall_ok: 'true' })], ['report-not-ok']],
    ['a failure, and then a success', [report(GENE, { overall_ok: false }), good], []],
    [
      'a failure of another policy, edited',
      [{ ...report(GENE, { overall_ok: false, policy_digest: OTHER }), id: 'vr_2' }],
      ['report-altered', 'report-other-policy', 'report-not-ok'],
    ],
  ])('judges %s', (_, reports, rules) => {
    expect(broken(reports)).toEqual(rules);
  });

  it('rejects a report without proven provenance', () => {
    expect(broken([good], 'no check run contains its digest')).toEqual(['report-not-published']);
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
    const { reports, gateReport } = readEvidence('report.json', Buffer.from(text), LIMITS);
    expect(reports.map((one) => computeAssetId(one))).toEqual([good.asset_id]);
    expect(gateReport).toBeUndefined();
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
    expect(() => readEvidence('report.json', Buffer.from(content as string), LIMITS)).toThrow(
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
          const { reports } = readEvidence('-', content, LIMITS);
          broken(reports);
        } catch (error) {
          expect(error).toBeInstanceOf(GateError);
        }
      }),
    );
  });
});
