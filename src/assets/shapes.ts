import type { AssetType } from '../model/asset.ts';
import { ASSET_TYPES } from '../model/word-lists.ts';
import type { Json, JsonObject } from './asset.ts';

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

/** Lists of any assets: in a bundle, and in a hub's answer, which can wrap each asset. */
export const MIXED_LISTS: ReadonlySet<string> = new Set(['assets', 'results']);

/** In an engine's output. */
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

/** Types of the protocol next to assets in stores and logs, without claims. */
const COMPANIONS: ReadonlySet<string> = new Set([
  'PersonalityState',
  'MemoryGraphEvent',
  'Selector',
  'Task',
  'Pack',
  'Recipe',
]);

export function isAssetType(type: Json | undefined): type is AssetType {
  return (ASSET_TYPES as readonly unknown[]).includes(type);
}

export function isCompanion(type: Json | undefined): boolean {
  return typeof type === 'string' && COMPANIONS.has(type);
}

export function hasAssetLists(value: JsonObject): boolean {
  return Object.keys(value).some((key) => LISTS.has(key) && Array.isArray(value[key]));
}
