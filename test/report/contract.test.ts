import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/report/digest.ts';
import { GATE_REPORT_VERSION, gateReportSchema } from '../../src/report/gate-report.ts';
import { renderJson } from '../../src/report/json.ts';
import { jsonSchema } from '../../src/report/json-schema.ts';
import { everyField } from './html/every-field.ts';

/**
 * What readers hold on to, by version. Whoever changes a contract raises `GATE_REPORT_VERSION` (a new
 * optional field: the minor part; anything else that a reader could notice: the major part) and adds
 * a line here, and a golden report beside it with `vitest -u`; a line of a released version stays as it is.
 */
const CONTRACTS: Readonly<Record<string, { report: string; 'validation-report': string }>> = {
  '1.1.0': {
    report: 'sha256:92ee0d46795146eba9107b5f2384351cdf7f9b801825503226e4db89a0075bee',
    'validation-report': 'sha256:736eeed31acca434b5e05b2946db8219e057b7c0efbe823c6e45818f79adc8d0',
  },
};

/** The shape without its words, which may be bettered at any time. */
function shapeOf(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  );
}

describe.each(['report', 'validation-report'] as const)('the contract of the %s', (name) => {
  it('is the one of its version', () =>
    expect(
      digestOf(shapeOf(jsonSchema(name))),
      'The contract changed: raise GATE_REPORT_VERSION and add a line to CONTRACTS.',
    ).toBe(CONTRACTS[GATE_REPORT_VERSION]?.[name]));
});

describe('a report with every field', () => {
  const golden = new URL(`snapshots/gate-report-${GATE_REPORT_VERSION}.json`, import.meta.url);

  it('is written as ever', () =>
    expect(renderJson(everyField())).toMatchFileSnapshot(golden.pathname));

  it('is what the committed schema says, and is read back', async () => {
    const ajv = new Ajv2020({ allErrors: true });
    addFormats.default(ajv);
    const schema = new URL('../../schema/report.schema.json', import.meta.url);
    const validate = ajv.compile(JSON.parse(await readFile(schema, 'utf8')));
    const written = JSON.parse(await readFile(golden, 'utf8'));
    expect(validate(written), JSON.stringify(validate.errors)).toBe(true);
    expect(gateReportSchema.parse(written)).toEqual(written);
  });
});
