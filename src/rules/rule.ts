import type { Harm, Severity } from '../model/finding.ts';
import type { RuleGroup } from '../model/verdict.ts';
import type { Example } from './example.ts';
import { inCode } from './quoted.ts';

/** The part of the gate of a rule; numbers are the layers of the `workspace` profile. */
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

/** A text with arguments by name in braces, lists as code; or a function. */
type Text<A extends Arguments> = string | TextOf<A>['text'];

interface TextOf<A extends Arguments> {
  text(args: A): string;
}

/** The documentation and texts of one rule, from which `docs/rules/<id>.md` is generated. */
export interface RuleWords<A extends Arguments = Arguments, S extends Severity = Severity> {
  readonly severity: S;
  /** Default: the layer of the table. */
  readonly layer?: Layer;
  /** Default: the harm given by {@link rules}. */
  readonly harm?: Harm;
  /** An error that a policy may ignore, or only as a warning; see {@link mayBeIgnored}. */
  readonly ignorable?: true | 'as warning';
  /** A group that a policy can make less strict; see {@link mayBeSoftened}. */
  readonly group?: RuleGroup;
  /** An error after which no command of the change, or of its gene, runs: it is unknown what would run. */
  readonly forbidsRunning?: 'change' | 'gene';
  /**
   * A finding about an approval: `needed` neither fails nor passes by itself; `waits` says that one is pending.
   */
  readonly approval?: 'needed' | 'waits';
  /**
   * How much of the asset file of the problem is known: `unread`: a part was not read; `misread`: a part may
   * have another value; `ambiguous`: programs understand it differently; `known`: nothing is hidden.
   */
  readonly content?: 'unread' | 'misread' | 'ambiguous' | 'known';
  /** The asset is not the one that it claims to be: nothing else can confirm it. */
  readonly otherAsset?: true;
  /** A finding about an agent file that fails with `agent_files.level: error`. */
  readonly failsByLevel?: true;
  /** A finding that the list of automatic commands words itself. */
  readonly listed?: true;
  /** A message that is never cut, since a person approves its list. */
  readonly shownWhole?: true;
  /** A warning that `fail_on` does not count. */
  readonly advice?: true;
  /** An error that leaves the gate undecided: the verdict is `error`. */
  readonly undecided?: true;
  /**
   * Only a person can resolve it, by an approval or an edit of the policy, a workflow, the audit log or
   * the gate's machine. The author of the change resolves all other findings.
   */
  readonly actor?: 'human';
  /** The allowed command changes files: its risk is `write`. */
  readonly writes?: true;
  /**
   * The kind of a lexer's problem for the `curated` profile; it ends the first command, unless it is
   * inside a word.
   */
  readonly shape?: 'operator' | 'redirection' | 'multiline' | 'substitution' | 'unreadable';
  /** The repository lacks what a command needs: it cannot run, but would do no harm. */
  readonly absent?: true;
  /** A rule about characters, which also applies to other texts than commands. */
  readonly anyText?: true;
  /** A rule about a flag without which the command keeps its purpose. */
  readonly removable?: true;
  /** A command that can pass without checking anything: no evidence for a promotion. */
  readonly idle?: true;
  /** Missing evidence: a promotion quarantines the candidate. */
  readonly unproven?: true;
  /** A short statement without a full stop. */
  readonly title: string;
  /** Why it matters, as one paragraph of Markdown. */
  readonly why: string;
  /** An example that the rule reports, as a test checks. */
  readonly wrong: Example;
  /** The same intent without a finding, as a test checks. */
  readonly right: Example;
  /** How a policy configures the rule. */
  readonly configure?: string;
  /** Arguments with counts, positions, or limits, which do not identify a finding. */
  readonly counted?: readonly string[];
  /** Arguments of one asset or file, which are not part of a shared cause. */
  readonly instance?: readonly string[];
  /**
   * The shared cause of several rules that report one problem. Default: the rule and its arguments
   * without {@link instance}.
   */
  cause?(args: A): string;
  /** One sentence that is clear without context: annotations show it alone. */
  readonly message: Text<A>;
  /** An imperative that the gate must accept. */
  readonly remedy: Text<A>;
}

export interface Rule<A extends Arguments = Arguments, S extends Severity = Severity>
  extends RuleWords<A, S> {
  /** The stable name in policies and reports. */
  readonly id: string;
  readonly layer: Layer;
  readonly harm: Harm;
  /** The profiles that apply the rule, as text; absent for all. */
  readonly profile?: string;
  message(args: A): string;
  remedy(args: A): string;
}

export type ArgumentsOf<W> = W extends RuleWords<infer A> ? A : never;

/** Texts of a rule, with `counted` and `instance` limited to the names of its arguments. */
interface CheckedWords<A extends Arguments> extends Omit<RuleWords<A>, 'severity'> {
  readonly counted?: readonly (keyof A & string)[];
  readonly instance?: readonly (keyof A & string)[];
}

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Declares one entry of a table. By default its arguments are the strings that both texts name. */
interface Declare<S extends Severity> {
  <const M extends string, const R extends string>(
    words: CheckedWords<Record<NamesIn<M | R>, string>> & { message: M; remedy: R },
  ): RuleWords<Record<NamesIn<M | R>, string>, S>;
  <A extends Arguments>(words: CheckedWords<A>): RuleWords<A, S>;
}

function declare<S extends Severity>(severity: S): Declare<S> {
  return (words: object) => ({ severity, ...words }) as RuleWords<Arguments, S>;
}

export const rule = declare('error');
export const warning = declare('warning');
export const notice = declare('notice');

/**
 * Creates a table of rules, in the order of the documentation.
 * @param layer default of all rules
 * @param harm default of errors; other rules default to bookkeeping
 * @param table the rules by id
 * @param profile the profiles that apply the rules; default: all
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

/** Returns the text of given arguments. */
export function textOf(text: Text<Arguments>): (args: Arguments) => string {
  if (typeof text !== 'string') return text;
  return (args) =>
    text.replace(/\{(\w+)\}/g, (name, key) => {
      const value = args[key] ?? name;
      return typeof value === 'object' ? inCode(value) : String(value);
    });
}

/**
 * Whether a policy may ignore a rule: warnings, notices, and ignorable errors, but no rule about the
 * policy itself.
 */
export function mayBeIgnored({
  severity,
  layer,
  ignorable,
}: Pick<Rule, 'severity' | 'layer' | 'ignorable'>): boolean {
  return layer !== 'policy' && (severity !== 'error' || ignorable === true);
}

/** A change that waits for an approval unless a file is restored. */
export type Restorable = {
  path: string;
  /** Set once no approval is pending. */
  approval?: 'given' | 'not required';
};

export function approveOrRestore({ path, approval }: Restorable): string {
  if (approval === 'given') return 'No action is required: the change is approved.';
  if (approval) return `Restore \`${path}\` unless this is intended.`;
  return `Restore \`${path}\`, or ask a person with write access to approve the change.`;
}

/** Whether a policy may make a rule less strict: rules of a group, and those that it may ignore. */
export function mayBeSoftened(
  rule: Pick<Rule, 'severity' | 'layer' | 'ignorable' | 'group'>,
): boolean {
  return rule.group !== undefined || mayBeIgnored(rule);
}
