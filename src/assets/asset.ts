import type { AssetChangeKind, AssetType } from '../model/asset.ts';
import type { Location, Severity, Span, Subject } from '../model/finding.ts';
import type { AssetFileRuleId } from '../rules/asset-file.ts';

/** @returns `a Gene`, `an EvolutionEvent` */
export function withArticle(type: AssetType): string {
  return `${/^[AE]/.test(type) ? 'an' : 'a'} ${type}`;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A Gene, Capsule or EvolutionEvent, with its location in the file. */
export interface Asset {
  readonly type: AssetType;
  /** The declared id, or a generated one such as `#3` (third asset of its file) if it has none. */
  readonly id: string;
  readonly path: string;
  /** The parsed object; created without a prototype, so `__proto__` is an ordinary key. */
  readonly value: JsonObject;
  /** Where it is in its file; in a sequence of values (JSONL), the first step is the index of one. */
  readonly pointer: Pointer;
  /** An earlier asset of the file has the same type, id and content. */
  readonly copy?: true;
  /** A syntax error lies inside it, so missing fields may just not have been read. */
  readonly cut?: true;
  /** The message between agents that contains it. */
  readonly envelope?: JsonObject;
  /** What the objects that wrap it state about it, the innermost first. */
  readonly wrappers?: readonly JsonObject[];
  /**
   * Returns the location of a field, for example `locate(['validation', 0])`, or of its nearest
   * existing ancestor. With a span (offsets in the decoded string), returns the location of that part
   * of the string, even if the source has escapes.
   */
  locate(pointer?: Pointer, span?: Span): Location;
}

/** A message between agents, and its location. */
export interface Message {
  readonly value: JsonObject;
  readonly location: Location;
}

export interface AssetProblem {
  readonly rule: AssetFileRuleId;
  readonly location: Location;
  /** What was found; completes the rule's message. */
  readonly detail: string;
  readonly id?: string;
  /** Default: that of the rule. */
  readonly severity?: Severity;
  /** The file has the same problem at the base, and it is not about an asset of the change. */
  readonly before?: true;
}

/** The assets of one file, and its problems. */
export interface AssetFile {
  readonly path: string;
  readonly assets: readonly Asset[];
  readonly problems: readonly AssetProblem[];
  /** Each line of a log is one value, so that readers that skip other lines find the same assets. */
  readonly lines?: true;
  /** The messages between agents in the file, whatever they contain. */
  readonly messages?: readonly Message[];
  /** Of an audit log: why records are missing that were appended before those in `assets`. */
  readonly unread?: string;
}

/** An audit log of which not every record was read. */
export interface UnreadLog {
  readonly path: string;
  readonly detail: string;
}

export interface AssetChange {
  readonly kind: AssetChangeKind;
  /** The asset at the audited commit; for `removed`, the asset at the base. */
  readonly asset: Asset;
  /**
   * The same asset at the base, for `modified` (and `applied`, where base and head are equal); for
   * `added`, an asset with the same type and id elsewhere at the base, if any.
   */
  readonly before?: Asset;
}

/** The claims of a change. */
export interface AssetChanges {
  readonly changes: readonly AssetChange[];
  readonly problems: readonly AssetProblem[];
  /** Genes that move from a seed file into the store, otherwise unchanged; absent without a change. */
  readonly activated?: readonly Asset[];
  /** Asset files of the audited tree, changed or not. */
  readonly files: readonly string[];
  /** All assets in those files, by path and position: what a claim can refer to. */
  readonly present: readonly Asset[];
  /** The logs whose older records are not in `present`: what they say is unknown, not absent. */
  readonly unread: readonly UnreadLog[];
}

/** The keys and indices that lead to a value. */
export type Pointer = readonly (string | number)[];

/** Writes a JSON Pointer (RFC 6901). */
export function pointerText(pointer: Pointer): string {
  return pointer
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Says which asset a finding is about. */
export function subjectOf({ type, id }: Asset): Subject {
  return { type, id };
}

/** Returns where a finding about an asset, or about one of its fields, stands. */
export function placeOf(asset: Asset, field: Pointer = []) {
  return { location: asset.locate(field), subject: subjectOf(asset) };
}
