import type { ExampleAsset, ExampleFiles, PlainFiles } from './example-asset.ts';

/**
 * An example in a rule's documentation, and a test of the rule: it judges exactly what the page shows.
 *
 * A string is one validation command, judged in the repository shown in the index of the rules, by the
 * profile of the rule's table. An object describes a command with a context, a change, or a promotion.
 *
 * The test expands notations for invisible or long text: `<U+202E>` is that character, `<100 blanks>`
 * and `<3,000 letters>` are that many characters, `<1,001 times "">` repeats the text, and `<1-61>` in
 * a path stands for that many files.
 */
export type Example = string | CommandExample | ChangeExample | PromotionExample;

interface ExampleTerms {
  /** Default: the built-in policy. */
  readonly policy?: string;
  /** Other findings, by rule, and why they do not matter here. */
  readonly also?: Readonly<Record<string, string>>;
}

export interface CommandExample extends ExampleTerms {
  /** May be something other than a string. */
  readonly command: unknown;
  /** As in an entry of `audit --commands`. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Files to add to the standard repository, or to replace there. */
  readonly files?: PlainFiles;
  /** Files and directories of the standard repository to leave out. */
  readonly without?: readonly string[];
  /** Stops at what the commit alone decides. */
  readonly firstHalf?: true;
  /** Files before the change under review. */
  readonly base?: PlainFiles;
}

/** A change of the standard repository, judged by the gate on git commits. */
export interface ChangeExample extends ExampleTerms {
  readonly base?: ExampleFiles;
  readonly head: ExampleFiles;
  /** The checked-out merge commit: GitHub's test merge, or one with other content. */
  readonly checkout?: 'test merge' | 'another merge';
  /** Inputs of the action. */
  readonly inputs?: Readonly<Record<string, string | number>>;
  /** How to run what the audit allows; without it, only the audit decides. */
  readonly run?: ExampleRun;
  /** Accounts that comment `/gene-gate approve` on the pull request. */
  readonly approvedBy?: readonly string[];
}

export interface ExampleRun {
  /** Installs the dependencies of the standard repository, as `npm ci` does. */
  readonly installed?: true;
  /** The action's input `prepare`. */
  readonly prepare?: string;
  /** Files on disk that are not in the commit. */
  readonly untracked?: PlainFiles;
  /** Files written to the checkout by something else during the first command. */
  readonly meanwhile?: PlainFiles;
  /** Cancels the run as soon as the first command has started. */
  readonly cancelled?: true;
  /** As in `--shard`. */
  readonly shard?: `${number}/${number}`;
}

export interface PromotionExample extends ExampleTerms {
  readonly candidates: readonly ExampleAsset[];
  /** Files of the repository that the candidates are promoted into. */
  readonly files?: ExampleFiles;
  /** Default: two successes of each Capsule. */
  readonly events?: readonly ExampleAsset[];
  /** The reports named by `--report`. */
  readonly reports?: readonly ExampleAsset[];
}

export function isChangeExample(example: Example): example is ChangeExample {
  return typeof example === 'object' && 'head' in example;
}

export function isPromotionExample(example: Example): example is PromotionExample {
  return typeof example === 'object' && 'candidates' in example;
}
