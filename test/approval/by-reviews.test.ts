import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReviewQuestion } from '../../src/approval/approval.ts';
import { type ApprovalSubject, approvalDigest } from '../../src/approval/approval-subject.ts';
import { shortDigest } from '../../src/approval/by-digest.ts';
import { approvalIn, approveByReviews, approvingReviewers } from '../../src/approval/by-reviews.ts';
import type { Review, ReviewHistory, Reviews } from '../../src/github/reviews.ts';
import { GateError } from '../../src/ground/error.ts';
import { cases } from '../table.ts';
import { ALICE, AUTHOR, BOB, review, reviewsOf, SUBJECT, UNTOUCHED } from './fixture.ts';

const CHANGED = 'd'.repeat(40);
const OTHER_PLANS = 'f'.repeat(40);
const GONE = 'e'.repeat(40);

async function subjectAt(commit: string): Promise<ApprovalSubject> {
  if (commit === GONE) throw new GateError('shallow_clone', 'This clone lacks it', 'Fetch it.');
  if (commit === CHANGED) return { ...SUBJECT, files: new Map([['package.json', 'file 9']]) };
  if (commit === OTHER_PLANS) return { ...SUBJECT, plansDigest: `sha256:${'9'.repeat(64)}` };
  return SUBJECT;
}

const QUESTION: ReviewQuestion = {
  subject: SUBJECT,
  people: [],
  subjectAt,
  policyChangedSince: async () => false,
};

async function found(
  reviews: readonly Review[],
  differences: Partial<Reviews> = {},
  people: readonly string[] = [],
  question: Partial<ReviewQuestion> = {},
) {
  const approver = approveByReviews(() => reviewsOf(reviews, differences));
  const { approvals, refusals } = await approver.find({ ...QUESTION, people, ...question });
  return { users: approvals.map(({ user }) => user), approvals, refusals };
}

/** What GitHub reports about the review of alice. */
const history = (differences: Partial<ReviewHistory>) =>
  new Map([['node_2', { ...UNTOUCHED, ...differences }]]);

const ONE = [review(ALICE)];
const as = (differences: Partial<Review>) => [review(ALICE, differences)];
const past = (of: Partial<ReviewHistory>) => ({ lastEdits: async () => history(of) });
const OTHER_DIGEST = `/gene-gate approve sha256:${'0'.repeat(24)}`;
const OTHER_FILES =
  /^alice: `package.json` and `scripts\/wipe.js` have changed since the approved commit d{12}$/;
const LATER = '2026-01-01T00:00:01Z';

const fails = async () => {
  throw new Error('GitHub is down');
};

