import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { ASSET_TYPES } from './word-lists.ts';

export const assetTypeSchema = z.enum(ASSET_TYPES);
export type AssetType = z.infer<typeof assetTypeSchema>;

/** A SHA-256 in the protocol's notation, with the prefix `sha256:`. */
export const digestSchema = z.string().regex(/^sha256:[0-9a-f]{64}$/);

export const assetChangeKindSchema = z.enum([
  'added',
  'modified',
  'removed',
  'applied',
  'unchanged',
]);

/**
 * `applied`: the asset is unchanged, but a Capsule or event added by the change refers to it. `unchanged`: the
 * change does not concern the asset, but all genes are judged.
 */
export type AssetChangeKind = z.infer<typeof assetChangeKindSchema>;

export const geneDifferenceSchema = z.object({
  kind: z.enum(['command_added', 'command_removed', 'constraint_loosened', 'constraint_tightened']),
  field: z
    .string()
    .describe('The field of the gene, such as `validation` or `constraints.max_files`.'),
  base: z.string().nullable(),
  head: z.string().nullable(),
});

/** One difference between a gene and its version at the base; null if one side lacks the value. */
export type GeneDifference = Immutable<z.infer<typeof geneDifferenceSchema>>;
