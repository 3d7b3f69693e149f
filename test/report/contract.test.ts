import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../src/cli/schema.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { renderJson } from '../../src/report/json.ts';

describe('a report with every field', async () => {
  const file = new URL('golden/gate-report.json', import.meta.url);
  const golden = await readFile(file, 'utf8');

  it('is what the schema says', () => {
    const ajv = new Ajv2020({ allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(jsonSchema('report'));
    expect(validate(JSON.parse(golden)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('is read, and written again in the same order', () => {
    const again = renderJson(gateReportSchema.parse(JSON.parse(golden)));
    // Laid out anew by the formatter, so only the layout may differ.
    expect(JSON.stringify(JSON.parse(again))).toBe(JSON.stringify(JSON.parse(golden)));
  });
});
