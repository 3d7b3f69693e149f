import * as z from 'zod';
import { DIGEST } from '../ground/digest.ts';
import type { Immutable } from './immutable.ts';
import { ASSET_TYPES } from './word-lists.ts';

export const assetTypeSchema = z.enum(ASSET_TYPES);
export type AssetType = z.infer<typeof assetTypeSchema>;

/** A SHA-256 as the protocol writes it. */
export const digestSchema = z.string().regex(DIGEST);

export const assetChangeKindSchema = z.enum([
  'added',
  'modified',
  'removed',
  'applied',
  'unchanged',
]);

/**
 * `applied`: the asset did not change, but a Capsule or event that the change adds refers to it.
 * `unchanged`: the change does not concern the asset; all genes are judged.
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

/** Null if one side does not have the value. */
export type GeneDifference = Immutable<z.infer<typeof geneDifferenceSchema>>;
