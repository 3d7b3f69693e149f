import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import type { EvidenceLevel } from '../../src/model/evidence.ts';
import { type EvidenceTerms, evidenceOf } from '../../src/promote/judge-evidence.ts';
import { readEvidence } from '../../src/promote/read-evidence.ts';
import { describe as inWords } from '../../src/rules/finding.ts';
import {
  command,
  outcome,
  finding as reportFinding,
  gene as reportGene,
  report as wholeReport,
} from '../report/fixtures.ts';
import { forAll } from '../runs.ts';
import { assetsOf, file, gene, LIMITS, POLICY_DIGEST, report } from './fixture.ts';

const GENE = gene('gene_fix');
const GOOD = report(GENE);
const ran = (command: string) => ({ command, ok: true, stdout: '', stderr: '' });
const RAN = ran('node scripts/check.js');
const OTHER = `sha256:${'2'.repeat(64)}`;
const PASSED = command('node scripts/check.js', { outcome: outcome() });
const ENTRY = reportGene('gene_fix', { asset_id: String(GENE.asset_id), commands: [PASSED] });
const POLICY = { ...wholeReport().policy, digest: POLICY_DIGEST };

/** A GateReport that says that the gene passed, with replaced fields. */
function gateReport(fields: object = {}, reports: readonly object[] = [GOOD]): object {
  return {
    ...wholeReport({ genes: [ENTRY] }),
    ...{ policy: POLICY, validation_reports: reports },
    ...fields,
  };
}

/** The level of evidence for {@link GENE}, and the rules that say what is wrong. */
function judged(
  evidence: object | undefined,
  required: EvidenceLevel = 'gate',
  proof: EvidenceTerms['proof'] = 'none',
) {
  const [asset] = assetsOf(GENE);
  if (asset === undefined) throw new Error('the gene is no asset');
  const read = evidence && readEvidence(file(JSON.stringify(evidence)), LIMITS);
  const terms = { policyDigest: POLICY_DIGEST, required, proof, ...read };
  const { shown, findings } = evidenceOf(asset, terms);
  const { level } = shown;
  for (const finding of findings) expect(inWords(finding).message).not.toMatch('undefined');
  return { level, rules: findings.map(({ rule }) => rule) };
}

function broken(reports: readonly object[]): string[] {
  return judged(gateReport({}, reports)).rules;
}

