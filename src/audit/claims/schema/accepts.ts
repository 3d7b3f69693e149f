import type { Schema } from '@cfworker/json-schema';
import { isJsonObject, type Json } from '../../../assets/asset.ts';

type Test = (value: Json) => boolean;

/**
 * Compiles a schema to a test that makes no report. Most assets are valid, and the validator, which
 * explains what is wrong, takes a fifth of the time of a promotion of thousands.
 *
 * @returns whether the schema certainly accepts a value; false if it does not, and also if only the
 *   validator can say
 */
export function compileTest(schema: Schema): Test {
  const tests = Object.entries(schema).flatMap(([keyword, limit]): Test | Test[] => {
    if (ANNOTATIONS.has(keyword)) return [];
    return KEYWORDS[keyword]?.(limit as never, schema) ?? NEVER;
  });
  return (value) => tests.every((test) => test(value));
}

const NEVER: Test = () => false;
const ANNOTATIONS: ReadonlySet<string> = new Set(['$schema', '$id', 'title', 'description']);

/** The keywords of the protocol's schemas. The argument of each is what draft-07 defines for it. */
const KEYWORDS: Readonly<Record<string, (limit: never, schema: Schema) => Test>> = {
  type: (types: string | string[]) => {
    const tests = [types].flat().map((type) => TYPES[type] ?? NEVER);
    return (value) => tests.some((test) => test(value));
  },
  const: (only: Json) => (value) => isScalar(value) && value === only,
  enum: (allowed: Json[]) => (value) => isScalar(value) && allowed.includes(value),
  pattern: (pattern: string) => {
    const regex = new RegExp(pattern, 'u');
    return (value) => typeof value !== 'string' || regex.test(value);
  },
  // A schema counts characters, of which a string has at least half as many as UTF-16 units.
  minLength: (least: number) => (value) =>
    typeof value !== 'string' || Math.ceil(value.length / 2) >= least,
  maxLength: (most: number) => (value) => typeof value !== 'string' || value.length <= most,
  minimum: (least: number) => (value) => typeof value !== 'number' || value >= least,
  maximum: (most: number) => (value) => typeof value !== 'number' || value <= most,
  minItems: (least: number) => (value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number) => (value) => !Array.isArray(value) || value.length <= most,
  items: (items: Schema) => {
    const test = compileTest(items);
    return (value) => !Array.isArray(value) || value.every(test);
  },
  required: (fields: string[]) => (value) =>
    !isJsonObject(value) || fields.every((field) => Object.hasOwn(value, field)),
  properties: (properties: Record<string, Schema>) => {
    const tests = Object.entries(properties).map(
      ([name, each]) => [name, compileTest(each)] as const,
    );
    return (value) =>
      !isJsonObject(value) ||
      tests.every(([name, test]) => !Object.hasOwn(value, name) || test(value[name] as Json));
  },
  additionalProperties: (allowed: unknown, { properties = {} }) => {
    if (allowed !== false) return NEVER;
    const known = new Set(Object.keys(properties));
    return (value) => !isJsonObject(value) || Object.keys(value).every((name) => known.has(name));
  },
};

const TYPES: Readonly<Record<string, Test>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isJsonObject,
};

function isScalar(value: Json): boolean {
  return value === null || typeof value !== 'object';
}
