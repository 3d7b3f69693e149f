import type { ApprovalSubject } from '../../src/approval/approval-subject.ts';
import type { Review, Reviewer, ReviewHistory, Reviews } from '../../src/github/reviews.ts';

export const AUTHOR: Reviewer = { id: 1, login: 'author', type: 'User' };
export const ALICE: Reviewer = { id: 2, login: 'alice', type: 'User' };
export const BOB: Reviewer = { id: 3, login: 'bob', type: 'User' };

/** What would run at {@link COMMIT}. */
export const SUBJECT: ApprovalSubject = {
  files: new Map([
    ['package.json', `file ${'1'.repeat(40)}`],
    ['scripts/wipe.js', `file ${'2'.repeat(40)}`],
  ]),
  baseRef: 'main',
  plansDigest: `sha256:${'3'.repeat(64)}`,
  policyDigest: `sha256:${'4'.repeat(64)}`,
  weakened: [],
};

const COMMIT = 'c'.repeat(40);

/** Neither the review nor the base branch was changed. */
export const UNTOUCHED: ReviewHistory = { editedAt: null, retargetedAt: null };

/** An approving review with the command, by default. */
export function review(user: Reviewer | null, differences: Partial<Review> = {}): Review {
  const id = differences.id ?? user?.id ?? 0;
  return {
    id,
    nodeId: `node_${id}`,
    user,
    state: 'APPROVED',
    body: '/gene-gate approve',
    commit: COMMIT,
    submittedAt: '2026-01-01T00:00:00Z',
    ...differences,
  };
}

/** GitHub's answers about these reviews: none was edited, and everyone has write access. */
export function reviewsOf(all: readonly Review[], differences: Partial<Reviews> = {}): Reviews {
  return {
    authorId: async () => AUTHOR.id,
    list: async () => all,
    lastEdits: async (asked) => new Map(asked.map(({ nodeId }) => [nodeId, UNTOUCHED])),
    mayWrite: async () => true,
    explain: (error, doing) => `could not ${doing}: ${(error as Error).message}`,
    ...differences,
  };
}
