import type { Schema } from '@cfworker/json-schema';
import type { Json } from '../../../assets/asset.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

/** The patterns of the protocol's schemas, and what they require. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^\\d+\\.\\d+\\.\\d+$': 'three numbers such as `1.13.0`',
  '^sha256:[a-f0-9]{64}$': '`sha256:` and 64 hexadecimal digits',
};

/** Longest value of the asset that a message repeats, in UTF-16 units. */
const LONGEST = 40;

/**
 * Describes what a keyword of a schema requires, in words that complete “must be”.
 *
 * @param schema the part of the schema that contains the keyword
 */
export function expectation(keyword: string, schema: Schema): string {
  const limit: unknown = schema[keyword];
  switch (keyword) {
    case 'type':
      return [limit]
        .flat()
        .map((type) => TYPES[String(type)] ?? String(type))
        .join(' or ');
    case 'enum':
      return `one of ${(schema.enum ?? []).map((value) => JSON.stringify(value)).join(', ')}`;
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

/** Describes a value briefly: the value if it is short, otherwise its type. */
export function describeJson(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  if (value.length <= LONGEST) return JSON.stringify(value);
  return `a string of ${value.length} characters`;
}
