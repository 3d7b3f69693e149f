import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainFailure, readFailure } from '../../src/github/failure.ts';

const operation = { doing: 'write the check run', permission: 'checks: write' };

function httpError(status: number, message: string, headers: Record<string, string> = {}) {
  return Object.assign(new Error(message), { status, response: { headers } });
}

function unanswered(cause: Error) {
  return Object.assign(new Error(cause.message, { cause }), { status: 500 });
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const integration = 'Resource not accessible by integration - https://docs.github.com/rest';

describe('explainFailure', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['bad token', httpError(401, 'Bad credentials'), 'unauthorized', /`github-token` input/],
    [
      'missing permission',
      httpError(403, integration),
      'denied',
      /`checks: write` under `permissions:`/,
    ],
    [
      'personal token',
      httpError(403, 'Resource not accessible by personal access token'),
      'denied',
      /checks: write/,
    ],
    [
      'archived',
      httpError(403, 'Repository was archived so is read-only.'),
      'forbidden',
      /archived/,
    ],
    ['missing', httpError(404, 'Not Found'), 'not_found', /deleted, or the token cannot access/],
    ['deleted', httpError(410, 'This issue was deleted'), 'not_found', /410/],
    ['rejected', httpError(422, 'Only 65535 characters are allowed'), 'invalid', /65535/],
    ['too many', httpError(429, 'Slow down', { 'retry-after': '7' }), 'rate_limited', /wait 7 s/],
    [
      'secondary limit',
      httpError(403, 'You have exceeded a secondary rate limit'),
      'rate_limited',
      /rate limit/,
    ],
    [
      'primary limit',
      httpError(403, 'Forbidden', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99' }),
      'rate_limited',
      /rate limit/,
    ],
    ['server', httpError(502, 'Bad gateway'), 'server', /server error \(502\)/],
    [
      'timeout',
      unanswered(named('TimeoutError', 'timed out')),
      'timeout',
      /did not respond in time/,
    ],
    ['abort', Object.assign(named('AbortError', 'aborted'), { status: 500 }), 'timeout', /in time/],
    ['reset', unanswered(new Error('read ECONNRESET')), 'network', /read ECONNRESET/],
    ['an internal error', new TypeError('x is undefined'), 'unexpected', /x is undefined/],
    ['a thrown string', 'what?', 'unexpected', /what\?/],
    ['nothing', undefined, 'unexpected', /undefined/],
  ])('%s', (_, error, kind, words) => {
    expect(readFailure(error).kind).toBe(kind);
    expect(explainFailure(error, operation)).toMatch(words);
    expect(explainFailure(error, operation)).toMatch(/^could not write the check run: /);
  });

  it('recommends a second workflow to a fork, because no permission helps', () => {
    const words = explainFailure(httpError(403, integration), {
      ...operation,
      readOnlyToken: true,
    });
    expect(words).toMatch(
      /fork or from Dependabot is read-only.*second workflow on `workflow_run`/,
    );
    expect(words).not.toMatch(/permissions:/);
  });

  it('removes markup from any message of GitHub', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.integer(),
        (message, status) => {
          const { said } = readFailure(httpError(status, message));
          expect(said).toMatch(/^[^`<>@[\]*|&#!\\~\n]*$/);
          expect(said.length).toBeLessThanOrEqual(303);
        },
      ),
    );
    expect(readFailure(httpError(422, 'see @team <b>![x](http://evil)')).said).toBe(
      'see team b x (http://evil)',
    );
  });
});
