import type { StoredAnnotation } from './annotation-rules.ts';
import type { Identity } from './tokens.ts';

export interface CheckRun {
  readonly id: number;
  readonly app: { readonly id: number; readonly slug: string };
  name: string;
  readonly head_sha: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  external_id: string;
  details_url: string | null;
  started_at: string | null;
  completed_at: string | null;
  output: { title: string | null; summary: string | null; text: string | null };
  readonly annotations: StoredAnnotation[];
  /** The one that GitHub Actions itself makes for a job, under the job's name. */
  readonly ofJob?: true;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly user: Identity['user'];
  body: string;
}

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot';
}

export type ReviewState = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';

export interface Review {
  readonly id: number;
  readonly pull: number;
  readonly user: Account;
  state: ReviewState;
  body: string;
  readonly commit_id: string;
  readonly submitted_at: string;
  /** Only GraphQL shows it. */
  lastEditedAt: string | null;
}

/** `permission` of a collaborator; `maintain` is shown as write, and `triage` as read. */
export type Permission = 'admin' | 'write' | 'read' | 'none';

export interface PullRequest {
  readonly head: string;
  readonly user: Account;
  readonly changedFiles?: number;
}

/** What one repository on GitHub holds; tests may read and change all of it. */
export class State {
  readonly htmlUrl: string;
  readonly checkRuns: CheckRun[] = [];
  readonly comments: Comment[] = [];
  /** In the order in which they were submitted. */
  readonly reviews: Review[] = [];
  /** Accounts, by login, and what they may do here. */
  readonly accounts = new Map<string, { readonly account: Account; permission: Permission }>();
  /** Head commits of pull requests, by number. */
  readonly pulls = new Map<number, PullRequest>();
  /** Commits that checks may be attached to. */
  readonly commits = new Set<string>();
  /** Some servers silently keep a completed check run completed. */
  reopensChecks = true;
  #lastId = 1000;

  constructor(htmlUrl: string) {
    this.htmlUrl = htmlUrl;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Opens a pull request, or pushes to it. */
  push(number: number, head: string, differences: Partial<PullRequest> = {}): void {
    this.commits.add(head);
    const { user = this.person('author', 'write'), changedFiles } = {
      ...this.pulls.get(number),
      ...differences,
    };
    this.pulls.set(number, { head, user, ...(changedFiles !== undefined && { changedFiles }) });
  }

  /** Somebody with an account and, perhaps, access. */
  person(login: string, permission: Permission = 'none', type: Account['type'] = 'User'): Account {
    const known = this.accounts.get(login);
    if (known !== undefined) return known.account;
    const account = { id: this.nextId(), login, type };
    this.accounts.set(login, { account, permission });
    return account;
  }

  /** Submits a review of the newest commit. */
  review(user: Account, pull: number, state: ReviewState, body = ''): Review {
    const at = Date.UTC(2026, 0, 1) + this.nextId() * 1000;
    const review: Review = {
      id: this.nextId(),
      pull,
      user,
      state,
      body,
      commit_id: this.pulls.get(pull)?.head ?? '',
      submitted_at: new Date(at).toISOString().replace('.000Z', 'Z'),
      lastEditedAt: null,
    };
    this.reviews.push(review);
    return review;
  }

  /** Writes a comment as somebody. */
  comment({ user }: Pick<Identity, 'user'>, issue: number, body: string): Comment {
    const comment = { id: this.nextId(), issue, user, body };
    this.comments.push(comment);
    return comment;
  }
}
