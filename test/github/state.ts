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
  /** The check run that GitHub Actions itself creates for a job, under the job's name. */
  readonly ofJob?: true;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly user: Identity['user'];
  body: string;
}

/** A comment on lines of a pull request's difference. */
export interface ReviewComment {
  readonly id: number;
  readonly pull: number;
  readonly user: Identity['user'];
  readonly path: string;
  readonly start_line: number | null;
  readonly line: number;
  /** The line itself. */
  readonly text: string;
  readonly body: string;
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
  /** Visible only in GraphQL. */
  lastEditedAt: string | null;
}

/** `permission` of a collaborator; `maintain` is shown as write, and `triage` as read. */
export type Permission = 'admin' | 'write' | 'read' | 'none';

export interface PullRequest {
  readonly head: string;
  /** `owner:branch` of the source. */
  readonly from: string;
  /** The tip of the base branch as GitHub knows it. */
  readonly base: string;
  /** Default: main. */
  readonly baseRef?: string;
  /** When it was last moved to another base branch. */
  readonly retargetedAt?: string;
  readonly user: Account;
  readonly changedFiles?: number;
  /** The differences of its files; a large or binary one has no patch. */
  readonly files?: readonly { readonly filename: string; readonly patch?: string }[];
  /** Default: 1. */
  readonly commits?: number;
  /** Default: true. */
  readonly isOpen?: boolean;
}

/** An artifact of a workflow run. */
export interface Artifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly zip: Buffer;
  /** The size in the list, if it differs from the real size. */
  readonly size?: number;
  /** Sends the archive repeatedly. */
  readonly endless?: boolean;
}

/** The state of one repository on GitHub; tests may read and change all of it. */
export class State {
  readonly htmlUrl: string;
  readonly repository;
  readonly artifacts: Artifact[] = [];
  /** In the order in which they were created. */
  readonly attestations: string[] = [];
  readonly checkRuns: CheckRun[] = [];
  readonly comments: Comment[] = [];
  /** In the order of submission. */
  readonly reviews: Review[] = [];
  readonly reviewComments: ReviewComment[] = [];
  /** Accounts by login, and their permissions here. */
  readonly accounts = new Map<string, { readonly account: Account; permission: Permission }>();
  /** Head commits of pull requests, by number. */
  readonly pulls = new Map<number, PullRequest>();
  /** What refs point to, by name without `refs/`. */
  readonly refs = new Map<string, string>();
  /** Files of other repositories that every token may read, by `owner/name/path@commit`. */
  readonly foreignFiles = new Map<string, string>();
  /** Commits that accept check runs. */
  readonly commits = new Set<string>();
  /** Some servers silently keep a completed check run completed. */
  reopensChecks = true;
  #lastId = 1000;

  /** @param repository `owner/name` */
  constructor(htmlUrl: string, repository: string) {
    const [login = '', name = ''] = repository.split('/');
    this.htmlUrl = htmlUrl;
    this.repository = { id: 1, name, owner: { login }, default_branch: 'main' };
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Opens a pull request, or pushes to it. */
  push(number: number, head: string, differences: Partial<PullRequest> = {}): void {
    this.commits.add(head);
    const user = this.person('author', 'write');
    const from = `${this.repository.owner.login}:topic`;
    const known = this.pulls.get(number);
    const pull = { user, from, base: 'b'.repeat(40), ...known, ...differences, head };
    const isMoved = known !== undefined && known.baseRef !== pull.baseRef;
    this.pulls.set(number, { ...pull, ...(isMoved && { retargetedAt: this.nextTime() }) });
  }

  /** Returns a time after all earlier ones, as the API writes it. */
  nextTime(): string {
    const time = Date.UTC(2026, 0, 1) + this.nextId() * 1000;
    return new Date(time).toISOString().replace('.000Z', 'Z');
  }

  /** Adds an account, optionally with access. */
  person(login: string, permission: Permission = 'none', type: Account['type'] = 'User'): Account {
    const known = this.accounts.get(login);
    if (known !== undefined) return known.account;
    const account = { id: this.nextId(), login, type };
    this.accounts.set(login, { account, permission });
    return account;
  }

  /** Submits a review of the newest commit. */
  review(user: Account, pull: number, state: ReviewState, body = ''): Review {
    const review: Review = {
      ...{ id: this.nextId(), pull, user, state, body },
      commit_id: this.pulls.get(pull)?.head ?? '',
      submitted_at: this.nextTime(),
      lastEditedAt: null,
    };
    this.reviews.push(review);
    return review;
  }

  /** Uploads an artifact of a run. */
  upload(run: number, name: string, zip: Buffer, differences: Partial<Artifact> = {}): void {
    this.artifacts.push({ id: this.nextId(), run, name, zip, ...differences });
  }

  /** Writes a comment as a given account. */
  comment({ user }: Pick<Identity, 'user'>, issue: number, body: string): Comment {
    const comment = { id: this.nextId(), issue, user, body };
    this.comments.push(comment);
    return comment;
  }
}
