import type { Review, Reviewer } from '../github/reviews.ts';

/** A review that was submitted. */
export interface SubmittedReview extends Review {
  readonly user: Reviewer;
  readonly submittedAt: string;
}

/** A person with all reviews that request approval, newest first. */
export interface ApprovingReviewer {
  readonly user: Reviewer;
  readonly reviews: readonly SubmittedReview[];
  /** True if a later review of the same person, or a dismissal, withdraws all of them. */
  readonly withdrawn: boolean;
}

/** States that do not affect an earlier approval. */
const NEUTRAL: ReadonlySet<string> = new Set(['COMMENTED', 'PENDING']);

/**
 * Returns the people who approved with the command in the body, in order of their first approval. A
 * later review that is neither an approval nor neutral withdraws the same person's approvals: a
 * request for changes, a dismissed review, and any unknown state.
 */
export function approvingReviewers(reviews: readonly Review[]): ApprovingReviewer[] {
  const submitted = reviews
    .filter(isSubmitted)
    .sort((a, b) => a.submittedAt.localeCompare(b.submittedAt) || a.id - b.id);
  const people = new Map<number, ApprovingReviewer>();
  for (const review of submitted) {
    const { user, state } = review;
    const known = people.get(user.id);
    const approves = state === 'APPROVED' && asksForApproval(review.body);
    if (approves) {
      const earlier = known && !known.withdrawn ? known.reviews : [];
      people.set(user.id, { user, reviews: [review, ...earlier], withdrawn: false });
    } else if (state !== 'APPROVED' && !NEUTRAL.has(state)) {
      const taken =
        known ?? (asksForApproval(review.body) ? { user, reviews: [review] } : undefined);
      if (taken !== undefined) people.set(user.id, { ...taken, withdrawn: true });
    }
  }
  return [...people.values()];
}

function isSubmitted(review: Review): review is SubmittedReview {
  return review.user !== null && review.submittedAt !== null && review.state !== 'PENDING';
}

/** A digest after the command binds the approval to it as well. */
const COMMAND = /^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;

/** Whether a line of the body consists of the command only; see {@link approvalIn}. */
export function asksForApproval(body: string): boolean {
  return approvalIn(body) !== undefined;
}

/**
 * Finds the first line of the body that consists of the command only, with or without the digest to
 * approve. Ignores quotations, which have another author, code blocks, which are examples, and HTML
 * comments, which are hidden.
 */
export function approvalIn(body: string): { readonly digest?: string } | undefined {
  let fence: string | undefined;
  for (const line of body.replace(/<!--.*?(?:-->|$)/gs, '').split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = undefined;
    } else if (mark) fence = mark[1];
    else {
      const [command, digest] = /^ {0,3}\S/.test(line) ? (COMMAND.exec(line.trim()) ?? []) : [];
      if (command !== undefined) return digest === undefined ? {} : { digest };
    }
  }
  return undefined;
}
