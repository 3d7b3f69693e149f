import type * as Core from '@actions/core';
import type { Conclusion } from '../github/check-run.ts';
import type { GitHubTarget } from '../github/target.ts';
import type { GateReport } from '../report/gate-report.ts';

/** When a comment is written: if there is something to say, on every run, or not at all. */
export type CommentMode = 'on-findings' | 'always' | 'never';

/** Everything that publishing needs; nothing is read from the process. */
export interface PublishContext {
  /** Or why there is none, in words: no token, or an event without a commit. */
  readonly github: GitHubTarget | { readonly unavailable: string };
  readonly checkName: string;
  /** Unique to this run of this step, so that its own check run can be distinguished from another's. */
  readonly runKey: string;
  /** The page of the workflow run. */
  readonly detailsUrl?: string;
  readonly comment: CommentMode;
  /** Absolute path of the folder for the result files. */
  readonly outputDirectory: string;
  /** `GITHUB_STEP_SUMMARY`, if the runner has set it. */
  readonly stepSummaryPath?: string;
  readonly core: Pick<
    typeof Core,
    'info' | 'notice' | 'warning' | 'error' | 'startGroup' | 'endGroup' | 'setOutput' | 'saveState'
  >;
}

/** A GateReport with its renderings; the renderer keeps to the budget it is given. */
export interface Publication {
  readonly report: GateReport;
  /** One line. */
  readonly title: string;
  /** @param maxCharacters UTF-16 units that the result may have */
  markdown(maxCharacters: number): string;
}

export type Channel = 'files' | 'check' | 'comment' | 'summary';

/** `skipped`: there was no need to, or no right to any more. Reasons are sentences' ends. */
export type ChannelResult =
  | { readonly status: 'reached'; readonly where?: string; readonly notes?: readonly string[] }
  | { readonly status: 'skipped' | 'failed'; readonly reason: string };

export interface PublicationResult {
  readonly conclusion: Conclusion;
  /** `sha256:` of the report. */
  readonly digest: string;
  readonly channels: Readonly<Record<Channel, ChannelResult>>;
}
