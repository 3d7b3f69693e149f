import type { AssetType } from '../model/asset.ts';
import { ASSET_TYPES } from '../model/asset-types.ts';
import { isJsonObject, type Json, type JsonObject } from './asset.ts';
import { isMessage } from './message.ts';

/** Keys of lists of assets. */
export const LISTS: ReadonlyMap<string, AssetType> = new Map(
  Object.entries({
    genes: 'Gene',
    capsules: 'Capsule',
    events: 'EvolutionEvent',
    evolution_events: 'EvolutionEvent',
    validation_reports: 'ValidationReport',
    mutations: 'Mutation',
  } as const),
);

/** Keys of lists of any assets: in a bundle, and in the answer of a hub, which can wrap each asset. */
export const MIXED_LISTS: ReadonlySet<string> = new Set(['assets', 'results']);

/** Keys of single assets in an engine's output. */
export const SINGLES: ReadonlyMap<string, AssetType> = new Map(
  Object.entries({
    gene: 'Gene',
    capsule: 'Capsule',
    event: 'EvolutionEvent',
    evolution_event: 'EvolutionEvent',
    validation_report: 'ValidationReport',
    mutation: 'Mutation',
  } as const),
);

/** Types of the protocol that occur next to assets in stores and logs, but make no claims. */
const COMPANIONS: ReadonlySet<string> = new Set([
  'PersonalityState',
  'MemoryGraphEvent',
  'Selector',
  'Task',
]);

export function isAssetType(type: Json | undefined): type is AssetType {
  return (ASSET_TYPES as readonly unknown[]).includes(type);
}

/** Whether a type of the protocol occurs next to assets, but makes no claims. */
export function isCompanion(type: Json | undefined): boolean {
  return typeof type === 'string' && COMPANIONS.has(type);
}

/** Whether a value is an asset that contains no further ones, or a message that contains none. */
export function isPlain(value: Json): boolean {
  if (!isJsonObject(value)) return false;
  return isAssetType(value.type) ? !hasAssetLists(value) : isMessage(value) && isBare(value);
}

/** Whether nothing in an object can be an asset, or is where one is expected. Its depth is limited. */
function isBare(object: JsonObject): boolean {
  return Object.entries(object).every(([key, value]) => {
    const isExpected = LISTS.has(key) || SINGLES.has(key) || MIXED_LISTS.has(key);
    return !isExpected && key !== 'validation' && isBareValue(value);
  });
}

function isBareValue(value: Json): boolean {
  if (Array.isArray(value)) return value.every(isBareValue);
  return !isJsonObject(value) || (!isAssetType(value.type) && !isMessage(value) && isBare(value));
}

/** Whether an asset contains lists of further assets. */
export function hasAssetLists(value: JsonObject): boolean {
  return Object.keys(value).some((key) => LISTS.has(key) && Array.isArray(value[key]));
}