describe('evidenceOf', () => {
  const error = reportFinding({ subject: { type: 'Gene', id: 'gene_fix' } });
  const about = (finding: object) => gateReport({ findings: [{ ...error, ...finding }] });
  const ofGene = (fields: object) => gateReport({ genes: [{ ...ENTRY, ...fields }] });

  const enforce = { ...POLICY, enforce: 'report' };
  const { isolation } = wholeReport();
  const suppressed = { reason: 'Known.', expires: '2099-01-01' };
  const failed = { ...PASSED, outcome: outcome({ status: 'failed' }) };
  const others = [ENTRY, { ...ENTRY, id: 'b', verdict: 'fail' }];

  it.each<[string, object]>([
    ['a report of another policy', report(GENE, { policy_digest: OTHER })],
    ['one of another policy', gateReport({ policy: { ...POLICY, digest: OTHER } })],
    ['one that could not decide', gateReport({ verdict: 'error' })],
    ['one of a policy that only reports', gateReport({ policy: enforce })],
    [
      'one of the change’s own runner',
      gateReport({ isolation: { ...isolation, untrusted: true } }),
    ],
    ['one with an error', gateReport({ error: { code: 'x', message: '', hint: '' } })],
  ])('takes %s for none', (_, evidence) =>
    expect(judged(evidence)).toEqual({ level: 'claimed', rules: ['evidence-missing'] }),
  );

  it.each<[string, object]>([
    ['one without the gene', gateReport({ genes: [] })],
    ['one about another version', ofGene({ asset_id: OTHER })],
    ['one without an outcome', ofGene({ commands: [command('node scripts/check.js')] })],
    ['one with a failed outcome', ofGene({ commands: [failed] })],
    ['one that blocks a command', ofGene({ commands: [{ ...PASSED, verdict: 'block' }] })],
    ['one with an error about the gene', about({})],
  ])('does not believe %s', (_, evidence) =>
    expect(judged(evidence)).toEqual({ level: 'claimed', rules: ['evidence-invalid'] }),
  );

  it.each<[string, object | undefined, EvidenceLevel, string[], EvidenceLevel?]>([
    ['nothing', undefined, 'claimed', ['evidence-too-low']],
    ['a report alone', GOOD, 'claimed', ['evidence-too-low']],
    ['a report alone, which is enough', GOOD, 'claimed', [], 'claimed'],
    ['a failure', report(GENE, { overall_ok: false }), 'claimed', ['validation-failed'], 'claimed'],
    ['a GateReport', gateReport(), 'gate', []],
    ['one that is not signed', gateReport(), 'gate', ['evidence-too-low'], 'signed'],
    ['one with an ignored error about it', about({ suppressed }), 'gate', []],
    ['one with an error about another', about({ subject: { type: 'Gene', id: 'b' } }), 'gate', []],
    ['one with another gene, too', gateReport({ genes: others }), 'gate', []],
    ['one that says that it failed', ofGene({ verdict: 'fail' }), 'claimed', ['validation-failed']],
  ])('takes %s for what it is', (_, evidence, level, rules, required) => {
    expect(judged(evidence, required)).toEqual({ level, rules });
  });

  it.each<[EvidenceTerms['proof'], string | undefined, string[]]>([
    ['none', undefined, []],
    ['any', undefined, ['evidence-missing']],
    ['any', 'nothing_shown', ['evidence-missing']],
    ['any', 'fails_when_new_code_fails', []],
    ['any', 'fails_without_change', []],
    ['reverted', 'fails_when_new_code_fails', ['evidence-missing']],
    ['reverted', 'fails_without_change', []],
  ])('requires the proof %s of a gene whose command has %s', (required, outcome, rules) => {
    const proof = outcome && { outcome, files: ['a.js'] };
    const commands = [{ ...RAN, ...(proof && { proof }) }];
    const evidence = gateReport({}, [report(GENE, { commands })]);
    expect(judged(evidence, 'gate', required)).toEqual({ level: 'gate', rules });
    expect(judged(evidence, 'claimed', required).rules).toEqual(rules);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['names the gene by its id alone', {}, /by its id alone/],
    ['names another gene', { gene_id: 'gene_other' }, /no report names its `asset_id`/],
  ])('says what to do with a report of an engine that %s', (_, fields, message) => {
    const { gene_asset_id: _id, policy_digest: _digest, ...engine } = report(GENE, fields);
    const [asset] = assetsOf(GENE);
    const read = readEvidence(file(JSON.stringify(engine)), LIMITS);
    const terms = { policyDigest: POLICY_DIGEST, required: 'gate', proof: 'none' } as const;
    const [found] = asset ? evidenceOf(asset, { ...terms, ...read }).findings : [];
    expect(found?.rule).toBe('evidence-missing');
    expect(found && inWords(found).message).toMatch(message);
    if (!('gene_id' in fields)) expect(found && inWords(found).remedy).toContain('`gene_asset_id`');
  });

  it('takes a run of the commands as evidence of the gate', () => {
    const [asset] = assetsOf(GENE);
    const ran = new Set(asset ? [asset] : []);
    const terms = { policyDigest: POLICY_DIGEST, required: 'gate', proof: 'none', ran } as const;
    expect(asset && evidenceOf(asset, terms)).toMatchObject({
      shown: { level: 'gate' },
      findings: [],
    });
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['as the gene has them', {}, []],
    ['with a blank around them', { commands: [ran(' node scripts/check.js ')] }, []],
    ['and others', { commands: [ran('node -v')] }, ['evidence-invalid']],
    ['and one more', { commands: [RAN, ran('node -v')] }, ['evidence-invalid']],
    ['twice', { commands: [RAN, RAN] }, ['evidence-invalid']],
    ['with a failure', { commands: [{ ...RAN, ok: false }] }, ['validation-failed']],
    ['without any', { commands: [] }, ['validation-failed']],
  ])('judges a report that lists the commands %s', (_, fields, rules) => {
    expect(broken([report(GENE, fields)])).toEqual(rules);
  });

  const FAILED = report(GENE, { overall_ok: false });
  const LATER = report(GENE, { created_at: '2099-01-01T00:00:00.000Z' });
  const ofOther = { ...report(GENE, { overall_ok: false, policy_digest: OTHER }), id: 'vr_2' };
  const results = (...all: object[]) => [report(GENE, { results: all })];

  it.each<[string, string[], readonly object[]]>([
    ['a failure, and then a success', [], [FAILED, GOOD]],
    ['a success, and then an edited failure', [], [GOOD, { ...FAILED, duration_ms: 9 }]],
    ['results that agree', [], results({ cmd: 'node scripts/check.js', ok: true, duration_ms: 1 })],
    ['a report about another one', ['evidence-missing'], [report(gene('gene_b'))]],
    ['a report of the older shape', ['evidence-missing'], [report({ id: 'gene_fix' })]],
    ['a report without a hash', ['evidence-invalid'], [{ ...GOOD, asset_id: undefined }]],
    ['one of another gene', ['evidence-invalid'], [report(GENE, { gene_id: 'gene_b' })]],
    ['results that it failed', ['evidence-invalid'], results({ cmd: RAN.command, ok: false })],
    ['results of others', ['evidence-invalid'], results({ cmd: 'node -v', ok: true })],
    ['an empty list of results', ['evidence-invalid'], results()],
    ['a failure', ['validation-failed'], [FAILED]],
    ['no word on success', ['validation-failed'], [report(GENE, { overall_ok: 'true' })]],
    ['a success, and then a failure', ['validation-failed'], [GOOD, FAILED]],
    ['a later success, and then a failure', ['validation-failed'], [LATER, FAILED]],
    ['of another policy', ['evidence-invalid', 'validation-failed', 'evidence-missing'], [ofOther]],
  ])('judges %s', (_, rules, reports) => expect(broken(reports)).toEqual(rules));
});

