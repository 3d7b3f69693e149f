import type { Schema } from '@cfworker/json-schema';
import { withoutAnnotations } from '../../../assets/annotations.ts';
import type { Json, JsonObject } from '../../../assets/asset.ts';
import type { AssetType } from '../../../model/asset.ts';
import { type Complaint, complaintsOf, SCHEMAS } from './schemas.ts';

type Pointer = readonly (string | number)[];

/** Equal differences in a list are merged. */
export type Difference = {
  /** Points to the field, or to the object with the missing field. */
  readonly pointer: Pointer;
  /** Other elements with the same difference. */
  readonly more: number;
} & (
  | {
      readonly kind: 'missing';
      readonly fields: readonly string[];
      /** What each field must be. */
      readonly expected: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'unknown';
      readonly field: string;
      /** The schema's fields that the object lacks. */
      readonly absent: readonly string[];
    }
  | {
      readonly kind: 'invalid';
      /** The violated keyword of the schema: `type`, `minItems`. */
      readonly keyword: string;
      readonly expected: string;
      readonly found: string;
    }
);

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
    const expected = 'an object whose keys are Unicode text';
    return [
      { kind: 'invalid', pointer: [], keyword: 'propertyNames', expected, found: 'not', more: 0 },
    ];
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
      const cause = causeOf(complaint, difference);
      const first = differences.get(cause);
      differences.set(cause, first ? { ...first, more: first.more + 1 } : difference);
    }
  }
  return [...differences.values()].slice(0, MOST_DIFFERENCES);
}

/** Equal for all list elements with the same difference. */
function causeOf({ keywordLocation }: Complaint, difference: Difference): string {
  switch (difference.kind) {
    case 'missing':
      return JSON.stringify([keywordLocation, ...difference.fields]);
    case 'unknown':
      return JSON.stringify([keywordLocation, difference.field]);
    case 'invalid':
      return keywordLocation;
  }
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
  if (keyword === 'required') {
    const fields = (schema.required ?? []).filter((field) => !has(found, field));
    const expected = Object.fromEntries(
      fields.map((field) => [field, requirement(schema.properties?.[field] ?? {})]),
    );
    return [{ kind: 'missing', pointer, fields, expected, more: 0 }];
  }
  if (keyword === 'additionalProperties') {
    const known = schema.properties ?? {};
    const unknown = Object.keys(found ?? {}).filter((field) => !Object.hasOwn(known, field));
    const absent = Object.keys(known).filter((field) => !has(found, field));
    return unknown.map((field) => {
      return { kind: 'unknown', pointer: [...pointer, field], field, absent, more: 0 };
    });
  }
  const expected = expectation(keyword, schema);
  return [{ kind: 'invalid', pointer, keyword, expected, found: describeJson(found), more: 0 }];
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

/**
 * Describes the requirement of a schema's keyword, in words that complete “must be”.
 * @param schema the part of the schema that contains the keyword
 */
function expectation(keyword: string, schema: Schema): string {
  const limit: unknown = schema[keyword];
  switch (keyword) {
    case 'type':
      return [limit]
        .flat()
        .map((type) => TYPES[String(type)] ?? String(type))
        .join(' or ');
    case 'enum':
      return `one of ${(schema.enum ?? []).map((value) => `\`${JSON.stringify(value)}\``).join(', ')}`;
    case 'const':
      return JSON.stringify(limit);
    case 'pattern':
      return PATTERNS[String(limit)] ?? `a string that matches ${limit}`;
    case 'minLength':
      return limit === 1 ? 'a non-empty string' : `a string of at least ${limit} characters`;
    case 'maxLength':
      return `a string of at most ${limit} characters`;
    case 'minItems':
      return limit === 1 ? 'a non-empty list' : `a list of at least ${limit} items`;
    case 'maxItems':
      return `a list of at most ${limit} items`;
    case 'minimum':
      return `a number that is at least ${limit}`;
    case 'maximum':
      return `a number that is at most ${limit}`;
    default:
      return `a value that matches \`${keyword}\` in the schema`;
  }
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
