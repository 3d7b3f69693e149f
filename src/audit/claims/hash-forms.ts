import { createHash } from 'node:crypto';
import { canonicalize, computeAssetId } from '@evomap/gep-sdk';
import { type Asset, isJsonObject, type Json, type JsonObject } from '../../assets/asset.ts';
import { assetLimits } from '../../assets/asset-limits.ts';
import { type JsonNode, readJson } from '../../assets/json.ts';
import { Problems, Source } from '../../assets/source.ts';
import type { AcceptedForm, HashForm } from '../../model/hash-form.ts';

/** Returns the text that is hashed for one form; undefined if the asset has no such form. */
type Canonical = (asset: Pick<Asset, 'value' | 'text'>) => string | undefined;

/**
 * The forms that are not accepted: how programs other than the current protocol's package wrote what they
 * hashed. `top-level` is the snippet of the older specification, whose list of keys also removes those
 * of nested objects.
 */
const CANONICAL: Readonly<Record<Exclude<HashForm, AcceptedForm>, Canonical>> = {
  unprefixed: ({ value }) => canonicalize(contentOf(value)),
  // The engine creates a gene with an empty list of marks, and hashes it once.
  created: ({ value }) => {
    if (value.type !== 'Gene' || value.epigenetic_marks === undefined) return undefined;
    return canonicalize({ ...withoutLearned(contentOf(value)), epigenetic_marks: [] });
  },
  'null-free': ({ value }) => canonicalize(withoutNulls(contentOf(value))),
  'as-written': ({ text }) => asWritten(text, { comma: ',', colon: ':', string: JSON.stringify }),
  'json-dumps': ({ text }) => asWritten(text, { comma: ', ', colon: ': ', string: asciiString }),
  'top-level': ({ value }) => {
    const content = contentOf(value);
    return JSON.stringify(content, Object.keys(content).sort());
  },
};

/**
 * Returns the form of an asset that its `asset_id` is the hash of, if it does not match in an accepted
 * one: then the asset was hashed by another program and not changed afterwards. Compares the digits
 * alone.
 *
 * @returns undefined if no known form matches
 */
export function otherHashForm(asset: Pick<Asset, 'value' | 'text'>): HashForm | undefined {
  const { asset_id: claimed } = asset.value;
  if (typeof claimed !== 'string') return undefined;
  const digits = hashDigits(claimed);
  if (digits === undefined) return undefined;
  const forms = Object.entries(CANONICAL) as [HashForm, Canonical][];
  return forms.find(([, canonical]) => {
    const text = canonical(asset);
    return text !== undefined && createHash('sha256').update(text, 'utf8').digest('hex') === digits;
  })?.[0];
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
 *
 * @returns undefined if no combination of these fields has that hash
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
    const { schema_version: _, ...content } = withoutLearned(contentOf(each));
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

function contentOf({ asset_id: _claimed, ...content }: JsonObject): JsonObject {
  return content;
}

function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutNulls(each)]));
}

interface Style {
  readonly comma: string;
  readonly colon: string;
  string(text: string): string;
}

/** Writes an asset with sorted keys and the numbers of its text. */
function asWritten(text: Asset['text'], style: Style): string | undefined {
  const source = text?.();
  if (source === undefined) return undefined;
  const problems = new Problems(new Source('', source));
  const [root] = readJson(source, assetLimits(source.length), problems);
  if (root === undefined || problems.found.length > 0) return undefined;
  const written = (node: JsonNode, omitted?: string): string => {
    const { value, start, end, children = [] } = node;
    if (typeof value === 'number') return source.slice(start, end);
    if (typeof value === 'string') return style.string(value);
    if (Array.isArray(value)) return `[${children.map((each) => written(each)).join(style.comma)}]`;
    if (value === null || typeof value !== 'object') return String(value);
    const members = children
      .map((each) => ({ each, name: each.key?.name ?? '' }))
      .filter(({ name }) => name !== omitted)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ each, name }) => style.string(name) + style.colon + written(each));
    return `{${members.join(style.comma)}}`;
  };
  return written(root, 'asset_id');
}

/** Writes a string as Python does by default: what is not ASCII is escaped. */
function asciiString(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
