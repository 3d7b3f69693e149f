import type { Harm, Severity } from '../model/finding.ts';
import type { RuleGroup } from '../model/level.ts';
import type { Example } from './example.ts';
import { inCode } from './quoted.ts';

/** The part of the gate that a rule belongs to; numbers are the layers of the `workspace` profile. */
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

/** A text about a finding: with arguments by name in braces, lists as code, or a function if that is not enough. */
type Text<A extends Arguments> = string | TextOf<A>['text'];

interface TextOf<A extends Arguments> {
  text(args: A): string;
}

/** The documentation and the texts of one rule. `docs/rules/<id>.md` is generated from it. */
export interface RuleWords<A extends Arguments = Arguments, S extends Severity = Severity> {
  readonly severity: S;
  /** Set only if it differs from the layer of the table. */
  readonly layer?: Layer;
  /** Set only if it differs from what {@link rules} gives it. */
  readonly harm?: Harm;
  /** Set on an error that a policy may ignore, or only where it is reported as a warning; see {@link mayBeIgnored}. */
  readonly ignorable?: true | 'as warning';
  /** The group of rules that a policy can make less strict; see {@link mayBeSoftened}. */
  readonly group?: RuleGroup;
  /** Set on an error after which no command of the change, or of its gene, runs: it is not known what would run. */
  readonly forbidsRunning?: 'change' | 'gene';
  /**
   * Set on a finding about an approval: it needs one, so that it neither fails nor passes by itself, or it says
   * that one is waited for.
   */
  readonly approval?: 'needed' | 'waits';
  /**
   * How much of the asset file of the problem is known: a part was not read; all was read, but a part may be
   * another value; all of it is known, but programs understand it differently; or nothing is hidden.
   */
  readonly content?: 'unread' | 'misread' | 'ambiguous' | 'known';
  /** Set on a finding that an asset is not the one that it says: nothing else can confirm the asset. */
  readonly otherAsset?: true;
  /** Set on a finding about an agent file that fails with `agent_files.level: error`. */
  readonly failsByLevel?: true;
  /** Set on a finding that the list of automatic commands says in its own words. */
  readonly listed?: true;
  /** Set on a finding whose message is never cut, since a person approves what it lists. */
  readonly shownWhole?: true;
  /** Set on a warning that `fail_on` does not count. */
  readonly advice?: true;
  /** Set on an error that means that the gate could not decide: the verdict is `error`. */
  readonly undecided?: true;
  /**
   * Set if only a person resolves a finding: it takes an approval, or an edit of the policy, a workflow,
   * the audit log or the machine that runs the gate. All other findings are resolved by who wrote the change.
   */
  readonly actor?: 'human';
  /** Set on a finding about an allowed command that changes files: the risk of the command is `write`. */
  readonly writes?: true;
  /** What a problem of the lexer is to the `curated` profile; it ends the first command, unless it is inside a word. */
  readonly shape?: 'operator' | 'redirection' | 'multiline' | 'substitution' | 'unreadable';
  /** Set on an error that the repository lacks what a command needs: it cannot run, but would do no harm. */
  readonly absent?: true;
  /** Set on a rule about characters, which also applies to a text that is not a shell command. */
  readonly anyText?: true;
  /** Set on a rule about a flag without which the command still says what it is for. */
  readonly removable?: true;
  /** Set on a warning of a command that can pass without checking anything: no evidence for a promotion. */
  readonly idle?: true;
  /** Set on an error that means that evidence is missing: a promotion quarantines the candidate. */
  readonly unproven?: true;
  /** What the rule finds, as a short statement without a full stop. */
  readonly title: string;
  /** Why it matters, as one paragraph of Markdown. */
  readonly why: string;
  /** An example that the rule reports; a test checks it. */
  readonly wrong: Example;
  /** The same intent, written so that the rule reports nothing; a test checks it. */
  readonly right: Example;
  /** How a policy configures the rule, if it can. */
  readonly configure?: string;
  /** Arguments whose text contains counts, positions, or limits, which do not identify a finding. */
  readonly counted?: readonly string[];
  /** Arguments that are specific to one asset or file, so they are not part of a shared cause. */
  readonly instance?: readonly string[];
  /**
   * What the findings of the rule have in common with those of other rules: one problem that several rules
   * report is one cause. Default: the rule and its arguments without {@link instance}.
   */
  cause?(args: A): string;
  /** One sentence that is clear without context, because annotations show it alone. */
  readonly message: Text<A>;
  /** What to write or do instead, as an imperative; the gate must accept it. */
  readonly remedy: Text<A>;
}