const DEEP = '['.repeat(5000) + ']'.repeat(5000);
it.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['a gene', JSON.stringify(GENE)],
  ['no text', Buffer.from([0xff, 0xfe, 0x00])],
  ['a key twice', JSON.stringify(GOOD).replace('{', '{"overall_ok":true,')],
  ['brackets without end', '['.repeat(100_000)],
  ['a GateReport that goes too deep', JSON.stringify(gateReport()).replace('{', `{"x":${DEEP},`)],
  ['half a GateReport', '{"type":"GateReport","validation_reports":[]}'],
  [
    'one of another tool',
    JSON.stringify(gateReport({ tool: { name: 'other', version: '1.0.0' } })),
  ],
  ['one without a verdict', JSON.stringify(gateReport({ verdict: undefined }))],
])('readEvidence finds no evidence in %s', (_, content) => {
  const bytes = Buffer.from(content as string);
  expect(() => readEvidence({ name: 'report.json', bytes }, LIMITS)).toThrow(
    expect.objectContaining({ code: 'input_invalid', hint: expect.stringMatching(/gate-report/) }),
  );
});

it('readEvidence handles any bytes', async () => {
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
  await forAll(bytes, (content) => {
    try {
      const { reports } = readEvidence({ name: '-', bytes: content }, LIMITS);
      broken([...reports.values()].flat());
    } catch (error) {
      expect(error).toBeInstanceOf(GateError);
    }
  });
});
