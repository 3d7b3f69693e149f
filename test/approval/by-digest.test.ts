import { describe, expect, it } from 'vitest';
import { approvalDigest } from '../../src/approval/approval-subject.ts';
import { approveByDigest, shortDigest } from '../../src/approval/by-digest.ts';
import { SUBJECT } from './fixture.ts';

const NOW = new Date('2026-01-02T03:04:05Z');
const DIGEST = approvalDigest(SUBJECT);

function found(digest: string | undefined) {
  return approveByDigest(digest, NOW).find({ subject: SUBJECT, people: [] });
}

describe('approveByDigest', () => {
  it.each([
    ['in full', DIGEST],
    ['as printed', shortDigest(DIGEST)],
  ])('accepts the digest %s', async (_, digest) => {
    const at = '2026-01-02T03:04:05.000Z';
    expect(await found(digest)).toEqual({
      approvals: [{ user: 'command line', at }],
      refusals: [],
    });
  });

  it('has no approval without a digest', async () => {
    expect(await found(undefined)).toEqual({ approvals: [], refusals: [] });
  });

  it('rejects the digest of another state with a reason', async () => {
    const { approvals, refusals } = await found(`sha256:${'f'.repeat(64)}`);
    expect(approvals).toEqual([]);
    expect(refusals).toEqual([
      expect.stringMatching(/^--approve sha256:f{24} is for another state: /),
    ]);
  });

  it.each(['', 'yes', 'sha256:', 'sha256:0123', `sha256:${'0'.repeat(65)}`, DIGEST.toUpperCase()])(
    'rejects the invalid digest %j',
    (digest) => {
      expect(() => approveByDigest(digest, NOW)).toThrow(
        expect.objectContaining({ code: 'usage' }),
      );
    },
  );
});
