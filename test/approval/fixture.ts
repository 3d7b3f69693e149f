import type { Review, Reviewer, Reviews } from '../../src/github/reviews.ts';

export const AUTHOR: Reviewer = { id: 1, login: 'author', type: 'User' };
export const ALICE: Reviewer = { id: 2, login: 'alice', type: 'User' };
export const BOB: Reviewer = { id: 3, login: 'bob', type: 'User' };

export const COMMIT = 'c'.repeat(40);

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
    lastEdits: async (asked) => new Map(asked.map(({ nodeId }) => [nodeId, null])),
    mayWrite: async () => true,
    explain: (error, doing) => `could not ${doing}: ${(error as Error).message}`,
    ...differences,
  };
}
