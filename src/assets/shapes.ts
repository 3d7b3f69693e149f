import type { AssetType } from '../model/asset.ts';
import { ASSET_TYPES } from '../model/word-lists.ts';
import type { Json, JsonObject } from './asset.ts';

/** Keys of lists of assets. */
export const LISTS: ReadonlyMap<string, AssetType> = new Map(
  Object.entries({
    genes: 'Gene',
    capsules: 'Capsule',
    events: 'EvolutionEvent',
    evolution_events: 'EvolutionEvent',
    validation_reports: 'ValidationReport',
    mutations: 'Mutation',
    anti_genes: 'AntiGene',
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

/** Whether an asset contains lists of further assets. */
export function hasAssetLists(value: JsonObject): boolean {
  return Object.keys(value).some((key) => LISTS.has(key) && Array.isArray(value[key]));
}
