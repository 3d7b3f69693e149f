import type { Schema } from '@cfworker/json-schema';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/assets/asset.ts';
import { compileTest } from '../../../../src/audit/claims/schema/accepts.ts';
import { SCHEMAS } from '../../../../src/audit/claims/schema/schemas.ts';
import { runs } from '../../../runs.ts';

const ajv = new Ajv({ strict: false });

const SCALARS: readonly Json[] = [
  ...['', 'a', '1.13.0', `sha256:${'a'.repeat(64)}`, '😀'.repeat(100), 'x'.repeat(10_000)],
  ...[-1, 0, 0.5, 1, 7, 1e300, true, false, null],
];
const OTHERS: readonly Json[] = [...SCALARS, [], {}, { unknown: 1 }];

/** Values that a schema mostly accepts: one in fifty of their parts is any other value. */
function near(schema: Schema): fc.Arbitrary<Json> {
  const other = fc.constantFrom(...OTHERS);
  return fc.oneof({ weight: 50, arbitrary: valid(schema) }, { weight: 1, arbitrary: other });
}

function valid(schema: Schema): fc.Arbitrary<Json> {
  const { items, properties, required = [], minItems: minLength = 0 } = schema;
  if (items) return fc.array(near(items as Schema), { minLength, maxLength: minLength + 2 });
  if (properties) {
    const shape: Record<string, fc.Arbitrary<Json>> = {};
    for (const [name, each] of Object.entries(properties)) shape[name] = near(each as Schema);
    return fc.record(shape, { requiredKeys: required }) as fc.Arbitrary<Json>;
  }
  const pool = [...SCALARS, {}, schema.const, ...(schema.enum ?? [])];
  return fc.constantFrom(
    ...pool.filter((value) => value !== undefined && ajv.validate(schema, value)),
  );
}

describe('compileTest', () => {
  it.each(Object.entries(SCHEMAS))(
    'accepts of %s nothing that another validator rejects',
    (_, schema) => {
      const test = compileTest(schema);
      const isValid = ajv.compile(schema);
      let accepted = 0;
      fc.assert(
        fc.property(near(schema), (value) => {
          if (!test(value)) return;
          accepted += 1;
          expect(isValid(value)).toBe(true);
        }),
        { numRuns: runs(1000) },
      );
      expect(accepted).toBeGreaterThan(50);
    },
  );

  it('leaves to the validator what it does not know', () => {
    expect(compileTest({ type: 'string' })('a')).toBe(true);
    expect(compileTest({ type: 'string', format: 'uri' })('https://example.org')).toBe(false);
    expect(compileTest({ minLength: 2 })('😀')).toBe(false);
    expect(compileTest({ const: [1] })([1])).toBe(false);
  });
});
