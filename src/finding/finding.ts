import type { Severity, Span, Subject, Suppression } from '../model/finding.ts';
import type { Location } from '../model/location.ts';

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

/** The arguments of a rule's message: plain data, safe to serialise. */
export type Arguments = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * What a rule found. Words are not stored here: a finding carries the rule and the arguments of its
 * message, and {@link describe} turns them into sentences in one place.
 */
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
