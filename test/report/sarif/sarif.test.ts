import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { GateReport, ReportFinding } from '../../../src/report/gate-report.ts';
import { renderSarif } from '../../../src/report/sarif.ts';
import { forMany } from '../../runs.ts';
import {
  couldNotDecide,
  everythingWrong,
  finding,
  oneBlocked,
  REPORTS,
  report,
} from '../fixtures.ts';
import { hostileText, withStrings } from '../hostile.ts';

const schema = new Validator(
  JSON.parse(readFileSync(new URL('sarif-2.1.0-rtm.5.schema.json', import.meta.url), 'utf8')),
  '4',
  false,
);

function problems(log: unknown): string[] {
  return schema
    .validate(log)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

function logOf(one: GateReport): Log {
  return JSON.parse(renderSarif(one));
}

function runOf(one: GateReport) {
  const [run] = logOf(one).runs;
  if (run === undefined) throw new Error('no run');
  return run;
}

function resultsOf(findings: readonly ReportFinding[], overrides: Partial<GateReport> = {}) {
  return runOf(report({ verdict: 'fail', findings: [...findings], ...overrides })).results ?? [];
}

it('has a schema that refuses what is none', () => {
  expect(problems({ version: '2.1.0' })).not.toEqual([]);
  const log = logOf(oneBlocked());
  expect(problems({ ...log, runs: [{ ...log.runs[0], columnKind: 'bytes' }] })).not.toEqual([]);
});

it.each(REPORTS)('a report is valid: %#', (one) => expect(problems(logOf(one))).toEqual([]));

describe('a report with every kind of trouble', () => {
  const wrong = everythingWrong();
  const { results = [], tool } = runOf(wrong);

  it('has a result for each finding, the errors first, and each rule once', () => {
    const levels = wrong.findings.map(({ severity }) => severity);
    expect(results.map(({ level }) => level)).toEqual([
      ...levels.filter((level) => level === 'error'),
      ...levels.filter((level) => level === 'warning'),
    ]);
    const rules = tool.driver.rules?.map(({ id }) => id);
    expect(rules).toEqual([...new Set(results.map(({ ruleId }) => ruleId))]);
  });
});

describe('a rule', () => {
  const [rule] = runOf(oneBlocked()).tool.driver.rules ?? [];

  it('has its page', () =>
    expect(rule).toMatchObject({
      id: 'shell-operator',
      defaultConfiguration: { level: 'error' },
      help: {
        text: expect.stringContaining('Wrong:'),
        markdown: expect.stringContaining('## Wrong'),
      },
    }));

  it('that the catalogue does not know has its id alone', () =>
    expect(
      runOf(report({ findings: [finding({ rule: 'from-the-future' })] })).tool.driver.rules,
    ).toEqual([{ id: 'from-the-future' }]));

  it('is what the index of a result leads to', () => {
    const { results = [], tool } = runOf(everythingWrong());
    for (const { ruleId, ruleIndex = -1 } of results) {
      expect(tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
    }
  });
});

const GENES = 'assets/gep/genes.json';
const place = { path: GENES, line: 42, column: 9 };
const POINT = { startLine: 42, startColumn: 9 };
const POLICY = ['.github/gene-gate.yml', { startLine: 1 }] as const;

it.each([
  [
    'a range, its end excluded',
    { location: { ...place, end_line: 42, end_column: 11 } },
    [GENES, { ...POINT, endLine: 42, endColumn: 11 }],
  ],
  ['an end before it', { location: { ...place, end_line: 41, end_column: 2 } }, [GENES, POINT]],
  [
    'a name with signs',
    { location: { path: 'a:b/c d#e?%.json', line: 1, column: 1 } },
    ['a%3Ab/c%20d%23e%3F%25.json', { startLine: 1, startColumn: 1 }],
  ],
  ['its gene’s', { subject: { type: 'Gene', id: 'gene_deploy' } }, [GENES, { startLine: 36 }]],
  ['the policy’s, if it has no gene either', {}, POLICY],
  ['never outside', { location: { path: '../../etc/passwd', line: 1, column: 1 } }, POLICY],
] as const)('has a place: %s', (_, overrides, [uri, region]) => {
  const [result] = resultsOf([finding(overrides)], { genes: oneBlocked().genes });
  expect(result?.locations?.[0]?.physicalLocation).toEqual({
    artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
    region,
  });
});

it('has the identity of a finding as its fingerprint', () => {
  const id = 'ab'.repeat(32);
  const results = resultsOf([finding({ id }), finding({ id: `${id}:2` })]);
  expect(results.map(({ partialFingerprints }) => partialFingerprints)).toEqual([
    { 'geneGateFinding/v1': id },
    { 'geneGateFinding/v1': `${id}:2` },
  ]);
});

it('ranks results by their harm, and has the verdict and the commits', () => {
  const results = resultsOf([finding({ harm: 'bookkeeping' }), finding({ harm: 'danger' })]);
  expect(results.map(({ rank }) => rank)).toEqual([90, 10]);
  const { verdict, base_sha, audited_sha } = oneBlocked();
  expect(runOf(oneBlocked()).properties).toEqual({ verdict, base_sha, audited_sha });
});

it('tells an ignored finding, why and until when', () => {
  const suppressed = { reason: 'Mended in [the next](1) release.', expires: '2027-01-31' };
  const [open, ignored] = resultsOf([finding({ suppressed }), finding({ severity: 'notice' })]);
  expect(open).toMatchObject({ level: 'note' });
  expect(open).not.toHaveProperty('suppressions');
  expect(ignored?.suppressions).toEqual([
    {
      kind: 'external',
      status: 'accepted',
      justification: 'Mended in \\[the next\\](1) release.',
      properties: { expires: '2027-01-31' },
    },
  ]);
});

it.each([
  ['fail', true, 1],
  ['error', false, 2],
] as const)('says how the run ended: %s', (verdict, executionSuccessful, exitCode) =>
  expect(runOf(report({ verdict })).invocations).toMatchObject([{ executionSuccessful, exitCode }]),
);

it('says why nothing could be decided', () =>
  expect(runOf(couldNotDecide()).invocations?.[0]?.toolExecutionNotifications).toMatchObject([
    { level: 'error', descriptor: { id: 'checkout_differs' } },
  ]));

describe('the limits of GitHub', () => {
  const many = (length: number, words: string) =>
    Array.from({ length }, (_, index) =>
      finding({
        severity: index === length - 1 ? 'error' : 'warning',
        message: `${index} ${words}`,
        location: { path: `genes-${index}.json`, line: 1, column: 1 },
      }),
    );

  it.each([
    ['too many', many(5_010, ''), 5_000],
    ['too large', many(5_010, '漢字'.repeat(400)), 5_000],
  ])('hold for what is %s: the gravest are kept, the others counted', (_, findings, most) => {
    const text = renderSarif(report({ verdict: 'fail', findings }));
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
    const { results = [], invocations } = (JSON.parse(text) as Log).runs[0] ?? {};
    expect(results.length).toBeLessThanOrEqual(most);
    expect(results[0]?.level).toBe('error');
    const left = (findings.length - results.length).toLocaleString('en-US');
    expect(invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toContain(
      `${left} findings omitted`,
    );
  });

  it('say nothing where everything fits', () =>
    expect(runOf(everythingWrong()).invocations?.[0]).not.toHaveProperty(
      'toolExecutionNotifications',
    ));
});

it('is valid and inert, whatever the strings are', () =>
  forMany(
    60,
    fc.constantFrom(...REPORTS),
    fc.array(hostileText, { minLength: 1, maxLength: 12 }),
    (one, texts) => {
      const text = renderSarif(withStrings(one, texts));
      // On a terminal: one line, nothing unseen in it.
      expect(text).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
      expect(text.trimEnd()).not.toContain('\n');
      const log: Log = JSON.parse(text);
      expect(problems(log)).toEqual([]);
      for (const { message, locations, suppressions } of log.runs[0]?.results ?? []) {
        for (const words of [message.text, ...(suppressions ?? []).map((s) => s.justification)]) {
          expect(words).not.toMatch(/[^\P{C}]/u);
          const literal = words?.replace(/\\[\\[\]]|\{\{|\}\}/g, '');
          expect(literal).not.toMatch(/[\\[\]{}]/);
        }
        const uri = locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
        expect(new URL(uri, 'root://repository/a/').href).toMatch(/^root:\/\/repository\/a\//);
      }
    },
  ));
