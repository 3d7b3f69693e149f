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

/** What one repository on GitHub holds; tests may read and change all of it. */
export class State {
  readonly htmlUrl: string;
  readonly checkRuns: CheckRun[] = [];
  readonly comments: Comment[] = [];
  /** Head commits of pull requests, by number. */
  readonly pulls = new Map<number, { head: string }>();
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
  push(number: number, head: string): void {
    this.commits.add(head);
    this.pulls.set(number, { head });
  }

  /** Writes a comment as somebody. */
  comment({ user }: Pick<Identity, 'user'>, issue: number, body: string): Comment {
    const comment = { id: this.nextId(), issue, user, body };
    this.comments.push(comment);
    return comment;
  }
}
