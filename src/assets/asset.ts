import type { AssetChangeKind, AssetType } from '../model/asset.ts';
import type { Location, Span } from '../model/finding.ts';
import type { AssetFileRuleId } from '../rules/asset-file.ts';

/** @returns `a Gene`, `an EvolutionEvent` */
export function withArticle(type: AssetType): string {
  return `${type.startsWith('E') ? 'an' : 'a'} ${type}`;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A Gene, Capsule or EvolutionEvent, with where it stands in its file. */
export interface Asset {
  readonly type: AssetType;
  /** The declared id, or a made-up one such as `#3` (third asset of its file) when there is none. */
  readonly id: string;
  readonly path: string;
  /** The parsed object; made without a prototype, so `__proto__` is a key like any other. */
  readonly value: JsonObject;
  /** An error of the file lies inside it: what it lacks may only not have been read. */
  readonly cut?: true;
  /**
   * The place of a field, for example `locate(['validation', 0])`; of its nearest existing ancestor
   * where the field is missing. With a span (offsets in the decoded string value), the place of
   * that part of the string, even where the source has escapes.
   */
  locate(pointer?: readonly (string | number)[], span?: Span): Location;
}

export interface AssetProblem {
  readonly rule: AssetFileRuleId;
  readonly location: Location;
  /** What was found, in words that complete the rule's message. */
  readonly detail: string;
  readonly id?: string;
}

/** One file's assets, and what is wrong with the rest of it. */
export interface AssetFile {
  readonly path: string;
  readonly assets: readonly Asset[];
  readonly problems: readonly AssetProblem[];
}

export interface AssetChange {
  readonly kind: AssetChangeKind;
  /** The asset at the audited commit; for `removed`, the asset at the base. */
  readonly asset: Asset;
  /**
   * The same asset at the base, for `modified` (and `applied`, where base and head are equal); for
   * `added`, one of the same type and id that the base has in another place, if any.
   */
  readonly before?: Asset;
}

/** Everything the change claims. */
export interface AssetChanges {
  readonly changes: readonly AssetChange[];
  readonly problems: readonly AssetProblem[];
  /** Asset files of the audited tree, whether they changed or not. */
  readonly files: readonly string[];
  /** All assets in those files, by path and place: what a claim can refer to. */
  readonly present: readonly Asset[];
  /** All assets in the asset files of the base, by path and place. */
  readonly past: readonly Asset[];
}
