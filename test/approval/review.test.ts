import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalIn, approvingReviewers } from '../../src/approval/by-reviews.ts';
import { ALICE, review } from './fixture.ts';

describe('approvalIn', () => {
  it.each([
    ['alone', '/gene-gate approve'],
    ['on a separate line', 'Looks good.\n\n/gene-gate approve\nThank you.'],
    ['with the line breaks of a form', 'Fine.\r\n/gene-gate approve  \r\n'],
    ['slightly indented', '  /gene-gate approve'],
    ['after a code block', '```\ncode\n```\n/gene-gate approve'],
  ])('hears it %s', (_, body) => {
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
  ])('ignores it in %s', (_, body) => {
    expect(approvalIn(body)).toBeUndefined();
  });

  it('accepts any body', () => {
    const parts = fc.constantFrom(
      '/gene-gate approve',
      '\n',
      '```',
      '<!--',
      '-->',
      '> ',
      'a',
      '~~~',
    );
    fc.assert(
      fc.property(fc.array(parts), (body) => {
        expect(() => approvalIn(body.join(''))).not.toThrow();
      }),
    );
  });
});

describe('approvingReviewers', () => {
  const YES = '/gene-gate approve';
  /** Reviews of one person, as `STATE` or `STATE+` with the command, and the result. */
  it.each([
    ['APPROVED+', [0]],
    ['APPROVED', undefined],
    ['COMMENTED+', undefined],
    ['CHANGES_REQUESTED+', 'withdrawn'],
    ['APPROVED+ APPROVED+', [1, 0]],
    ['APPROVED+ COMMENTED', [0]],
    ['APPROVED+ APPROVED', [0]],
    ['APPROVED+ CHANGES_REQUESTED', 'withdrawn'],
    ['APPROVED+ CHANGES_REQUESTED APPROVED', 'withdrawn'],
    ['APPROVED+ CHANGES_REQUESTED APPROVED+', [2]],
    ['CHANGES_REQUESTED APPROVED+', [1]],
    ['DISMISSED+', 'withdrawn'],
    ['DISMISSED+ APPROVED+', [1]],
    ['APPROVED+ DISMISSED', 'withdrawn'],
    ['APPROVED+ SOMETHING_NEW', 'withdrawn'],
    ['PENDING+', undefined],
  ])('%s: %j', (states, expected) => {
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
    expect(stands).toEqual(expected);
  });

  it('omits deleted accounts and reviews that were never submitted', () => {
    expect(approvingReviewers([review(null), review(ALICE, { submittedAt: null })])).toEqual([]);
  });

  it('identifies a person by the account id, not by the login', () => {
    const renamed = { ...ALICE, login: 'alice-new' };
    const reviews = [
      review(ALICE, { id: 1 }),
      review(renamed, { id: 2, submittedAt: '2026-02-01T00:00:00Z' }),
    ];
    expect(approvingReviewers(reviews)).toMatchObject([
      { user: { id: ALICE.id }, reviews: [{}, {}] },
    ]);
  });
});
