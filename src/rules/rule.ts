import type { Severity } from '../model/finding.ts';
import type { Example } from './example.ts';

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

/** The documentation and the words of one rule. `docs/rules/<id>.md` is generated from it. */
export interface RuleWords<A extends Arguments = Arguments> {
  /** Only where it differs from that of its table. */
  readonly layer?: Layer;
  readonly severity: Severity;
  /** First version of the tool that has the rule, if it is not 0.1.0. */
  readonly since?: string;
  /** An error that a policy may ignore all the same; see {@link mayBeIgnored}. */
  readonly ignorable?: true;
  /** What it finds, as one short sentence without a final full stop. */
  readonly title: string;
  /** Why it matters, one paragraph of markdown. */
  readonly why: string;
  /** An example that the rule objects to; a test holds it to that. */
  readonly wrong: Example;
  /** The same intent, written so that the rule is content; a test holds it to that, too. */
  readonly right: Example;
  /** How a policy changes what the rule does, if it can. */
  readonly configure?: string;
  /** Arguments with counts, positions or limits in their text, which do not identify a finding. */
  readonly counted?: readonly string[];
  /** Arguments that belong to one asset or file alone, and so to no cause that several share. */
  readonly instance?: readonly string[];
  /** One sentence that stands alone: it is shown as an annotation without any context. */
  message(args: A): string;
  /** What to write or do instead. */
  remedy(args: A): string;
}

export interface Rule<A extends Arguments = Arguments> extends RuleWords<A> {
  /** Stable, the name that users write in policies and read in reports. */
  readonly id: string;
  readonly layer: Layer;
  readonly since: string;
  /** The profiles that ask it, in words; absent for a rule that every profile asks. */
  readonly profile?: string;
}

/** The arguments that the words of a rule take. */
export type ArgumentsOf<W> = W extends RuleWords<infer A> ? A : never;

/** Words whose lists of arguments name arguments that there are. */
interface CheckedWords<A extends Arguments> extends RuleWords<A> {
  readonly counted?: readonly (keyof A & string)[];
  readonly instance?: readonly (keyof A & string)[];
}

/** States the type of the arguments of one entry of a table. */
export function rule<A extends Arguments>(words: CheckedWords<A>): RuleWords<A> {
  return words;
}

/**
 * Makes a table of rules, in the order in which they are documented.
 *
 * @param layer of all its rules that do not name their own
 * @param table the words of each rule by its id
 * @param profile of rules that only some profiles ask
 */
export function rules<T extends Readonly<Record<string, RuleWords>>>(
  layer: Layer,
  table: T,
  profile?: string,
) {
  const entries = Object.entries(table).map(([id, words]) => [
    id,
    { id, layer, since: '0.1.0', ...(profile && { profile }), ...words },
  ]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: Rule<ArgumentsOf<T[K]>> };
}

/**
 * Whether a policy may ignore a finding: warnings and notices, and the errors that say so, but none
 * about the policy itself.
 */
export function mayBeIgnored({
  severity,
  layer,
  ignorable,
}: Pick<Rule, 'severity' | 'layer' | 'ignorable'>): boolean {
  return layer !== 'policy' && (severity !== 'error' || ignorable === true);
}
