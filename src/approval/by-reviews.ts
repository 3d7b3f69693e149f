import type { Review, Reviewer, Reviews } from '../github/reviews.ts';
import type { Approval } from '../model/verdict.ts';
import type { ApprovalAnswer, Approver, ReviewQuestion } from './approval.ts';
import { type ApprovalSubject, approvalDigest, changedSince } from './approval-subject.ts';

/** Limits of requests and audits; no policy needs as many people. */
const MOST_PEOPLE = 20;
const MOST_COMMITS = 10;

/**
 * Approves by reviews. A review counts if it approves, contains `/gene-gate approve`, was never edited, and the
 * approval's scope is the same at its commit as now. Its author must be a person with write access who is
 * permitted by the policy and did not open the pull request.
 * @param reviewsOf returns the reviews of a pull request; undefined if there are none
 */
export function approveByReviews(
  reviewsOf: (pullRequest: number | undefined) => Reviews | undefined,
): Approver<ReviewQuestion> {
  return {
    means: 'review',
    find: async (question) => {
      const reviews = reviewsOf(question.pullRequest);
      if (reviews !== undefined) return await judgeReviews(reviews, question);
      return { approvals: [], refusals: ['the event has no pull request to review'] };
    },
  };
}

/** The approver if GitHub is unavailable. */
export function approveByNobody(reason: string): Approver {
  return { means: 'review', find: async () => ({ approvals: [], refusals: [reason] }) };
}

async function judgeReviews(reviews: Reviews, question: ReviewQuestion): Promise<ApprovalAnswer> {
  const approvals: Approval[] = [];
  const refusals: string[] = [];
  try {
    const people = approvingReviewers(await reviews.list());
    if (people.length === 0) return { approvals, refusals };
    const asked = people.slice(-MOST_PEOPLE);
    const authorId = await reviews.authorId();
    const edits = await reviews.lastEdits(asked.flatMap((person) => person.reviews));
    const subjectAt = limited(question, reviews);
    for (const person of asked) {
      const answer = await judgeReviewer(person, { reviews, question, authorId, edits, subjectAt });
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
  readonly edits: Awaited<ReturnType<Reviews['lastEdits']>>;
  /** Returns the approval's scope at a commit, or why it is unknown. */
  readonly subjectAt: (commit: string) => Promise<ApprovalSubject | { reason: string }>;
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

function isAmong(people: readonly string[], login: string): boolean {
  return people.length === 0 || people.some((each) => each.toLowerCase() === login.toLowerCase());
}

/** Returns the newest review of the current state, or why the newest review does not count. */
async function findReview(
  { reviews }: ApprovingReviewer,
  inquiry: Inquiry,
): Promise<SubmittedReview | string> {
  let newest: string | undefined;
  for (const review of reviews) {
    const reason = await refusalOf(review, inquiry);
    if (reason === undefined) return review;
    newest ??= reason;
  }
  return newest ?? 'has not approved';
}

async function refusalOf(
  { nodeId, submittedAt, commit, body }: SubmittedReview,
  { edits, question, subjectAt, reviews: { explain } }: Inquiry,
): Promise<string | undefined> {
  const history = edits.get(nodeId);
  if (history === undefined) return 'GitHub does not report whether the review was edited';
  const isLater = (time: string | null) =>
    time !== null && !(Date.parse(time) <= Date.parse(submittedAt));
  if (isLater(history.editedAt)) return 'the review was edited after it was submitted';
  if (isLater(history.retargetedAt)) return 'the base branch was changed after the review';
  if (commit === null) return 'GitHub does not report which commit was reviewed';
  const then = await subjectAt(commit);
  if ('reason' in then) return then.reason;
  const changed = changedSince(then, question.subject);
  if (changed !== undefined) return `${changed} since the approved commit ${commit.slice(0, 12)}`;
  // The commits do not show the policy at the time of the review, nor the digest in it.
  try {
    if (await question.policyChangedSince(submittedAt)) {
      return 'the policy of the base branch has changed since the review';
    }
  } catch (error) {
    return explain(error, 'read the policy at the time of the review');
  }
  const { digest } = approvalIn(body) ?? {};
  if (digest === undefined || approvalDigest(question.subject).startsWith(digest)) return undefined;
  return 'the review approves another digest; the base branch, the policy or the commands have changed since';
}

/** Judges each commit once, up to a limit. */
function limited({ subjectAt }: ReviewQuestion, reviews: Reviews): Inquiry['subjectAt'] {
  const known = new Map<string, ReturnType<Inquiry['subjectAt']>>();
  return async (commit) => {
    const answer =
      known.get(commit) ??
      (known.size < MOST_COMMITS
        ? subjectAt(commit).catch((error) => ({
            reason: reviews.explain(error, `judge ${commit}`),
          }))
        : { reason: 'too many commits were approved' });
    known.set(commit, Promise.resolve(answer));
    return await answer;
  };
}

interface SubmittedReview extends Review {
  readonly user: Reviewer;
  readonly submittedAt: string;
}

interface ApprovingReviewer {
  readonly user: Reviewer;
  readonly reviews: readonly SubmittedReview[];
  /** True if a later review of the same person, or a dismissal, withdraws them. */
  readonly withdrawn: boolean;
}

/** States that do not affect an earlier approval. */
const NEUTRAL: ReadonlySet<string> = new Set(['COMMENTED', 'PENDING']);

/**
 * Returns the people who approved with the command, by their first approval. A later review that neither approves
 * nor is neutral withdraws the person's approvals: a request for changes, a dismissed review, or any unknown
 * state.
 */
export function approvingReviewers(reviews: readonly Review[]): ApprovingReviewer[] {
  const submitted = reviews
    .filter(isSubmitted)
    .sort((a, b) => a.submittedAt.localeCompare(b.submittedAt) || a.id - b.id);
  const people = new Map<number, ApprovingReviewer>();
  for (const review of submitted) {
    const { user, state } = review;
    const known = people.get(user.id);
    const asks = approvalIn(review.body) !== undefined;
    if (state === 'APPROVED' && asks) {
      const earlier = known && !known.withdrawn ? known.reviews : [];
      people.set(user.id, { user, reviews: [review, ...earlier], withdrawn: false });
    } else if (state !== 'APPROVED' && !NEUTRAL.has(state) && (known !== undefined || asks)) {
      people.set(user.id, { user, reviews: [review], ...known, withdrawn: true });
    }
  }
  return [...people.values()];
}

function isSubmitted(review: Review): review is SubmittedReview {
  return review.user !== null && review.submittedAt !== null && review.state !== 'PENDING';
}

/** A digest after the command is also part of the approval. */
const COMMAND = /^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;

/**
 * Finds the first line with only the command, with or without a digest. Ignores quotations, which have another
 * author, code blocks, which are examples, and HTML comments, which are hidden.
 */
export function approvalIn(body: string): { readonly digest?: string } | undefined {
  let fence: string | undefined;
  for (const line of body.replace(/<!--.*?(?:-->|$)/gs, '').split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line);
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
