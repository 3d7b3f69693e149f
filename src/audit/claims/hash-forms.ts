import { canonicalize, computeAssetId } from '@evomap/gep-sdk';
import { type Asset, isJsonObject, type Json, type JsonObject } from '../../assets/asset.ts';
import type { AcceptedForm, HashForm } from '../../model/hash-form.ts';

/**
 * Returns the form of an asset that its `asset_id` is the hash of, if it does not match in an accepted one. Compares
 * the digits alone.
 */
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
 * The fields that the reference engine sets to `undefined` in some assets: it hashes them as `null`, and
 * `JSON.stringify` leaves them out of the file. So does every release from 1.18.0 on; region is in each
 * fingerprint, also in those of nested assets.
 */
const UNDEFINED = { env_fingerprint: ['region'], Capsule: ['diff', 'strategy'] } as const;

/**
 * Returns an asset with the fields that the reference engine hashed and did not write, so that its
 * `asset_id` is the hash of the result.
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
 * Whether a gene differs from what it was only in what the reference engine keeps writing to it, mostly after it
 * computed the hash.
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

/** Returns the digits of a SHA-256 in any notation, in lower case; undefined if a text is none. */
export function hashDigits(hash: string): string | undefined {
  const digits = hash
    .trim()
    .toLowerCase()
    .replace(/^sha-?256[:-]/, '');
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}
