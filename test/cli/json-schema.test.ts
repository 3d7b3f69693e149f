import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { canonicalize } from '@evomap/gep-sdk';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { JSON_SCHEMA_NAMES, type JsonSchemaName, jsonSchema } from '../../src/cli/schema.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJson, reportDigest } from '../../src/report/json.ts';
import { allWell, couldNotDecide, everythingWrong, oneBlocked } from '../report/fixtures.ts';

function validator(name: JsonSchemaName): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(jsonSchema(name));
}

describe.each(JSON_SCHEMA_NAMES)('%s', (name) => {
  it('is committed as it is generated', async () => {
    const file = new URL(`../../schema/${name}.schema.json`, import.meta.url);
    expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(jsonSchema(name), null, 2)}\n`);
  });

  it('names its draft and itself', () =>
    expect(jsonSchema(name)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: expect.stringMatching(/^urn:gene-gate:schema:/),
      title: expect.stringContaining('gene-gate'),
    }));
});

describe('the report schema', () => {
  const validate = validator('report');

  it.each([
    ['all well', allWell()],
    ['one blocked', oneBlocked()],
    ['everything wrong', everythingWrong()],
    ['could not decide', couldNotDecide()],
  ])('accepts: %s', (_, report) => {
    expect(validate(JSON.parse(renderJson(report))), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each<[string, Partial<Record<keyof GateReport, unknown>>]>([
    ['an unknown verdict', { verdict: 'neutral' }],
    ['a shortened commit', { head_sha: 'b2c3d4e' }],
    ['no list of genes', { genes: undefined }],
    ['another version', { schema_version: '9.0.0' }],
    ['a time that is none', { started_at: 'yesterday' }],
    ['a line before the first', { genes: [{ ...allWell().genes[0], line: 0 }] }],
    ['a digest without its kind', { plans_digest: '0'.repeat(64) }],
  ])('rejects: %s', (_, part) => {
    expect(validate(JSON.parse(JSON.stringify({ ...allWell(), ...part })))).toBe(false);
  });
});

describe('the promotion schema', () => {
  const validate = validator('promotion');
  const digest = `sha256:${'1'.repeat(64)}`;
  const none = {
    type: 'PromotionReport',
    schema_version: '1.0.0',
    tool: { name: 'gene-gate', version: '0.1.0' },
    policy: { source: 'default', digest, require_evidence: 'gate' },
    decided_at: '2026-03-02T09:30:00.000Z',
    inputs: [{ role: 'assets', name: '-', digest }],
    decisions: [],
    promoted: [],
    quarantined: [],
    rejected: [],
    skipped: [],
    reports: [],
  };
  const refused = { id: 'g', type: 'Gene', asset_id: null, path: 'a.json', line: 1 };
  const reason = {
    id: '0'.repeat(64),
    rule: 'gate-weakened',
    severity: 'warning',
    message: 'a',
    remedy: 'b',
  };

  it.each<[object, boolean]>([
    [none, true],
    [{ ...none, promoted: [{ type: 'Gene', id: 'g', anything: 1 }] }, true],
    [{ ...none, promoted: [{ type: 'Gene' }] }, false],
    [{ ...none, rejected: [{ ...refused, reasons: [] }] }, false],
    [{ ...none, rejected: undefined }, false],
    [{ ...none, type: undefined }, false],
    [{ ...none, policy: { ...none.policy, require_evidence: 'some' } }, false],
    [{ ...none, quarantined: [{ ...refused, asset: {}, reasons: [reason] }] }, true],
    [{ ...none, quarantined: [{ ...refused, type: 'File', reasons: [reason] }] }, false],
    [{ ...none, gate: [reason] }, true],
    [{ ...none, gate: [] }, false],
    [{ ...none, gate: [{ ...reason, remedy: undefined }] }, false],
  ])('%j: %s', (promotion, valid) =>
    expect(validate(JSON.parse(JSON.stringify(promotion)))).toBe(valid),
  );
});

describe('the policy schema', () => {
  const validate = validator('policy');

  it.each([
    [{}, true],
    [{ profile: 'validator', limits: { command_timeout_seconds: 5 } }, true],
    [{ profile: 'none' }, false],
    [{ limit: {} }, false],
    [{ limits: { command_timeout_seconds: 0 } }, false],
  ])('%j: %s', (policy, valid) => expect(validate(policy)).toBe(valid));
});

describe('renderJson', () => {
  it('does not depend on the order in which the report was built', () => {
    const reversed = Object.fromEntries(Object.entries(oneBlocked()).reverse()) as GateReport;
    expect(Object.keys(reversed)[0]).not.toBe('type');
    expect(renderJson(reversed)).toBe(renderJson(oneBlocked()));
    expect(renderJson(reversed)).toMatch(/^\{\n {2}"type": "GateReport",\n[\s\S]*\n\}\n$/);
  });
});

it('gives a report one digest, whatever the order of its keys', () => {
  const reversed = Object.fromEntries(Object.entries(oneBlocked()).reverse()) as GateReport;
  expect(reportDigest(reversed)).toBe(reportDigest(oneBlocked()));
  for (const value of [oneBlocked(), everythingWrong(), [{}, [], [2, 10, [null]]], {}, 'é', null]) {
    const digest = createHash('sha256').update(canonicalize(value)).digest('hex');
    expect(reportDigest(value)).toBe(`sha256:${digest}`);
  }
  expect(reportDigest(oneBlocked())).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(reportDigest(allWell())).not.toBe(reportDigest(oneBlocked()));
});
