/**
 * What a rule found. Words are not stored here: a finding carries the rule and the arguments of its
 * message, and {@link describe} turns them into sentences in one place.
 */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Which part of the gate a rule belongs to; numbers are the layers of the `workspace` profile. */
export type Layer =
  | 'syntax'
  | 'program'
  | 'invocation'
  | 'target'
  | 'asset'
  | 'change'
  | 'policy'
  | 'run'
  | 'promotion'
  | 1
  | 2
  | 3;

/** A place in a file of the audited tree. Lines and columns count from 1; columns are UTF-16 units. */
export interface Location {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** Which asset and which of its commands a finding is about. */
export interface Subject {
  readonly type?: string;
  readonly id?: string;
  readonly command?: string;
}

/** A half-open range of UTF-16 offsets inside one command string; its first column is `start + 1`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The arguments of a rule's message: plain data, safe to serialise. */
export type Arguments = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Why a finding does not count, by the policy. */
export interface Suppression {
  readonly reason: string;
  /** The last day on which it does not count, as `2027-01-31` (UTC). */
  readonly expires: string;
}

export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly layer: Layer;
  readonly args: Arguments;
  readonly location?: Location;
  /** Where in the command string, when the finding is about a command. */
  readonly span?: Span;
  readonly subject?: Subject;
  /** Still shown, but it changes no verdict. */
  readonly suppressed?: Suppression;
}
