import type { EventName } from '../model/run.ts';
/** The pull request that a gate run speaks about. */
export interface PullRequest {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  readonly isFork: boolean;
  /** GitHub's own count of changed files, a cross-check for the local diff; unknown after a review. */
  readonly changedFiles?: number;
}

/** What happened: which commits are compared, which one is audited and run, and what to attach to. */
export interface GateEvent {
  readonly name: EventName;
  /** Absolute path of the work tree. */
  readonly directory: string;
  /** Left side of the diff: a merge base, or the first parent of a test merge. */
  readonly base: string;
  /** The proposed commit; results are always attached to it. */
  readonly head: string;
  /** What is audited and run: the head, the test merge, or a tree made of uncommitted changes. */
  readonly audited: string;
  /** The commit whose policy file decides: the tip of the base branch. */
  readonly policyCommit: string;
  readonly pullRequest?: PullRequest;
}
