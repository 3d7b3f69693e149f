import { SCHEMA_VERSION } from '@evomap/gep-sdk';
import type { AssetLimits } from '../assets/limits.ts';
import { identityFindings } from '../audit/claims/content-hash.ts';
import { type PlacedAsset, placeAssets } from './store.ts';
import { applyEdits, insertMember, memberOf, type TextEdit } from './text-edit.ts';

/** A change of an asset's identity, as the summary names it. */
export type IdentityStep = 'schema_version added' | 'asset_id added' | 'asset_id recomputed';

/** An edit of one asset's identity. */
export interface IdentityEdit extends TextEdit {
  readonly step: IdentityStep;
}

/** Adds `schema_version` after `type` if an asset requires one and has none. */
export function addSchemaVersion(text: string, { asset, node }: PlacedAsset): IdentityEdit[] {
  const isMissing = identityFindings(asset, 'fix').some(
    ({ rule }) => rule === 'schema-version-missing',
  );
  const after = memberOf(node, 'type') ?? node.children?.[0];
  const edit = insertMember(text, node, 'schema_version', SCHEMA_VERSION, after);
  return isMissing && edit ? [{ ...edit, step: 'schema_version added' }] : [];
}

/**
 * Sets every wrong `asset_id` of a text to the content hash of its asset. The hash of an asset that
 * contains others depends on theirs, so this repeats until nothing changes.
 *
 * @param addMissing also adds `asset_id` where an asset requires one and has none
 * @returns the new text, and one step for each changed asset
 */
export function identifyAssets(
  path: string,
  text: string,
  limits: AssetLimits,
  addMissing: boolean,
): { readonly text: string; readonly steps: readonly IdentityStep[] } {
  const steps = new Map<number, IdentityStep>();
  let current = text;
  for (let pass = 0; pass <= limits.maxDepth; pass += 1) {
    const edits = placeAssets(path, current, limits).flatMap((placed, index) => {
      const edit = assetIdEdit(current, placed, addMissing);
      if (edit === undefined) return [];
      steps.set(index, steps.get(index) ?? edit.step);
      return edit;
    });
    if (edits.length === 0) break;
    current = applyEdits(current, edits);
  }
  return { text: current, steps: [...steps.values()] };
}

function assetIdEdit(
  text: string,
  { asset, node }: PlacedAsset,
  addMissing: boolean,
): IdentityEdit | undefined {
  for (const { rule, args } of identityFindings(asset, 'fix')) {
    const expected = String(args.expected);
    const old = memberOf(node, 'asset_id');
    if (rule === 'content-hash-mismatch' && old !== undefined) {
      const { start, end } = old;
      return { start, end, text: JSON.stringify(expected), step: 'asset_id recomputed' };
    }
    if (rule === 'content-hash-missing' && addMissing) {
      const edit = insertMember(text, node, 'asset_id', expected);
      return edit && { ...edit, step: 'asset_id added' };
    }
  }
  return undefined;
}
