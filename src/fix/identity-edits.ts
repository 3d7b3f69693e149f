import { SCHEMA_VERSION } from '@evomap/gep-sdk';
import { type Asset, pointerText } from '../assets/asset.ts';
import { type PlacedAsset, readAssetNodes } from '../assets/file.ts';
import type { AssetLimits } from '../assets/source.ts';
import { hashFindings, identityFindings } from '../audit/claims/content-hash.ts';
import type { Edit } from '../model/edit.ts';
import { applyEdits, insertMember, memberOf, type TextEdit } from './text-edit.ts';

/** A change of an asset's identity, in the words of the summary. */
export type IdentityStep = 'schema_version added' | 'asset_id added' | 'asset_id recomputed';

export interface IdentityEdit extends TextEdit {
  readonly step: IdentityStep;
}

/** Adds a missing `schema_version` after `type`, if the asset requires one. */
export function addSchemaVersion(text: string, { asset, node }: PlacedAsset): IdentityEdit[] {
  const isMissing = identityFindings(asset, 'fix').some(
    ({ rule }) => rule === 'schema-version-missing',
  );
  const after = memberOf(node, 'type') ?? node.children?.[0];
  const member = { name: 'schema_version', value: SCHEMA_VERSION };
  const edit = insertMember(text, node, member, after);
  return isMissing && edit ? [{ ...edit, step: 'schema_version added' }] : [];
}

/** The assets that {@link identifyAssets} changes, and the limits. */
export interface IdentityTerms {
  readonly limits: AssetLimits;
  /** Also adds a missing `asset_id`, if the asset requires one. */
  readonly addMissing: boolean;
  readonly includes: (asset: Asset) => boolean;
}

/** A text with correct hashes. */
export interface IdentifiedText {
  readonly text: string;
  readonly assets: readonly Asset[];
  readonly steps: readonly IdentityStep[];
  readonly edits: readonly Edit[];
}

/**
 * Replaces every wrong `asset_id` in a text by the asset's content hash. The hash of an asset depends on the
 * assets inside it, so this repeats until nothing changes.
 */
export function identifyAssets(
  path: string,
  text: string,
  { limits, addMissing, includes }: IdentityTerms,
): IdentifiedText {
  const steps = new Map<number, IdentityStep>();
  let old: readonly unknown[] | undefined;
  let current = text;
  let assets: readonly Asset[] = [];
  for (let pass = 0; pass <= limits.maxDepth; pass += 1) {
    const placed = readAssetNodes(path, current, limits);
    assets = placed.map(({ asset }) => asset);
    old ??= assets.map(({ value }) => value.asset_id);
    const edits = placed.flatMap((each, index) => {
      const edit = includes(each.asset) ? assetIdEdit(current, each, addMissing) : undefined;
      if (edit === undefined) return [];
      steps.set(index, steps.get(index) ?? edit.step);
      return edit;
    });
    if (edits.length === 0) break;
    current = applyEdits(current, edits);
  }
  return {
    text: current,
    assets,
    steps: [...steps.values()],
    edits: assets.flatMap(({ pointer, value }, index) => {
      const before = old?.[index];
      if (typeof before !== 'string' || !steps.has(index)) return [];
      const place = { path, pointer: pointerText([...pointer, 'asset_id']) };
      return { ...place, old: before, new: [String(value.asset_id)], fix: true };
    }),
  };
}

function assetIdEdit(
  text: string,
  { asset, node }: PlacedAsset,
  addMissing: boolean,
): IdentityEdit | undefined {
  const found = addMissing ? identityFindings(asset, 'fix') : hashFindings(asset, 'fix');
  for (const { rule, severity, args } of found) {
    const expected = String(args.expected);
    const old = memberOf(node, 'asset_id');
    if (rule === 'content-hash-mismatch' && old !== undefined) {
      if (severity === 'notice' && !addMissing) continue;
      const { start, end } = old;
      return { start, end, text: JSON.stringify(expected), step: 'asset_id recomputed' };
    }
    if (rule === 'content-hash-missing' && addMissing) {
      const edit = insertMember(text, node, { name: 'asset_id', value: expected });
      return edit && { ...edit, step: 'asset_id added' };
    }
  }
  return undefined;
}
