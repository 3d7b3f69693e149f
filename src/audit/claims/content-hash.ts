import { computeAssetId } from '@evomap/gep-sdk';
import { annotationsOf, withoutAnnotations } from '../../assets/annotations.ts';
import {
  type Asset,
  isJsonObject,
  type JsonObject,
  placeOf,
  pointerText,
} from '../../assets/asset.ts';
import { seedRelease } from '../../assets/seeds.ts';
import type { AssetType } from '../../model/asset.ts';
import type { Edit } from '../../model/edit.ts';
import type { AcceptedForm } from '../../model/word-lists.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Corrector } from '../subject.ts';
import { asEngineHashed, hasOnlyLearned, otherHashForm } from './hash-forms.ts';

/** The types whose schema requires `schema_version` and `asset_id` (specification 1.13, section 2). */
const IDENTIFIED: ReadonlySet<AssetType> = new Set(['Gene', 'Capsule', 'EvolutionEvent']);

/**
 * Compares an asset's `asset_id` with its content.
 * @returns the form that matches: `hub` is a Capsule hashed without `outcome.notes` and
 *   `outcome.details`, like the hub (specification 1.13, section 2.2), `engine` an asset hashed with
 *   fields that the engine does not write, `local` a Gene hashed without its local annotations
 */
export function matchContentHash(asset: Pick<Asset, 'type' | 'value'>): AcceptedForm | undefined {
  const { type, value } = asset;
  const claimed = value.asset_id;
  if (claimed === contentHash(asset.value)) return 'content';
  if (type === 'Capsule' && claimed === contentHash(asHubHashes(value))) return 'hub';
  if (typeof claimed !== 'string') return undefined;
  if (claimed === contentHash(withoutAnnotations(value))) return 'local';
  return asEngineHashed(value) ? 'engine' : undefined;
}

/**
 * Reports missing fields that an asset needs for exchange: `schema_version`, or an `asset_id` that is
 * the hash of its content.
 */
export function identityFindings(asset: Asset, corrector: Corrector): Finding[] {
  const { type, value } = asset;
  if (!IDENTIFIED.has(type)) return hashFindings(asset, corrector);
  const args = argumentsOf(asset, corrector);
  const place = placeOf(asset);
  const expected = value.asset_id === undefined ? contentHash(asset.value) : undefined;
  return [
    ...(value.schema_version === undefined ? [finding('schema-version-missing', args, place)] : []),
    ...(expected === undefined
      ? hashFindings(asset, corrector)
      : [finding('content-hash-missing', { ...args, expected }, place)]),
  ];
}

/** A repository may omit these fields. */
export function isMissingIdentity({ rule }: Finding): boolean {
  return rule === 'schema-version-missing' || rule === 'content-hash-missing';
}

/** @param settled true if no other content will change, so the hash can be proposed */
export function hashFindings(
  asset: Asset,
  corrector: Corrector,
  settled = false,
  before?: Asset,
): Finding[] {
  const { value } = asset;
  if (value.asset_id === undefined || matchContentHash(asset) !== undefined) return [];
  const expected = contentHash(asset.value);
  const form = otherHashForm(asset);
  const seed = seedRelease(asset);
  // The engine edits a gene after hashing it, or ships it so. In its repository, that is correct.
  const isOfEngine = form === 'created' || seed !== undefined;
  const graded = isOfEngine ? 'notice' : hasOnlyLearned(asset, before) ? 'warning' : 'error';
  const severity = corrector === 'author' ? 'error' : graded;
  const place = { ...placeOf(asset, ['asset_id']), severity } as const;
  const args = {
    ...argumentsOf(asset, corrector),
    expected,
    ...(form && { form }),
    ...(seed && { seed }),
  };
  const edit =
    settled && severity !== 'notice' && corrector === 'fix' ? hashEdit(asset, expected) : undefined;
  return [{ ...finding('content-hash-mismatch', args, place), ...(edit && { edit }) }];
}

function argumentsOf({ type, id }: Asset, corrector: Corrector) {
  const foreign = corrector === 'author' && ({ foreign: true } as const);
  return { type, id, fixable: corrector === 'fix', ...foreign };
}

/** Returns the asset's own `asset_id` in an accepted form; otherwise the hash. */
export function assetIdOf(asset: Pick<Asset, 'type' | 'value'>): string {
  const { asset_id: own } = asset.value;
  const matches = typeof own === 'string' && matchContentHash(asset) !== undefined;
  return matches ? own : contentHash(asset.value);
}

/**
 * @returns undefined if the new hash would also be wrong, if there is no text to replace, or if it
 *   depends on the hashes of other assets
 */
function hashEdit({ type, path, pointer, value }: Asset, expected: string): Edit | undefined {
  const { asset_id: old, ...content } = value;
  if (typeof old !== 'string' || Object.values(content).some(holdsAssets)) return undefined;
  if (matchContentHash({ type, value: { ...content, asset_id: expected } }) === undefined) {
    return undefined;
  }
  return { path, pointer: pointerText([...pointer, 'asset_id']), old, new: [expected], fix: true };
}

function holdsAssets(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'asset_id') || Object.values(value).some(holdsAssets);
}

/** Returns the protocol's hash of an asset: `sha256:` of its canonical JSON without `asset_id`. */
export function contentHash(value: JsonObject): string {
  return computeAssetId(value) ?? '';
}

/** Fields of a Capsule's `outcome` that a hub removes before hashing. */
const UNHASHED = ['notes', 'details'] as const;

export function asHubHashes(capsule: JsonObject): JsonObject {
  const { outcome } = capsule;
  if (!isJsonObject(outcome)) return capsule;
  const { notes: _notes, details: _details, ...hashed } = outcome;
  return { ...capsule, outcome: hashed };
}

/**
 * Returns the fields that the `asset_id` does not cover, which anybody could have written. Empty if it
 * covers the whole content or does not match.
 */
export function unhashedFields(asset: Pick<Asset, 'type' | 'value'>): readonly string[] {
  const { outcome } = asset.value;
  const form = matchContentHash(asset);
  if (form === 'local') return annotationsOf(asset.value);
  if (form !== 'hub' || !isJsonObject(outcome)) return [];
  return UNHASHED.filter((name) => Object.hasOwn(outcome, name)).map((name) => `outcome.${name}`);
}
