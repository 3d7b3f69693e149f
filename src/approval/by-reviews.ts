import { GateError } from '../error.ts';
import type { Reviews } from '../github/reviews.ts';
import type { Approval } from '../model/verdict.ts';
import type { Approver, Consent, ReviewQuestion } from './approval.ts';
import { type ApprovingReviewer, approvingReviewers, type SubmittedReview } from './review.ts';

/** Limits the requests and audits; no policy needs that many people. */
const MOST_PEOPLE = 20;
const MOST_COMMITS = 10;

/**
 * Approval by reviews. A review counts if it approves, contains `/gene-gate approve`, was never edited,
 * and its commit has the same digest of Plans as the current one; if its author is a person with write
 * access, whom the policy accepts and who did not open the pull request.
 */
export function approveByReviews(reviews: Reviews): Approver<ReviewQuestion> {
  return { means: 'review', seek: (question) => seek(reviews, question) };
}

/** The approver if GitHub is not available. */
export function approveByNobody(reason: string): Approver {
  return { means: 'review', seek: async () => ({ approvals: [], refusals: [reason] }) };
}

async function seek(reviews: Reviews, question: ReviewQuestion): Promise<Consent> {
  const approvals: Approval[] = [];
  const refusals: string[] = [];
  try {
    const people = approvingReviewers(await reviews.list());
    if (people.length === 0) return { approvals, refusals };
    const asked = people.slice(-MOST_PEOPLE);
    const authorId = await reviews.authorId();
    const edits = await reviews.lastEdits(asked.flatMap((person) => person.reviews));
    const digestAt = limited(question, reviews);
    for (const person of asked) {
      const answer = await judgeReviewer(person, { reviews, question, authorId, edits, digestAt });
      if (typeof answer === 'string') refusals.push(`${person.user.login}: ${answer}`);
      else approvals.push(answer);
    }
  } catch (error) {
    refusals.push(reviews.explain(error, 'read the reviews of the pull request'));
  }
  return { approvals, refusals };
}

interface Inquiry {
  readonly reviews: Reviews;
  readonly question: ReviewQuestion;
  readonly authorId: number;
  readonly edits: ReadonlyMap<string, string | null>;
  /** Returns the digest of a commit's Plans, or why it is not available. */
  readonly digestAt: (commit: string) => Promise<{ digest: string } | { reason: string }>;
}

/** @returns the approval, or why it does not count */
async function judgeReviewer(
  person: ApprovingReviewer,
  inquiry: Inquiry,
): Promise<Approval | string> {
  const { user, withdrawn } = person;
  if (user.id === inquiry.authorId) return 'opened the pull request and cannot approve it';
  if (user.type !== 'User') return 'is not a person';
  if (!isAmong(inquiry.question.people, user.login)) return 'is not an approver in the policy';
  if (withdrawn) return 'has withdrawn the approval, or it was dismissed';
  const found = await findReview(person, inquiry);
  if (typeof found === 'string') return found;
  try {
    if (!(await inquiry.reviews.mayWrite(user))) return 'has no write access to the repository';
  } catch (error) {
    return inquiry.reviews.explain(error, 'read the permission of this account');
  }
  return { user: user.login, at: new Date(found.submittedAt).toISOString() };
}

/** Logins are case-insensitive. */
function isAmong(people: readonly string[], login: string): boolean {
  return people.length === 0 || people.some((each) => each.toLowerCase() === login.toLowerCase());
}

/** Returns the newest review of the current Plans; otherwise why the newest review does not count. */
async function findReview(
  { reviews }: ApprovingReviewer,
  { edits, question, digestAt }: Inquiry,
): Promise<SubmittedReview | string> {
  let newest: string | undefined;
  for (const review of reviews) {
    const reason = await refusalOf(review);
    if (reason === undefined) return review;
    newest ??= reason;
  }
  return newest ?? 'has not approved';

  async function refusalOf(review: SubmittedReview): Promise<string | undefined> {
    const edited = edits.get(review.nodeId);
    if (edited === undefined) return 'GitHub does not report whether the review was edited';
    if (edited !== null && !(Date.parse(edited) <= Date.parse(review.submittedAt))) {
      return 'the review was edited after it was submitted';
    }
    if (review.commit === null) return 'GitHub does not report which commit was reviewed';
    const then = await digestAt(review.commit);
    if ('reason' in then) return then.reason;
    return then.digest === question.plansDigest
      ? undefined
      : `the commands that would run have changed since the approved commit ${review.commit.slice(0, 12)}`;
  }
}

/** Judges each commit once, and a limited number of commits. */
function limited({ digestAt }: ReviewQuestion, { explain }: Reviews): Inquiry['digestAt'] {
  const known = new Map<string, Promise<{ digest: string } | { reason: string }>>();
  const ask = async (commit: string) => {
    try {
      return { digest: await digestAt(commit) };
    } catch (error) {
      if (error instanceof GateError)
        return { reason: `could not judge ${commit}: ${error.message}` };
      return { reason: explain(error, `judge ${commit}`) };
    }
  };
  return async (commit) => {
    const answer = known.get(commit);
    if (answer !== undefined) return await answer;
    if (known.size === MOST_COMMITS) return { reason: 'too many commits were approved' };
    const asked = ask(commit);
    known.set(commit, asked);
    return await asked;
  };
}
