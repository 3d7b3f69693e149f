import type * as Core from '@actions/core';
import type { CheckBinding } from '../github/check-owner.ts';
import type { Conclusion } from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import type { GateReport } from '../report/gate-report.ts';
import type { MarkdownOptions } from '../report/markdown/markdown.ts';
import { clip } from '../report/view/words.ts';

/** When to write a comment: if there are findings, on every run, or never. */
export type CommentMode = 'on-findings' | 'always' | 'never';

/** Nothing is read from the process's environment. */
export interface PublishContext {
  /** The target, or why there is none: no token, or an event without a commit. */
  readonly github: GitHubTarget | { readonly unavailable: string };
  readonly checkName: string;
  /** The input `check-name`. A pull request has one comment for each, whatever its base branch. */
  readonly name: string;
  readonly binding: CheckBinding;
  /** Finds the other open pull requests of the commit, if they share its check run. */
  readonly others?: Others;
  readonly runKey: string;
  readonly detailsUrl?: string;
  readonly repositoryUrl?: string;
  readonly comment: CommentMode;
  /** Offers the proposed fix as suggestions on lines of the pull request. */
  readonly suggestions: boolean;
  /** Absolute path for the result files. */
  readonly outputDirectory: string;
  /** `GITHUB_STEP_SUMMARY`, if the runner sets it. */
  readonly stepSummaryPath?: string;
  readonly core: Pick<
    typeof Core,
    'info' | 'notice' | 'warning' | 'error' | 'startGroup' | 'endGroup' | 'setOutput' | 'saveState'
  >;
}

/** Other open pull requests of a commit into protected branches. */
interface Others {
  /** Rejects if GitHub cannot be asked, or the default branch's policy is unreadable. */
  readonly list: () => Promise<readonly OtherPull[]>;
  /** True if the policy protects several branches, so that results can differ; also true in doubt. */
  readonly canDiffer: () => Promise<boolean>;
}

export interface OtherPull {
  readonly number: number;
  readonly base: string;
}

/** The part of the report in a channel, and the address of the detail; default: the whole. */
export type PublishedPart = Pick<MarkdownOptions, 'part' | 'detailUrl'>;

/** A GateReport with renderers that respect a size limit. */
export interface Publication {
  readonly report: GateReport;
  /** One line: the title of the check run. */
  readonly title: string;
  /** @param maxCharacters limit of the result in UTF-16 units */
  markdown(maxCharacters: number, place?: PublishedPart): string;
  /** Below the page of the check run, if any. */
  text(maxCharacters: number): string | undefined;
}

export type Channel = 'files' | 'check' | 'comment' | 'suggestions' | 'summary';

/** `skipped`: not necessary or not permitted. Reasons are clauses. */
export type ChannelResult =
  | {
      readonly status: 'reached';
      readonly where?: string;
      readonly notes?: readonly string[];
      /** The check run failed only because the other pull requests of the commit could not be seen. */
      readonly unseen?: true;
    }
  | {
      readonly status: 'skipped' | 'failed';
      readonly reason: string;
      /** Sentences. */
      readonly hint?: string;
    };

export function skipped(reason: string): ChannelResult {
  return { status: 'skipped', reason };
}

export interface PublicationResult {
  readonly conclusion: Conclusion;
  readonly digest: string;
  readonly channels: Readonly<Record<Channel, ChannelResult>>;
}

export function withNotes(
  page: (maxCharacters: number) => string,
  notes: readonly string[],
  max: number,
): string {
  if (notes.length === 0) return clip(page(max), max);
  const remarks = clip(`\n\n---\n${notes.map((note) => `- ${note}`).join('\n')}\n`, max);
  const room = max - remarks.length;
  return `${clip(page(room), room)}${remarks}`;
}
