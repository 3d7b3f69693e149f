import type { Schema } from '@cfworker/json-schema';
import type { Json, JsonObject } from '../../../assets/asset.ts';
import type { AssetType } from '../../../model/asset.ts';
import { describeJson, expectation } from './expectation.ts';
import { type Complaint, complaintsOf, SCHEMAS } from './schemas.ts';

type Pointer = readonly (string | number)[];

/** One way in which an asset is not what its schema says; equal ones in a list are one. */
export type Difference = {
  /** Leads to the field, or to the object that lacks one. */
  readonly pointer: Pointer;
  /** In how many further elements of a list the same is the case. */
  readonly more: number;
} & (
  | { readonly kind: 'missing'; readonly fields: readonly string[] }
  | { readonly kind: 'unknown'; readonly field: string }
  | {
      readonly kind: 'invalid';
      /** The keyword of the schema that objects: `type`, `minItems`. */
      readonly keyword: string;
      readonly expected: string;
      readonly found: string;
    }
);

/**
 * Where more values than these are in one asset, only the first difference is reported: a validator that
 * collects them all would run out of stack on a list of a million wrong elements.
 */
const MOST_VALUES = 10_000;

/** More than anybody reads of one asset. */
const MOST_DIFFERENCES = 50;

/**
 * Compares an asset with the protocol's schema of its type.
 *
 * @returns at most one difference for each cause, and not without end; none if, and only if, the
 *   schema accepts the value
 */
export function schemaDifferences(type: AssetType, value: JsonObject): Difference[] {
  const complaints = complaintsOf(type, value, !hasMoreValues(value, MOST_VALUES));
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

/** What is the same for all elements of a list that differ in the same way. */
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
 * What complaints have in common that say one thing: the validator complains of each missing and of
 * each unknown field at the object, and of a value by several keywords (`type` and `enum`).
 */
function complaintKey({ keyword, instanceLocation }: Complaint): string {
  const about = ABOUT_THE_OBJECT.has(keyword) ? keyword : 'value';
  return `${about} ${instanceLocation}`;
}

const ABOUT_THE_OBJECT: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

/** Said again by the complaints about what is inside, or about the unknown field itself. */
const WRAPPERS: ReadonlySet<string> = new Set(['properties', 'items', 'false']);

function differencesOf(complaint: Complaint, type: AssetType, value: JsonObject): Difference[] {
  const { keyword, keywordLocation, instanceLocation } = complaint;
  const { pointer, value: found } = follow(value, instanceLocation);
  const schema = schemaAround(type, keywordLocation);
  if (keyword === 'required') {
    const fields = (schema.required ?? []).filter((field) => !has(found, field));
    return [{ kind: 'missing', pointer, fields, more: 0 }];
  }
  if (keyword === 'additionalProperties') {
    const known = schema.properties ?? {};
    const unknown = Object.keys(found ?? {}).filter((field) => !Object.hasOwn(known, field));
    return unknown.map((field) => {
      return { kind: 'unknown', pointer: [...pointer, field], field, more: 0 };
    });
  }
  const expected = expectation(keyword, schema);
  return [{ kind: 'invalid', pointer, keyword, expected, found: describeJson(found), more: 0 }];
}

function has(value: Json, field: string): boolean {
  return value !== null && Object.hasOwn(value as object, field);
}

/** What a JSON pointer leads to, with the indexes of lists as numbers. */
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

/** The part of a schema that a keyword stands in. */
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

function hasMoreValues(root: Json, limit: number): boolean {
  let left = limit;
  const waiting: Json[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    left -= 1;
    if (left < 0) return true;
    if (value === null || typeof value !== 'object') continue;
    for (const child of Object.values(value)) {
      waiting.push(child);
      if (waiting.length > left) return true;
    }
  }
  return false;
}
