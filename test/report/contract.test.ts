import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../src/cli/schema.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { renderJson, reportDigest } from '../../src/report/json.ts';
import { GATE_REPORT_VERSION } from '../../src/report/version.ts';

/**
 * What readers hold on to, by version. Whoever changes a contract raises `GATE_REPORT_VERSION` (a new
 * optional field: the minor part; anything else that a reader could notice: the major part), adds a
 * line here, and replaces the golden report, because only the current version is read. Lines of a
 * released version stay as they are.
 */
const CONTRACTS: Readonly<Record<string, { report: string; 'validation-report': string }>> = {
  '1.1.0': {
    report: 'sha256:dc085c2ad6443ec490676db20a3e955861b68000b54016dcaa7e1be0a9656bbc',
    'validation-report': 'sha256:736eeed31acca434b5e05b2946db8219e057b7c0efbe823c6e45818f79adc8d0',
  },
  '1.2.0': {
    report: 'sha256:ab95eb1d6772ebe9af1d62430a3678516962aba893f9dd7f9e2b792bd26172cb',
    'validation-report': 'sha256:ff6a344072b031014e35f2c03e9d2448ab447df29d86bc7a0017ce6b106e4263',
  },
  '1.3.0': {
    report: 'sha256:99f8f6e03eda5bf5f3659c92f65c3ce864323819a17ced1922c4a857f86e2905',
    'validation-report': 'sha256:24942172034d18c1f50b881e0722955c6a6055d92ddc6d2dd85071f981b018d3',
  },
  '1.4.0': {
    report: 'sha256:36b11c10c1313f4418a3f1023de07a0ea9290812a35e0a1e1134437d16ff3a76',
    'validation-report': 'sha256:7a9e2d3c3f13d49da821e682693240fdf6c3e0dfe923520af0dcf3157dcc39b9',
  },
  '1.5.0': {
    report: 'sha256:9ed44d4db029693223828ed054c7787e8baa95d669134db210bf3fa124a6c625',
    'validation-report': 'sha256:cfd8ccc45910a0e7b0fc3bcbc265ce74e12144d10905927570505cf42d5e4d3f',
  },
  '1.6.0': {
    report: 'sha256:f1e83240df79c3148405a729e8c742930cc7ca0e6375724b75135674a2f91938',
    'validation-report': 'sha256:6e3d65f3388dae171f709cca0e5292469166d17ff062336e11707b79528cfcff',
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
      reportDigest(shapeOf(jsonSchema(name))),
      'The contract changed: raise GATE_REPORT_VERSION and add a line to CONTRACTS.',
    ).toBe(CONTRACTS[GATE_REPORT_VERSION]?.[name]));
});

describe('a report of this version, with every field', async () => {
  const file = new URL(`golden/gate-report-${GATE_REPORT_VERSION}.json`, import.meta.url);
  const golden = await readFile(file, 'utf8');

  it('is what the committed schema says', async () => {
    const ajv = new Ajv2020({ allErrors: true });
    addFormats.default(ajv);
    const schema = new URL('../../schema/report.schema.json', import.meta.url);
    const validate = ajv.compile(JSON.parse(await readFile(schema, 'utf8')));
    expect(validate(JSON.parse(golden)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('is read, and written again in the same order', () => {
    const again = renderJson(gateReportSchema.parse(JSON.parse(golden)));
    // Laid out anew by the formatter, so only the layout may differ.
    expect(JSON.stringify(JSON.parse(again))).toBe(JSON.stringify(JSON.parse(golden)));
  });
});
