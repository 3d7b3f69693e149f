import type { Schema } from '@cfworker/json-schema';
import { withoutAnnotations } from '../../../assets/annotations.ts';
import type { Json, JsonObject } from '../../../assets/asset.ts';
import type { AssetType } from '../../../model/asset.ts';
import { type Complaint, complaintsOf, SCHEMAS } from './schemas.ts';

type Pointer = readonly (string | number)[];

/** Equal differences in a list are merged. */
export interface Difference {
  readonly kind: 'missing' | 'unknown' | 'invalid';
  /** Points to the field, or to the object with the missing fields. */
  readonly pointer: Pointer;
  /** The missing fields, or the unknown one. */
  readonly fields: readonly string[];
  /** What each missing field or the value must be, or which fields the object with an unknown one lacks. */
  readonly expected: readonly string[];
  /** The invalid value, in words. */
  readonly found: string;
  /** The violated keyword of the schema: `type`, `minItems`. */
  readonly keyword: string;
  /** Other elements with the same difference. */
  readonly more: number;
}

/**
 * In an asset with more text, only the first difference is reported: collecting all would overflow the
 * validator's stack on a list of a million invalid elements.
 */
const MOST_TEXT = 200_000;

/** More differences than anyone reads for one asset. */
const MOST_DIFFERENCES = 50;

/**
 * Compares an asset with the protocol's schema of its type.
 * @returns at most one difference for each cause, up to a maximum; empty if and only if the schema
 *   accepts the value without its local annotations
 */
export function schemaDifferences(type: AssetType, value: JsonObject): Difference[] {
  try {
    return differencesIn(type, withoutAnnotations(value));
  } catch (error) {
    // The validator cannot encode a key with half a surrogate pair in a JSON pointer.
    if (!(error instanceof URIError)) throw error;
    const expected = ['an object whose keys are Unicode text'];
    const keyword = 'propertyNames';
    return [{ kind: 'invalid', pointer: [], fields: [], expected, found: 'not', keyword, more: 0 }];
  }
}

function differencesIn(type: AssetType, value: JsonObject): Difference[] {
  const complaints = complaintsOf(type, value, JSON.stringify(value).length <= MOST_TEXT);
  const differences = new Map<string, Difference>();
  const seen = new Set<string>();
  for (const complaint of complaints) {
    if (WRAPPERS.has(complaint.keyword)) continue;
    const place = complaintKey(complaint);
    if (seen.has(place)) continue;
    seen.add(place);
    for (const difference of differencesOf(complaint, type, value)) {
      // Equal for all list elements with the same difference.
      const cause = JSON.stringify([complaint.keywordLocation, ...difference.fields]);
      const first = differences.get(cause);
      differences.set(cause, first ? { ...first, more: first.more + 1 } : difference);
    }
  }
  return [...differences.values()].slice(0, MOST_DIFFERENCES);
}

/**
 * Equal for complaints about one difference. The validator reports each missing or unknown field at the
 * object, and a value by several keywords (`type` and `enum`).
 */
function complaintKey({ keyword, instanceLocation }: Complaint): string {
  const about = ABOUT_THE_OBJECT.has(keyword) ? keyword : 'value';
  return `${about} ${instanceLocation}`;
}

const ABOUT_THE_OBJECT: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

/** Keywords that only repeat other complaints, about the content or the unknown field itself. */
const WRAPPERS: ReadonlySet<string> = new Set(['properties', 'items', 'false']);

function differencesOf(complaint: Complaint, type: AssetType, value: JsonObject): Difference[] {
  const { keyword, keywordLocation, instanceLocation } = complaint;
  const { pointer, value: found } = follow(value, instanceLocation);
  const schema = schemaAround(type, keywordLocation);
  const about = { pointer, fields: [], found: '', keyword, more: 0 };
  if (keyword === 'required') {
    const fields = (schema.required ?? []).filter((field) => !has(found, field));
    const expected = fields.map((field) => requirement(schema.properties?.[field] ?? {}));
    return [{ ...about, kind: 'missing', fields, expected }];
  }
  if (keyword === 'additionalProperties') {
    const known = schema.properties ?? {};
    const unknown = Object.keys(found ?? {}).filter((field) => !Object.hasOwn(known, field));
    const expected = Object.keys(known).filter((field) => !has(found, field));
    return unknown.map((field) => {
      return { ...about, kind: 'unknown', pointer: [...pointer, field], fields: [field], expected };
    });
  }
  const expected = [expectation(keyword, schema)];
  return [{ ...about, kind: 'invalid', expected, found: describeJson(found) }];
}

function has(value: Json, field: string): boolean {
  return value !== null && Object.hasOwn(value as object, field);
}

/** Resolves a JSON pointer, with the indexes of lists as numbers. */
function follow(root: JsonObject, location: string): { pointer: Pointer; value: Json } {
  const pointer: (string | number)[] = [];
  let value: Json = root;
  for (const key of segments(location)) {
    if (Array.isArray(value)) {
      pointer.push(Number(key));
      value = value[Number(key)] ?? null;
    } else {
      pointer.push(key);
      value = (value as JsonObject)[key] ?? null;
    }
  }
  return { pointer, value };
}

/** Returns the part of a schema that contains a keyword. */
function schemaAround(type: AssetType, keywordLocation: string): Schema {
  let schema = SCHEMAS[type];
  for (const key of segments(keywordLocation).slice(0, -1)) schema = schema[key];
  return schema;
}

function segments(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

/** By the patterns in the protocol's schemas. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^\\d+\\.\\d+\\.\\d+$': 'three numbers such as `1.13.0`',
  '^sha256:[a-f0-9]{64}$': '`sha256:` and 64 hexadecimal digits',
};

/** In UTF-16 units. */
const LONGEST = 40;

/** What a value must be, by keyword of the schema, in words that complete “must be”. */
const EXPECTATIONS: Readonly<Record<string, (limit: unknown) => string>> = {
  type: (limit) => {
    const types = [limit].flat().map((type) => TYPES[String(type)] ?? String(type));
    return types.join(' or ');
  },
  enum: (limit) => {
    const values = [limit].flat().map((value) => `\`${JSON.stringify(value)}\``);
    return `one of ${values.join(', ')}`;
  },
  const: (limit) => JSON.stringify(limit),
  pattern: (limit) => PATTERNS[String(limit)] ?? `a string that matches ${limit}`,
  minLength: (limit) =>
    limit === 1 ? 'a non-empty string' : `a string of at least ${limit} characters`,
  maxLength: (limit) => `a string of at most ${limit} characters`,
  minItems: (limit) => (limit === 1 ? 'a non-empty list' : `a list of at least ${limit} items`),
  maxItems: (limit) => `a list of at most ${limit} items`,
  minimum: (limit) => `a number that is at least ${limit}`,
  maximum: (limit) => `a number that is at most ${limit}`,
};

/** @param schema the part of the schema that contains the keyword */
function expectation(keyword: string, schema: Schema): string {
  const words = EXPECTATIONS[keyword]?.(schema[keyword]);
  return words ?? `a value that matches \`${keyword}\` in the schema`;
}

/** Describes the values that a field may have. */
function requirement(schema: Schema | boolean): string {
  const keyword = ['enum', 'const', 'pattern', 'type'].find((each) =>
    Object.hasOwn(Object(schema), each),
  );
  return keyword === undefined ? 'a value' : expectation(keyword, schema as Schema);
}

/** Describes a value: a short value itself, otherwise its type. */
export function describeJson(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  if (value.length <= LONGEST) return JSON.stringify(value);
  return `a string of ${value.length} characters`;
}
