import { GateError } from '../error.ts';
import type { Reviews } from '../github/reviews.ts';
import type { Approval } from '../model/verdict.ts';
import type { Approver, Consent, ReviewQuestion } from './approval.ts';
import { type ApprovingReviewer, approvingReviewers, type SubmittedReview } from './review.ts';

/** Each of them costs requests and an audit; nobody needs more than two. */
const MOST_PEOPLE = 20;
const MOST_COMMITS = 10;

/**
 * Approval by reviews. One counts if it is an approving review of a person with write access, whom the
 * policy counts and who did not open the pull request, says `/gene-gate approve`, was never edited, and was made of a commit
 * whose Plans have the same digest as those that would run now.
 */
export function approveByReviews(reviews: Reviews): Approver<ReviewQuestion> {
  return { means: 'review', seek: (question) => seek(reviews, question) };
}

/** Approval where GitHub cannot be asked. */
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
  /** The digest of a commit's Plans, or why there is none. */
  readonly digestAt: (commit: string) => Promise<{ digest: string } | { reason: string }>;
}

/** @returns the approval, or why there is none */
async function judgeReviewer(
  person: ApprovingReviewer,
  inquiry: Inquiry,
): Promise<Approval | string> {
  const { user, withdrawn } = person;
  if (user.id === inquiry.authorId) return 'opened the pull request, and cannot approve it';
  if (user.type !== 'User') return 'is no person';
  if (!isAmong(inquiry.question.people, user.login))
    return 'is nobody whose approval the policy counts';
  if (withdrawn) return 'has taken the approval back, or it was dismissed';
  const found = await findReview(person, inquiry);
  if (typeof found === 'string') return found;
  try {
    if (!(await inquiry.reviews.mayWrite(user))) return 'has no write access to the repository';
  } catch (error) {
    return inquiry.reviews.explain(error, 'ask what this account may do');
  }
  return { user: user.login, at: new Date(found.submittedAt).toISOString() };
}

/** GitHub takes logins in any case. */
function isAmong(people: readonly string[], login: string): boolean {
  return people.length === 0 || people.some((each) => each.toLowerCase() === login.toLowerCase());
}

/** The newest review that was made of what would run now; else why the newest one was not. */
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
    if (edited === undefined) return 'GitHub does not say whether the review was edited';
    if (edited !== null && !(Date.parse(edited) <= Date.parse(review.submittedAt))) {
      return 'the review was edited after it was submitted';
    }
    if (review.commit === null) return 'GitHub does not say which commit was reviewed';
    const then = await digestAt(review.commit);
    if ('reason' in then) return then.reason;
    return then.digest === question.plansDigest
      ? undefined
      : `what would run is not what it was at ${review.commit.slice(0, 12)}, which was approved`;
  }
}

/** Each commit is judged once, and not any number of them. */
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
