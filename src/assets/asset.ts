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
  /** The declared id, or a generated one such as `#3` for the third asset of its file. */
  readonly id: string;
  readonly path: string;
  /** Without a prototype, so `__proto__` is an ordinary key. */
  readonly value: JsonObject;
  /** In a sequence of values (JSONL), the first step is the index of one. */
  readonly pointer: Pointer;
  /** An earlier asset of the file has the same type, id and content. */
  readonly copy?: true;
  /** It contains a syntax error, so missing fields may be unread. */
  readonly cut?: true;
  /** The message between agents that contains it. */
  readonly envelope?: JsonObject;
  /** Statements of the objects around it, the innermost first. */
  readonly wrappers?: readonly JsonObject[];
  /**
   * Returns the location of a field, such as `locate(['validation', 0])`, or of its nearest existing
   * ancestor. With a span (offsets in the decoded string), returns the location of that part of the
   * string, even in a source with escapes.
   */
  locate(pointer?: Pointer, span?: Span): Location;
}

export interface Message {
  readonly value: JsonObject;
  readonly location: Location;
}

export interface AssetProblem {
  readonly rule: AssetFileRuleId;
  readonly location: Location;
  /** Completes the rule's message. */
  readonly detail: string;
  readonly id?: string;
  /** Default: the rule's. */
  readonly severity?: Severity;
  /** The base's file has the same problem, and it is not about an asset of the change. */
  readonly before?: true;
}

export interface AssetFile {
  readonly path: string;
  readonly assets: readonly Asset[];
  readonly problems: readonly AssetProblem[];
  /** Each line of a log is one value, so readers that skip other lines find the same assets. */
  readonly lines?: true;
  /** The messages between agents in the file, whatever they contain. */
  readonly messages?: readonly Message[];
  /** Why an audit log's older records are missing in `assets`. */
  readonly unread?: string;
}

/** The asset files of both sides of a change. */
export interface FileSides {
  /** Added or modified by the change, at the audited commit. */
  readonly head: readonly AssetFile[];
  /** Modified or deleted by the change, at the base. */
  readonly base: readonly AssetFile[];
  readonly untouched: readonly AssetFile[];
}

export interface UnreadLog {
  readonly path: string;
  readonly detail: string;
}

export interface AssetChange {
  readonly kind: AssetChangeKind;
  /** At the audited commit; for `removed`, at the base. */
  readonly asset: Asset;
  /**
   * The same asset at the base, for `modified` (and `applied`, where base and head are equal); for
   * `added`, one with the same type and id elsewhere at the base.
   */
  readonly before?: Asset;
}

/** The claims of a change. */
export interface AssetChanges {
  readonly changes: readonly AssetChange[];
  readonly problems: readonly AssetProblem[];
  /** Genes moved unchanged from a seed file into the store; absent without a change. */
  readonly activated?: readonly Asset[];
  /** Asset files of the audited tree, changed or not. */
  readonly files: readonly string[];
  /** In order of path and position; claims can refer to them. */
  readonly present: readonly Asset[];
  /** Logs whose older records are not in `present`, and so unknown. */
  readonly unread: readonly UnreadLog[];
}

/** Keys and indices. */
export type Pointer = readonly (string | number)[];

/** Writes a JSON Pointer (RFC 6901). */
export function pointerText(pointer: Pointer): string {
  return pointer
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

export function subjectOf({ type, id }: Asset): Subject {
  return { type, id };
}

/** Returns the location of a finding about an asset or one of its fields. */
export function placeOf(asset: Asset, field: Pointer = []) {
  return { location: asset.locate(field), subject: subjectOf(asset) };
}
