import { verifyAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import type { Asset, Json, JsonObject } from '../../src/assets/asset.ts';
import type { Captured, Outcome } from '../../src/model/outcome.ts';
import { readValidationReport } from '../../src/report/validation-reading.ts';
import { validationReportsOf } from '../../src/report/validation-reports.ts';
import type { JudgedGene } from '../../src/verdict/gene.ts';
import { outcome as anyOutcome } from './fixtures.ts';

const value: JsonObject = { type: 'Gene', id: 'gene_a', validation: ['npm test'] };
const gene: Asset = {
  type: 'Gene',
  id: 'gene_a',
  path: 'assets/gep/genes.json',
  value,
  pointer: [],
  locate: () => ({ path: 'assets/gep/genes.json', line: 1, column: 1 }),
};
const POLICY = `sha256:${'1'.repeat(64)}`;
const node = { version: 'v24.1.0', platform: 'linux', arch: 'x64' };

function stream(head: string, tail = '', truncated = false): Captured {
  return { head, tail, bytes: 70_000, truncated };
}

const outcome = (overrides: Partial<Outcome> = {}) =>
  anyOutcome({ duration_ms: 12, stdout: stream('ok\n'), stderr: stream(''), ...overrides });

function reports(genes: number, outcomes: readonly Outcome[]) {
  const commands = outcomes.map((_, index) => ({ command: `node ${index}.js` }));
  const judged = { gene: { asset: gene, commands }, ran: true, outcomes } as unknown as JudgedGene;
  return validationReportsOf(
    Array.from({ length: genes }, () => judged),
    {
      nodeOf: () => node,
      policyDigest: POLICY,
      startedAt: new Date(1_772_443_800_000),
      finishedAt: new Date('2026-03-02T09:30:03.650Z'),
    },
  );
}

function build(...outcomes: Outcome[]) {
  const [report] = reports(1, outcomes);
  if (!report) throw new Error('the gene ran');
  return report;
}

describe('validationReportsOf', () => {
  it.each([
    ['no command', [], false],
    ['one that passed', [outcome()], true],
    ['one that was skipped', [outcome(), outcome({ status: 'skipped', exit_code: null })], false],
  ] as const)('%s: overall_ok is right', (_, outcomes, ok) =>
    expect(build(...outcomes).overall_ok).toBe(ok),
  );

  it('ends the error stream with the protocol’s words', () => {
    const reason = 'Command timed out after 180000ms';
    const timedOut = outcome({ status: 'timed_out', reason, stderr: stream('waiting') });
    const blocked = outcome({ status: 'blocked', reason: 'BLOCKED: validation command rejected' });
    const report = build(timedOut, blocked);
    expect(report.commands.map(({ stderr }) => stderr)).toEqual([
      `waiting\n${reason}`,
      'BLOCKED: validation command rejected',
    ]);
    expect(report.results.map(({ err }) => err)).toEqual(
      report.commands.map(({ stderr }) => stderr),
    );
  });

  it.each([
    ['whole but long', stream(`first${'x'.repeat(9000)}last`)],
    ['pairs at the cuts', stream(`first${'😀'.repeat(4000)}last`)],
    ['pairs at the other cuts', stream(`first.${'😀'.repeat(4000)}.last`)],
  ])('keeps the beginning and the end of a stream: %s', (_, stdout) => {
    const [command] = build(outcome({ stdout })).commands;
    const text = command?.stdout ?? '';
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(text).toMatch(/^first.*\n\[cut: .* 70000 bytes\]\n.*last$/s);
    expect(text).not.toMatch(/\p{Cs}/u);
  });

  it('leaves room for a reason after a long stream', () => {
    const reason = 'Command timed out after 180000ms';
    const long = outcome({ status: 'timed_out', reason, stderr: stream('x'.repeat(9000)) });
    const stderr = build(long).commands[0]?.stderr ?? '';
    expect(stderr.length).toBeLessThanOrEqual(4000);
    expect(stderr.endsWith(`x\n${reason}`)).toBe(true);
  });
});

/** As whoever reads the file gets it. */
function asJson(report: object): Json {
  return JSON.parse(JSON.stringify(report)) as Json;
}

it('the hash of a report stays the same for the same report, from release to release', () => {
  const report = build(outcome(), outcome({ status: 'failed', exit_code: 1 }));
  expect(report.asset_id).toBe(
    'sha256:2088e2ffc5f2e528e412f636a5c4aa0f711a6ff1e6473f160f5b6111cbbd62ac',
  );
  expect(verifyAssetId(report)).toBe(true);
  expect(readValidationReport(asJson(report))).toMatchObject({
    shape: 'protocol',
    ok: false,
    hash: 'content',
    differences: [],
  });
  expect(readValidationReport(asJson({ ...report, overall_ok: true }))?.hash).toBeNull();
});
