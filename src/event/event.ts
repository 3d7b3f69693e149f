import type { EventName } from '../model/run.ts';

export interface PullRequest {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  readonly isFork: boolean;
  /** GitHub's count of changed files, compared with the local diff; unknown for reviews. */
  readonly changedFiles?: number;
}

export interface QueuedPull {
  readonly number: number;
  readonly headSha: string;
  readonly isFork: boolean;
}

/** Its parents are right for GitHub's test merge, but its content is not proven. */
export interface UnprovenMerge {
  readonly commit: string;
  /** The end of a sentence. */
  readonly reason: string;
}

export interface DefaultBranch {
  /** Without `refs/heads/`. */
  readonly name: string;
  /** Its tip; for a change of the default branch, the policy commit. */
  readonly commit: string;
}

/** The commits to compare, to audit and run, and to report to. */
export interface GateEvent {
  readonly name: EventName;
  /** Of the working tree. */
  readonly directory: string;
  /** The left side of the diff: a merge base, or the first parent of a test merge. */
  readonly base: string;
  /** The proposed commit; results are always attached to it. */
  readonly head: string;
  /** The audited commit: the head, the test merge, or a tree of uncommitted changes. Commands run on it. */
  readonly audited: string;
  /** The commit with the policy file: the tip of the base branch. */
  readonly policyCommit: string;
  /** True if the author may lack write access or is unknown. Commands then run as the policy requires for forks. */
  readonly isFork: boolean;
  /** Absent unless all of a merge group are known. */
  readonly group?: readonly QueuedPull[];
  /** Checked out but not proven; the head is audited instead. */
  readonly unprovenMerge?: UnprovenMerge;
  /** The name of the base branch, without `refs/heads/`, or another name for a base that is no branch. */
  readonly baseRef: string;
  /** Its policy names the protected branches; unknown for a base that is no branch. */
  readonly defaultBranch?: DefaultBranch;
  readonly pullRequest?: PullRequest;
}

/** True if a commit is audited, false for uncommitted files of the working tree or the index. */
export function isOfCommit({ name }: Pick<GateEvent, 'name'>): boolean {
  return name !== 'worktree' && name !== 'index';
}
