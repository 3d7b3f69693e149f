import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePullRequest } from '../../src/event/pull-request.ts';
import { pullRequestPayload, reviewPayload } from './payload.ts';

describe('parsePullRequest', () => {
  it('takes what the gate needs', () => {
    const payload = pullRequestPayload({ head: 'a'.repeat(40), base: 'b'.repeat(40) });
    expect(parsePullRequest('pull_request', payload)).toEqual({
      pullRequest: { owner: 'octo', repo: 'genes', number: 7, isFork: false, changedFiles: 1 },
      headSha: 'a'.repeat(40),
      baseRef: 'main',
      baseSha: 'b'.repeat(40),
    });
  });

  it.each(['submitted', 'dismissed'] as const)(
    'takes the same from a review that was %s, but for the count of files',
    (action) => {
      const payload = pullRequestPayload({ head: 'a'.repeat(40), base: 'b'.repeat(40) });
      const { pullRequest, ...rest } = parsePullRequest('pull_request', payload);
      const { changedFiles: _, ...uncounted } = pullRequest;
      expect(parsePullRequest('pull_request_review', reviewPayload(payload, action))).toEqual({
        ...rest,
        pullRequest: uncounted,
      });
      const reduced = reviewPayload(payload, action);
      expect(() => parsePullRequest('pull_request', reduced)).toThrow(
        expect.objectContaining({ code: 'event_invalid' }),
      );
    },
  );

  it.each([
    ['the same repository', { id: 1 }, false],
    ['a fork', { id: 2 }, true],
    ['a fork that was deleted', null, true],
  ])('knows %s', (_, repo, isFork) => {
    const payload = pullRequestPayload({ head: 'a'.repeat(40), base: 'b'.repeat(40) });
    payload.pull_request.head.repo = repo;
    expect(parsePullRequest('pull_request', payload).pullRequest.isFork).toBe(isFork);
  });

  it.each<[string, (payload: ReturnType<typeof pullRequestPayload>) => unknown]>([
    ['nothing', () => undefined],
    ['a push', () => ({ ref: 'refs/heads/main', commits: [] })],
    [
      'a head that is no id',
      (payload) => {
        payload.pull_request.head.sha = '--upload-pack=x';
        return payload;
      },
    ],
    [
      'half a count',
      (payload) => {
        payload.pull_request.changed_files = 1.5;
        return payload;
      },
    ],
  ])('refuses %s', (_, change) => {
    const payload = change(pullRequestPayload({ head: 'a'.repeat(40), base: 'b'.repeat(40) }));
    expect(() => parsePullRequest('pull_request', payload)).toThrow(
      expect.objectContaining({ code: 'event_invalid' }),
    );
  });

  it('refuses any other JSON in the same way', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        expect(() => parsePullRequest('pull_request', payload)).toThrow(
          expect.objectContaining({ code: 'event_invalid' }),
        );
      }),
    );
  });

  it.each([
    ['pull_request_target', /write token/],
    ['push', /"push"/],
    ['', /""/],
  ])('refuses the event %j and says why', (name, words) => {
    const payload = pullRequestPayload({ head: 'a'.repeat(40), base: 'b'.repeat(40) });
    expect(() => parsePullRequest(name, payload)).toThrow(
      expect.objectContaining({
        code: 'event_unsupported',
        message: expect.stringMatching(words),
        hint: expect.stringContaining('pull_request'),
      }),
    );
  });
});
