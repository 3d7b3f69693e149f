import type { ExampleAsset } from './example-asset.ts';
import type { ExampleFiles, PlainFiles } from './example-files.ts';

/**
 * An example in a rule's documentation. It is also a test of the rule, which judges exactly what the
 * page shows.
 *
 * A string is one validation command, judged in the repository that the index of the rules describes, by the
 * profile of the rule's table. An object describes a command with a context, a change, or a
 * promotion.
 *
 * Text that is invisible or too long has a notation that the test expands: `<U+202E>` is that
 * character, `<100 blanks>` and `<3,000 letters>` are that many characters, and `<1,001 times "">`
 * repeats the text. In the path of a file, `<1-61>` stands for that many files.
 */
export type Example = string | CommandExample | ChangeExample | PromotionExample;

interface ExampleTerms {
  /** The text of a policy file; default: the built-in policy. */
  readonly policy?: string;
  /** Other findings, by rule, and why they do not matter for the example. */
  readonly also?: Readonly<Record<string, string>>;
}

/** A command with its context. */
export interface CommandExample extends ExampleTerms {
  /** The value in `validation`, which may be something other than a string. */
  readonly command: unknown;
  /** The context, as in an entry of `audit --commands`. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Files to add to the standard repository, or to replace there. */
  readonly files?: PlainFiles;
  /** Files and directories of the standard repository to leave out. */
  readonly without?: readonly string[];
  /** Judges only what the commit decides. */
  readonly firstHalf?: true;
  /** The contents of files before the change under review. */
  readonly base?: PlainFiles;
}

/** A change of the standard repository, judged by the gate on git commits. */
export interface ChangeExample extends ExampleTerms {
  /** All files of the base commit, if the change is what matters. */
  readonly base?: ExampleFiles;
  /** All files of the head commit. */
  readonly head: ExampleFiles;
  /** The commit of a pull request that is checked out: GitHub's test merge, or one with other content. */
  readonly checkout?: 'test merge' | 'another merge';
  /** The inputs of the action. */
  readonly inputs?: Readonly<Record<string, string | number>>;
  /** How to run what the audit allows; without it, only the audit decides. */
  readonly run?: ExampleRun;
  /** The accounts that approve the pull request with the line `/gene-gate approve`. */
  readonly approvedBy?: readonly string[];
}

export interface ExampleRun {
  /** Installs the dependencies of the standard repository, as `npm ci` does. */
  readonly installed?: true;
  /** The input `prepare` of the action. */
  readonly prepare?: string;
  /** Files on disk that are not in the commit. */
  readonly untracked?: PlainFiles;
  /** What something else writes to the checkout while the first command runs. */
  readonly meanwhile?: PlainFiles;
  /** Cancels the run as soon as the first command has started. */
  readonly cancelled?: true;
  /** The shard, as in `--shard`. */
  readonly shard?: `${number}/${number}`;
}

/** Candidates for promotion and their evidence. */
export interface PromotionExample extends ExampleTerms {
  readonly candidates: readonly ExampleAsset[];
  /** Files of the repository that the candidates are promoted into. */
  readonly files?: ExampleFiles;
  /** The log that counts successes; default: two successes of each Capsule. */
  readonly events?: readonly ExampleAsset[];
  /** The reports that `--report` names. */
  readonly reports?: readonly ExampleAsset[];
}

/** Checks whether an example is a change. */
export function isChangeExample(example: Example): example is ChangeExample {
  return typeof example === 'object' && 'head' in example;
}

/** Checks whether an example is a promotion. */
export function isPromotionExample(example: Example): example is PromotionExample {
  return typeof example === 'object' && 'candidates' in example;
}