export interface Rule<A extends Arguments = Arguments, S extends Severity = Severity>
  extends RuleWords<A, S> {
  /** The stable name that users write in policies and read in reports. */
  readonly id: string;
  readonly layer: Layer;
  readonly harm: Harm;
  /** The profiles that apply the rule, as text; absent if every profile applies it. */
  readonly profile?: string;
  message(args: A): string;
  remedy(args: A): string;
}

/** The arguments of a rule's texts. */
export type ArgumentsOf<W> = W extends RuleWords<infer A> ? A : never;

/** Texts of a rule, with `counted` and `instance` limited to the names of its arguments. */
interface CheckedWords<A extends Arguments> extends Omit<RuleWords<A>, 'severity'> {
  readonly counted?: readonly (keyof A & string)[];
  readonly instance?: readonly (keyof A & string)[];
}

/** The names in braces in a text. */
type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Declares one entry of a table. Its arguments are the strings that both texts name, unless they have a type. */
interface Declare<S extends Severity> {
  <const M extends string, const R extends string>(
    words: CheckedWords<Record<NamesIn<M | R>, string>> & { message: M; remedy: R },
  ): RuleWords<Record<NamesIn<M | R>, string>, S>;
  <A extends Arguments>(words: CheckedWords<A>): RuleWords<A, S>;
}

function declare<S extends Severity>(severity: S): Declare<S> {
  return (words: object) => ({ severity, ...words }) as RuleWords<Arguments, S>;
}

/** Declares an error. */
export const rule = declare('error');
export const warning = declare('warning');
export const notice = declare('notice');

/**
 * Creates a table of rules, in the order of the documentation.
 *
 * @param layer the layer of all rules that do not set their own
 * @param harm of the errors that do not set their own; other rules are bookkeeping, unless they do
 * @param table the texts of each rule, by rule id
 * @param profile the profiles that apply the rules, if not every profile does
 */
export function rules<T extends Readonly<Record<string, RuleWords>>>(
  layer: Layer,
  harm: Harm,
  table: T,
  profile?: string,
) {
  const entries = Object.entries(table).map(([id, words]) => [
    id,
    {
      ...{ id, layer, ...(profile && { profile }) },
      harm: words.severity === 'error' ? harm : 'bookkeeping',
      ...words,
      message: textOf(words.message),
      remedy: textOf(words.remedy),
    },
  ]);
  return Object.fromEntries(entries) as {
    readonly [K in keyof T]: Rule<ArgumentsOf<T[K]>, T[K]['severity']>;
  };
}

/** Returns what writes a text with the arguments of a finding. */
function textOf(text: Text<Arguments>): (args: Arguments) => string {
  if (typeof text !== 'string') return text;
  return (args) =>
    text.replace(/\{(\w+)\}/g, (name, key) => {
      const value = args[key] ?? name;
      return typeof value === 'object' ? inCode(value) : String(value);
    });
}

/**
 * Checks whether a policy may ignore the findings of a rule: warnings, notices, and errors marked
 * as ignorable, except for rules about the policy itself.
 */
export function mayBeIgnored({
  severity,
  layer,
  ignorable,
}: Pick<Rule, 'severity' | 'layer' | 'ignorable'>): boolean {
  return layer !== 'policy' && (severity !== 'error' || ignorable === true);
}

/**
 * Checks whether a policy may make a rule less strict: the rules of a group, and those that it may
 * ignore.
 */
export function mayBeSoftened(
  rule: Pick<Rule, 'severity' | 'layer' | 'ignorable' | 'group'>,
): boolean {
  return rule.group !== undefined || mayBeIgnored(rule);
}
