import type { Review, Reviewer } from '../github/reviews.ts';

/** A review that was submitted. */
export interface SubmittedReview extends Review {
  readonly user: Reviewer;
  readonly submittedAt: string;
}

/** One person, with the reviews that ask for approval; the newest first. */
export interface ApprovingReviewer {
  readonly user: Reviewer;
  readonly reviews: readonly SubmittedReview[];
  /** True if a later review of the same person, or a dismissal, takes all of them back. */
  readonly withdrawn: boolean;
}

/** States that leave an earlier approval as it is. */
const NEUTRAL: ReadonlySet<string> = new Set(['COMMENTED', 'PENDING']);

/**
 * The people who have approved with the command in the body, in the order in which they did first.
 * Whatever is neither an approval nor neutral takes back what the same person has approved before: a
 * request for changes, a dismissed review, and any state that is not known.
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

const COMMAND = '/gene-gate approve';

/**
 * Whether a line of the body is the command and nothing else. A quotation is somebody else's, and
 * what stands in a code block or an HTML comment is shown, or hidden, and not said.
 */
export function asksForApproval(body: string): boolean {
  let fence: string | undefined;
  for (const line of body.replace(/<!--.*?(?:-->|$)/gs, '').split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = undefined;
    } else if (mark) fence = mark[1];
    else if (/^ {0,3}\S/.test(line) && line.trim() === COMMAND) return true;
  }
  return false;
}
