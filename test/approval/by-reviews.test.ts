import { describe, expect, it } from 'vitest';
import { approveByNobody, approveByReviews } from '../../src/approval/by-reviews.ts';
import { GateError } from '../../src/error.ts';
import type { Review, Reviews } from '../../src/github/reviews.ts';
import { ALICE, AUTHOR, BOB, COMMIT, review, reviewsOf } from './fixture.ts';

const NOW = `sha256:${'1'.repeat(64)}`;
const OTHER = `sha256:${'2'.repeat(64)}`;
const CHANGED = 'd'.repeat(40);
const GONE = 'e'.repeat(40);

async function digestAt(commit: string): Promise<string> {
  if (commit === GONE) throw new GateError('shallow_clone', 'This clone lacks it', 'Fetch it.');
  return commit === COMMIT ? NOW : OTHER;
}

async function seek(
  reviews: readonly Review[],
  differences: Partial<Reviews> = {},
  people: readonly string[] = [],
) {
  const approver = approveByReviews(reviewsOf(reviews, differences));
  const { approvals, refusals } = await approver.seek({ plansDigest: NOW, digestAt, people });
  return { users: approvals.map(({ user }) => user), approvals, refusals };
}

const fails = async () => {
  throw new Error('GitHub is down');
};

describe('approveByReviews', () => {
  it('counts each person once, with the time', async () => {
    const { approvals, refusals } = await seek([
      review(ALICE),
      review(ALICE, { id: 9, submittedAt: '2026-01-02T00:00:00Z' }),
      review(BOB),
    ]);
    expect(approvals).toEqual([
      { user: 'alice', at: '2026-01-02T00:00:00.000Z' },
      { user: 'bob', at: '2026-01-01T00:00:00.000Z' },
    ]);
    expect(refusals).toEqual([]);
  });

  it('counts only people listed by the policy, if it lists any', async () => {
    const { users, refusals } = await seek([review(ALICE), review(BOB)], {}, ['Bob', 'author']);
    expect(users).toEqual(['bob']);
    expect(refusals).toEqual(['alice: is not an approver in the policy']);
    const author = await seek([review(AUTHOR)], {}, ['author']);
    expect(author.refusals).toEqual([expect.stringContaining('opened the pull request')]);
  });

  it.each<[string, readonly Review[], Partial<Reviews>, RegExp]>([
    ['the author', [review(AUTHOR)], {}, /^author: opened the pull request/],
    [
      'the author under another login',
      [review({ ...ALICE, id: AUTHOR.id })],
      {},
      /^alice: opened the pull request/,
    ],
    ['a bot', [review({ ...ALICE, type: 'Bot' })], {}, /^alice: is not a person/],
    [
      'a person without access',
      [review(ALICE)],
      { mayWrite: async () => false },
      /no write access/,
    ],
    ['a dismissed review', [review(ALICE, { state: 'DISMISSED' })], {}, /dismissed/],
    [
      'an edited review',
      [review(ALICE)],
      { lastEdits: async () => new Map([['node_2', '2026-01-01T00:00:01Z']]) },
      /edited after/,
    ],
    [
      'a review unknown to GraphQL',
      [review(ALICE)],
      { lastEdits: async () => new Map() },
      /does not report whether/,
    ],
    ['a review without a commit', [review(ALICE, { commit: null })], {}, /which commit/],
    [
      'a review of other Plans',
      [review(ALICE, { commit: CHANGED })],
      {},
      /have changed since the approved commit dddddddddddd/,
    ],
    [
      'a review of a missing commit',
      [review(ALICE, { commit: GONE })],
      {},
      /could not judge e{40}: This clone lacks it/,
    ],
    ['reviews that cannot be read', [], { list: fails }, /^could not read the reviews.*down$/],
    ['an author who cannot be read', [review(ALICE)], { authorId: fails }, /down$/],
    ['edits that cannot be read', [review(ALICE)], { lastEdits: fails }, /down$/],
    ['a permission that cannot be read', [review(ALICE)], { mayWrite: fails }, /alice: could/],
  ])('does not count %s and explains why', async (_, reviews, differences, words) => {
    const { users, refusals } = await seek(reviews, differences);
    expect(users).toEqual([]);
    expect(refusals).toEqual([expect.stringMatching(words)]);
  });

  it('accepts an edit from before the submission', async () => {
    const edits = new Map([['node_2', '2026-01-01T00:00:00Z']]);
    expect(await seek([review(ALICE)], { lastEdits: async () => edits })).toMatchObject({
      users: ['alice'],
    });
  });

  it('keeps an approval if the same person approves another commit', async () => {
    const later = review(ALICE, { id: 9, commit: CHANGED, submittedAt: '2026-01-02T00:00:00Z' });
    expect((await seek([review(ALICE), later])).users).toEqual(['alice']);
  });

  it('ignores reviews without the command and sends no queries about them', async () => {
    const asked = await seek([review(ALICE, { body: 'Nice.' })], { authorId: fails });
    expect(asked).toMatchObject({ users: [], refusals: [] });
  });

  it('judges a limited number of commits', async () => {
    let judged = 0;
    const people = Array.from({ length: 40 }, (_, id) =>
      review({ id: id + 100, login: `p${id}`, type: 'User' }, { commit: `${id + 10}`.repeat(20) }),
    );
    const approver = approveByReviews(reviewsOf(people));
    const { approvals } = await approver.seek({
      plansDigest: NOW,
      people: [],
      digestAt: async () => {
        judged += 1;
        return OTHER;
      },
    });
    expect(approvals).toEqual([]);
    expect(judged).toBe(10);
  });
});

describe('approveByNobody', () => {
  it('returns the reason', async () => {
    const consent = await approveByNobody('no token').seek({
      plansDigest: NOW,
      people: [],
    });
    expect(consent).toEqual({ approvals: [], refusals: ['no token'] });
  });
});
