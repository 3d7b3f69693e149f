import { canonicalize, computeAssetId } from '@evomap/gep-sdk';
import { type Asset, isJsonObject, type Json, type JsonObject } from '../../assets/asset.ts';
import type { AcceptedForm, HashForm } from '../../model/word-lists.ts';

/** Returns the other form of an asset whose hash is its `asset_id`. Compares the digits only. */
export function otherHashForm({
  value,
}: Pick<Asset, 'value'>): Exclude<HashForm, AcceptedForm> | undefined {
  const digits = typeof value.asset_id === 'string' ? hashDigits(value.asset_id) : undefined;
  const isHashOf = (content: JsonObject) => computeAssetId(content) === `sha256:${digits}`;
  if (isHashOf(value)) return 'unprefixed';
  // The engine creates a gene with an empty list of marks, and hashes it once.
  const isMarked = value.type === 'Gene' && value.epigenetic_marks !== undefined;
  const isCreated = isMarked && isHashOf({ ...withoutLearned(value), epigenetic_marks: [] });
  return isCreated ? 'created' : undefined;
}

/**
 * Fields that the reference engine sets to `undefined`: it hashes them as `null`, but `JSON.stringify` omits them
 * from the file. This applies to every release from 1.18.0; region is in every fingerprint, also in nested
 * assets.
 */
const UNDEFINED = { env_fingerprint: ['region'], Capsule: ['diff', 'strategy'] } as const;

/**
 * Returns an asset with fields that the reference engine hashed but did not write, if its `asset_id`
 * then matches.
 */
export function asEngineHashed(value: JsonObject): JsonObject | undefined {
  const absent = UNDEFINED.Capsule.filter((name) => value.type === 'Capsule' && !(name in value));
  const fields = absent.reduce<JsonObject[]>(
    (some, name) => some.flatMap((each) => [each, { ...each, [name]: null }]),
    [{}],
  );
  const bases = [value, withRegions(value) as JsonObject];
  return bases
    .flatMap((base) => fields.map((each) => ({ ...base, ...each })))
    .find((candidate) => computeAssetId(candidate) === value.asset_id);
}

function withRegions(value: Json): Json {
  if (Array.isArray(value)) return value.map(withRegions);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]): [string, Json] => {
    const inner = withRegions(each);
    const [region] = UNDEFINED.env_fingerprint;
    const lacks = name === 'env_fingerprint' && isJsonObject(inner) && !(region in inner);
    return [name, lacks ? { ...inner, [region]: null } : inner];
  });
  return Object.fromEntries(entries);
}

/**
 * True if a gene differs from the base only in fields that the reference engine keeps updating, mostly
 * after hashing.
 */
export function hasOnlyLearned({ value }: Asset, before: Asset | undefined): boolean {
  if (value.type !== 'Gene' || before === undefined) return false;
  const [is, was] = [value, before.value].map((each) => {
    const { schema_version: _version, asset_id: _id, ...content } = withoutLearned(each);
    return canonicalize(content);
  });
  return is === was;
}

function withoutLearned(gene: JsonObject): JsonObject {
  const { epigenetic_marks, learning_history, anti_patterns, ...content } = gene;
  return content;
}

/** Returns the digits of a SHA-256 in any notation, in lower case; undefined for other text. */
export function hashDigits(hash: string): string | undefined {
  const digits = hash
    .trim()
    .toLowerCase()
    .replace(/^sha-?256[:-]/, '');
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}
