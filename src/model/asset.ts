import * as z from 'zod';

export const ASSET_TYPES = [
  'Gene',
  'Capsule',
  'EvolutionEvent',
  'ValidationReport',
  'Mutation',
] as const;
export const assetTypeSchema = z.enum(ASSET_TYPES);
export type AssetType = z.infer<typeof assetTypeSchema>;

export const assetChangeKindSchema = z.enum(['added', 'modified', 'removed', 'applied']);

/**
 * `applied`: the asset itself did not change, but a Capsule or event that the change adds names it.
 */
export type AssetChangeKind = z.infer<typeof assetChangeKindSchema>;