it('approveByReviews counts each person once, with the time', async () => {
  const { approvals, refusals } = await found([
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

it('approveByReviews counts only people listed by the policy, if it lists any', async () => {
  const { users, refusals } = await found([review(ALICE), review(BOB)], {}, ['Bob', 'author']);
  expect(users).toEqual(['bob']);
  expect(refusals).toEqual(['alice: is not an approver in the policy']);
  const author = await found([review(AUTHOR)], {}, ['author']);
  expect(author.refusals).toEqual([expect.stringContaining('opened the pull request')]);
});

it.each<[string, readonly Review[], Partial<Reviews>, RegExp]>([
  ['the author', [review(AUTHOR)], {}, /^author: opened the pull request/],
  ['their other login', [review({ ...ALICE, id: AUTHOR.id })], {}, /^alice: opened the pull/],
  ['a bot', [review({ ...ALICE, type: 'Bot' })], {}, /^alice: is not a person/],
  ['a person without access', ONE, { mayWrite: async () => false }, /no write access/],
  ['a dismissed review', as({ state: 'DISMISSED' }), {}, /dismissed/],
  ['an edited review', ONE, past({ editedAt: LATER }), /edited after/],
  ['one for another base', ONE, past({ retargetedAt: LATER }), /^alice: the base branch was/],
  ['one unknown to GraphQL', ONE, { lastEdits: async () => new Map() }, /not report whether/],
  ['an unknown time of an edit', ONE, past({ editedAt: 'yesterday' }), /edited after it was sub/],
  ['a review without a commit', as({ commit: null }), {}, /which commit/],
  ['a review of other files', as({ commit: CHANGED }), {}, OTHER_FILES],
  ['other Plans', as({ commit: OTHER_PLANS }), {}, /commands that .* changed since .* f{12}/],
  ['one with another digest', as({ body: OTHER_DIGEST }), {}, /approves another digest/],
  ['one of a missing commit', as({ commit: GONE }), {}, /could not judge e{40}: This clone/],
  ['reviews that cannot be read', [], { list: fails }, /^could not read the reviews.*down$/],
  ['an author who cannot be read', ONE, { authorId: fails }, /down$/],
  ['edits that cannot be read', ONE, { lastEdits: fails }, /down$/],
  ['a permission that cannot be read', ONE, { mayWrite: fails }, /alice: could/],
])('does not count %s and explains why', async (_, reviews, differences, words) => {
  const { users, refusals } = await found(reviews, differences);
  expect(users).toEqual([]);
  expect(refusals).toEqual([expect.stringMatching(words)]);
});

it('approveByReviews accepts an edit from before the submission', async () => {
  const at = '2026-01-01T00:00:00Z';
  const lastEdits = async () => history({ editedAt: at, retargetedAt: at });
  expect((await found(ONE, { lastEdits })).users).toEqual(['alice']);
});

it.each([approvalDigest(SUBJECT), shortDigest(approvalDigest(SUBJECT))])(
  'accepts a review with %s',
  async (digest) => {
    const body = `Read it.\n/gene-gate approve ${digest}`;
    expect((await found([review(ALICE, { body })])).users).toEqual(['alice']);
  },
);

it('approveByReviews does not count a review from before a change of the policy, or an unknown one', async () => {
  const changed = await found(ONE, {}, [], { policyChangedSince: async () => true });
  const words = 'alice: the policy of the base branch has changed since the review';
  expect(changed.refusals).toEqual([words]);
  const unknown = await found(ONE, {}, [], {
    policyChangedSince: () => subjectAt(GONE).then(() => false),
  });
  expect(unknown.refusals).toEqual([
    'alice: could not read the policy at the time of the review: This clone lacks it',
  ]);
});

it('approveByReviews keeps an approval if the same person approves another commit', async () => {
  const later = review(ALICE, { id: 9, commit: CHANGED, submittedAt: '2026-01-02T00:00:00Z' });
  expect((await found([review(ALICE), later])).users).toEqual(['alice']);
});

it('approveByReviews ignores reviews without the command and sends no queries about them', async () => {
  const asked = await found(as({ body: 'Nice.' }), { authorId: fails });
  expect(asked).toMatchObject({ users: [], refusals: [] });
});

it('approveByReviews asks about the newest people of many', async () => {
  const people = Array.from({ length: 21 }, (_, id) =>
    review({ id: id + 100, login: `p${id}`, type: 'User' }, { id: id + 1 }),
  );
  const { users } = await found(people);
  expect(users).toEqual(people.slice(1).map(({ user }) => user?.login));
});

it('approveByReviews judges a limited number of commits', async () => {
  let judged = 0;
  const people = Array.from({ length: 40 }, (_, id) =>
    review({ id: id + 100, login: `p${id}`, type: 'User' }, { commit: `${id + 10}`.repeat(20) }),
  );
  const approver = approveByReviews(() => reviewsOf(people));
  const { approvals } = await approver.find({
    ...QUESTION,
    subjectAt: async () => {
      judged += 1;
      return await subjectAt(CHANGED);
    },
  });
  expect(approvals).toEqual([]);
  expect(judged).toBe(10);
});

it.each([
  ['alone', '/gene-gate approve'],
  ['on a separate line', 'Looks good.\n\n/gene-gate approve\nThank you.'],
  ['with the line breaks of a form', 'Fine.\r\n/gene-gate approve  \r\n'],
  ['slightly indented', '  /gene-gate approve'],
  ['after a code block', '```\ncode\n```\n/gene-gate approve'],
])('approvalIn hears it %s', (_, body) => {
  expect(approvalIn(body)).toBeDefined();
});

it.each([
  ['nothing', ''],
  ['other words on the line', 'please /gene-gate approve'],
  ['words after it', '/gene-gate approve not'],
  ['another command', '/gene-gate approved'],
  ['a quotation', '> /gene-gate approve'],
  ['a list', '- /gene-gate approve'],
  ['inline code', '`/gene-gate approve`'],
  ['a code block', '```\n/gene-gate approve\n```'],
  ['an unclosed code block', '~~~ text\n/gene-gate approve'],
  ['a longer fence', '````\n```\n/gene-gate approve\n````'],
  ['an indented block', '    /gene-gate approve'],
  ['a tab', '\t/gene-gate approve'],
  ['a hidden comment', '<!--\n/gene-gate approve\n-->'],
  ['an unclosed hidden comment', '<!-- \n/gene-gate approve'],
  ['capital letters', '/Gene-Gate approve'],
])('approvalIn ignores it in %s', (_, body) => {
  expect(approvalIn(body)).toBeUndefined();
});

it('approvalIn accepts any body', () => {
  const parts = fc.constantFrom('/gene-gate approve', '\n', '```', '<!--', '-->', '> ', 'a', '~~~');
  fc.assert(
    fc.property(fc.array(parts), (body) => {
      expect(() => approvalIn(body.join(''))).not.toThrow();
    }),
  );
});

const YES = '/gene-gate approve';
/** Reviews of one person, as `STATE` or `STATE+` with the command, and the result. */
it.each(cases`
  0 ⇐ APPROVED+ ¦ APPROVED+ COMMENTED ¦ APPROVED+ APPROVED
  undefined ⇐ APPROVED ¦ COMMENTED+ ¦ PENDING+
  withdrawn ⇐ CHANGES_REQUESTED+ ¦ APPROVED+ CHANGES_REQUESTED
    APPROVED+ CHANGES_REQUESTED APPROVED ¦ DISMISSED+ ¦ APPROVED+ DISMISSED
    APPROVED+ SOMETHING_NEW
  1,0 ⇐ APPROVED+ APPROVED+
  2 ⇐ APPROVED+ CHANGES_REQUESTED APPROVED+
  1 ⇐ CHANGES_REQUESTED APPROVED+ ¦ DISMISSED+ APPROVED+
`)('approvingReviewers: %s: %j', (states, expected) => {
  const reviews = states.split(' ').map((text, id) =>
    review(ALICE, {
      id,
      state: text.replace('+', ''),
      body: text.endsWith('+') ? YES : 'Hm.',
      submittedAt: `2026-01-01T00:00:0${id}Z`,
    }),
  );
  const [found] = approvingReviewers(reviews.toReversed());
  const stands = found?.withdrawn ? 'withdrawn' : found?.reviews.map(({ id }) => id);
  expect(String(stands)).toBe(expected);
});

it('approvingReviewers omits deleted accounts and reviews that were never submitted', () => {
  expect(approvingReviewers([review(null), review(ALICE, { submittedAt: null })])).toEqual([]);
});

it('approvingReviewers identifies a person by the account id, not by the login', () => {
  const renamed = { ...ALICE, login: 'alice-new' };
  const reviews = [review(ALICE, { id: 1 }), review(renamed, { id: 2, submittedAt: LATER })];
  expect(approvingReviewers(reviews)).toMatchObject([{ user: { id: 2 }, reviews: [{}, {}] }]);
});
