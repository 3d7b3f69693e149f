import type { EventName } from '../model/run.ts';

/** The pull request that a gate run reports on. */
export interface PullRequest {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  readonly isFork: boolean;
  /** GitHub's own count of changed files, a cross-check for the local diff; unknown for reviews. */
  readonly changedFiles?: number;
}

/** A pull request in a merge group. */
export interface QueuedPull {
  readonly number: number;
  readonly headSha: string;
  readonly isFork: boolean;
}

/** A commit with the parents of GitHub's test merge, whose content is not known to be right. */
export interface UnprovenMerge {
  readonly commit: string;
  /** Why it is not proven, as the end of a sentence. */
  readonly reason: string;
}

/** The default branch of the repository. */
export interface DefaultBranch {
  /** Without `refs/heads/`. */
  readonly name: string;
  /** Its tip, or the policy commit of an event into it. */
  readonly commit: string;
}

/** What happened: the commits to compare, the commit to audit and run, and where to report. */
export interface GateEvent {
  readonly name: EventName;
  /** Absolute path of the working tree. */
  readonly directory: string;
  /** Left side of the diff: a merge base, or the first parent of a test merge commit. */
  readonly base: string;
  /** The proposed commit; results are always attached to it. */
  readonly head: string;
  /** What is audited and run: the head, the test merge commit, or a tree of uncommitted changes. */
  readonly audited: string;
  /** The commit whose policy file applies: the tip of the base branch. */
  readonly policyCommit: string;
  /**
   * True if someone without write access may have written the change, or if its origin is not known.
   * Its commands run as the policy demands for forks.
   */
  readonly isFork: boolean;
  /** The pull requests of a merge group, if all of them are known. */
  readonly group?: readonly QueuedPull[];
  /** A merge commit that is checked out but could not be proven; the head is audited instead. */
  readonly unprovenMerge?: UnprovenMerge;
  /** The name of the base branch, without `refs/heads/`; another name for a base without a branch. */
  readonly baseRef: string;
  /** The default branch, whose policy names the protected branches; unknown for a base that is no branch. */
  readonly defaultBranch?: DefaultBranch;
  readonly pullRequest?: PullRequest;
}

/** Whether what is audited is a commit, and not the uncommitted files of the working tree or the index. */
export function isOfCommit({ name }: Pick<GateEvent, 'name'>): boolean {
  return name !== 'worktree' && name !== 'index';
}
