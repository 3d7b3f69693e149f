import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeCheck, createCheck, gateChecks } from '../../src/github/check-run.ts';
import { connect, type GitHubTarget, waitBeforeRetry } from '../../src/github/client.ts';
import { commentThread } from '../../src/github/comments.ts';
import { explainFailure, type Failure, readFailure } from '../../src/github/failure.ts';
import {
  pullOrigin,
  pullRequestAsPayload,
  pullsWithHead,
  refTip,
} from '../../src/github/pull-request.ts';
import { githubReviews } from '../../src/github/reviews.ts';
import { gitHub, HEAD, placeOf, runOf } from '../publish/fixture.ts';
import type { Fault } from './faults.ts';

/** Answers without an error that are not GitHub's, or do not say that the request was done. */
const WRONG: Readonly<Record<string, Partial<Fault>>> = {
  'no content': { status: 204, text: '' },
  null: { status: 200, text: 'null' },
  'an empty object': { status: 200, text: '{}' },
  'a conflict': { status: 409, message: 'Conflict' },
  'a redirect to nowhere': { status: 302, text: '{"message":"Found"}' },
  'a page': { status: 200, text: '<html>Sign in</html>' },
  'half of it': { status: 200, text: '{"id": 10' },
};

const binding = { event: 'pull_request', base: 'main', pulls: [7] };
const identity = { checkName: 'gene-gate', runKey: 'pull_request:1', claim: 1, binding };

const completion = {
  conclusion: 'success',
  externalId: `sha256:${'0'.repeat(64)}`,
  output: { title: 'pass', summary: 'Passed.' },
} as const;

const REQUESTS: Readonly<Record<string, (target: GitHubTarget) => Promise<unknown>>> = {
  'list check runs': (target) => gateChecks(target, 'gene-gate'),
  'list comments': (target) => commentThread(target, 7, '<!-- mark -->').own(),
  'list reviews': (target) => githubReviews(target, { number: 7 }).list(),
};

async function connected() {
  const server = await gitHub();
  return { server, target: placeOf(await runOf(server)) };
}

const always = { kind: 'answer', times: Number.POSITIVE_INFINITY } as const;

describe.each(Object.entries(WRONG))('%s', (_, wrong) => {
  it.each(Object.entries(REQUESTS))('is not an empty list: %s', async (_name, ask) => {
    const { server, target } = await connected();
    server.faults.push({ ...always, ...wrong });
    await expect(ask(target)).rejects.toThrow();
  });

  it('does not complete a check run', async () => {
    const { server, target } = await connected();
    const check = await createCheck(target, identity);
    server.faults.push({ ...always, ...wrong });
    await expect(completeCheck(target, check, completion)).rejects.toThrow();
  });

  it('does not update or delete a comment', async () => {
    const { server, target } = await connected();
    const thread = commentThread(target, 7, '<!-- mark -->');
    const kept = await thread.leaveOne([], '<!-- mark --> old');
    server.faults.push({ ...always, ...wrong, method: 'PATCH' });
    await expect(thread.leaveOne([kept], '<!-- mark --> new')).rejects.toThrow();
    if (wrong.status === 204) return;
    server.faults.push({ ...always, ...wrong, method: 'DELETE' });
    await expect(thread.leaveOne([kept, kept], kept.body)).rejects.toThrow();
  });
});

it.each([
  ['list check runs', '[]'],
  ['list check runs', '{"total_count":0}'],
  ['list check runs', '{"total_count":0,"check_runs":null}'],
  ['list comments', '{"total_count":0,"check_runs":[]}'],
  ['list reviews', '{"total_count":0,"check_runs":[]}'],
])('a list in the form of another one is not an empty list: %s, %s', async (name, text) => {
  const { server, target } = await connected();
  server.faults.push({ ...always, status: 200, text });
  await expect(REQUESTS[name]?.(target)).rejects.toThrow('it is not a list');
});

it.each(Object.entries(WRONG))('an answer that passes: %s is asked for again', async (_, wrong) => {
  const { server, target } = await connected();
  await createCheck(target, identity);
  server.faults.push({ kind: 'answer', ...wrong });
  await expect(gateChecks(target, 'gene-gate')).resolves.toHaveLength(1);
});

it('a page of a list that GitHub refuses does not hide the reviews on it: one may withdraw an approval', async () => {
  const { server, target } = await connected();
  const person = server.state.person('ada', 'write');
  for (let count = 0; count < 101; count += 1) server.state.review(person, 7, 'APPROVED');
  server.faults.push({ ...always, path: /page=2/, status: 409, message: 'Conflict' });
  await expect(githubReviews(target, { number: 7 }).list()).rejects.toThrow(/409/);
});

it('a check run that GitHub does not complete is not taken for completed', async () => {
  const { server, target } = await connected();
  const check = await createCheck(target, identity);
  const text = JSON.stringify({ id: check.id, status: 'in_progress', conclusion: null });
  server.faults.push({ ...always, method: 'PATCH', status: 200, text });
  const error: unknown = await completeCheck(target, check, completion).catch((e) => e);
  expect(readFailure(error).kind).toBe('broken');
  expect(explainFailure(error, { doing: 'write the check run', permission: '' })).toMatch(
    /answer of GitHub.*is not completed/,
  );
});

const elsewhere = 'http://localhost:1/repos/octo/genes';
const REDIRECTS = [301, 302, 307, 308].map(
  (status) => [status, { status, headers: { location: elsewhere }, text: '{}' }] as const,
);

it.each(REDIRECTS)('another origin is not followed (%i)', async (_, redirect) => {
  const { server, target } = await connected();
  server.faults.push({ ...always, ...redirect });
  await expect(refTip(target, 'heads/main')).rejects.toThrow(/which is not GitHub's API/);
  await expect(createCheck(target, identity)).rejects.toThrow(/localhost:1/);
  expect(server.requests).toHaveLength(2);
});

it('another origin has no next page of a list', async () => {
  const { server, target } = await connected();
  const link = `<${elsewhere}/pulls?per_page=100&page=2>; rel="next"`;
  server.faults.push({ ...always, status: 200, text: '[]', headers: { link } });
  await expect(pullsWithHead(target, HEAD)).rejects.toThrow(/which is not GitHub's API/);
});

it('another origin is none where a renamed repository redirects to its id', async () => {
  const { server, target } = await connected();
  server.state.refs.set('heads/main', HEAD);
  const location = `${server.url}/repos/octo/genes/git/ref/heads/main`;
  server.faults.push({ kind: 'answer', status: 301, headers: { location }, text: '{}' });
  expect(await refTip(target, 'heads/main')).toBe(HEAD);
});

const pull = (changes: object) => ({
  ...{ number: 7, state: 'open', head: { sha: HEAD, repo: { id: 1 } } },
  ...{ base: { ref: 'main', repo: { id: 1 } }, changed_files: 1, commits: 1 },
  ...changes,
});
const ask: Readonly<Record<string, (target: GitHubTarget) => Promise<unknown>>> = {
  ref: (target) => refTip(target, 'heads/main'),
  'pull request': (target) => pullOrigin(target, 7),
  payload: (target) => pullRequestAsPayload(target, 7),
  list: (target) => pullsWithHead(target, HEAD),
  checks: (target) => gateChecks(target, 'gene-gate'),
  'completed check': (target) => completeCheck(target, { id: 5 } as never, completion),
};

it.each([
  ['ref', { ref: 'refs/heads/evil', object: { sha: HEAD } }, /not about refs\/heads\/main/],
  ['ref', { ref: 'refs/heads/main', object: { sha: 'main' } }, /field object.sha/],
  ['ref', { ref: 'refs/heads/main' }, /field object/],
  ['pull request', pull({ number: 8 }), /not about pull request 7/],
  ['pull request', { number: 7 }, /field state/],
  ['payload', pull({ number: 8 }), /not about pull request 7/],
  ['list', [pull({ state: 'closed' })], /not about open pull requests/],
  ['list', [{ number: 7 }], /field 0.state/],
  ['list', [null], /field 0/],
  ['checks', { total_count: 1, check_runs: [{ id: 5, head_sha: 'b', name: 'a' }] }, /not about/],
  ['checks', { total_count: 1, check_runs: [null] }, /lacks fields/],
  ['completed check', { id: 6, status: 'completed' }, /not about this check run/],
] as const)('refuses an answer about something else: %s, %j', async (what, answer, words) => {
  const { server, target } = await connected();
  server.faults.push({ ...always, status: 200, text: JSON.stringify(answer) });
  const said = await ask[what]?.(target).then(
    () => 'accepted',
    (error) => explainFailure(error, { doing: 'ask', permission: 'contents: read' }),
  );
  expect(said).toMatch(words);
  expect(said).not.toMatch(/undefined|null/);
});

const USER = { owner: 'octo', repo: 'genes', ref: 'heads/main' };

it.each<[string, Fault, object]>([
  ['the open request', { method: 'GET', kind: 'hang', times: 9 }, {}],
  [
    'its wait before the next attempt',
    { method: 'GET', kind: 'answer', status: 429, times: 9, headers: { 'retry-after': '59' } },
    { status: 429 },
  ],
])('a client whose run is interrupted ends %s, and does not repeat it', async (_, fault, error) => {
  const server = await gitHub();
  server.faults.push(fault);
  const controller = new AbortController();
  const { octokit } = connect('writer', { baseUrl: server.url, signal: controller.signal });
  const asked = octokit.rest.git.getRef(USER);
  while (server.requests.length === 0) await new Promise(setImmediate);
  setImmediate(() => controller.abort());
  await expect(asked).rejects.toMatchObject(error);
  expect(server.requests).toHaveLength(1);
});

it('a client whose run is interrupted still sends requests, each once, to publish that it was interrupted', async () => {
  const server = await gitHub();
  server.state.refs.set('heads/main', 'a'.repeat(40));
  const signal = AbortSignal.abort();
  const { octokit } = connect('writer', { baseUrl: server.url, signal });
  await expect(octokit.rest.git.getRef(USER)).resolves.toMatchObject({ status: 200 });
  server.faults.push({ method: 'GET', kind: 'answer', status: 502, times: 9 });
  await expect(octokit.rest.git.getRef(USER)).rejects.toMatchObject({ status: 502 });
  expect(server.requests).toHaveLength(2);
});

const NOW = 1_000_000;

it.each<[string, Partial<Failure>, number, number | undefined]>([
  ['server trouble, first', { kind: 'server' }, 1, 1000],
  ['server trouble, third', { kind: 'server' }, 3, 4000],
  ['server error on the last attempt', { kind: 'server' }, 4, undefined],
  ['timeout', { kind: 'timeout' }, 1, 1000],
  ['network', { kind: 'network' }, 2, 2000],
  ['retry-after', { kind: 'rate_limited', retryAfter: 7 }, 1, 7000],
  ['retry-after above the limit', { kind: 'rate_limited', retryAfter: 61 }, 1, undefined],
  ['reset time', { kind: 'rate_limited', resetAt: 1030 }, 1, 30_000],
  ['reset in the past', { kind: 'rate_limited', resetAt: 10 }, 1, 1000],
  ['reset in an hour', { kind: 'rate_limited', resetAt: 4600 }, 1, undefined],
  ['no information', { kind: 'rate_limited' }, 1, 60_000],
  ['no permission', { kind: 'denied' }, 1, undefined],
  ['refused content', { kind: 'invalid' }, 1, undefined],
  ['not found', { kind: 'not_found' }, 1, undefined],
  ['a bug', { kind: 'unexpected' }, 1, undefined],
])('waitBeforeRetry: %s', (_, failure, attempt, wait) => {
  expect(waitBeforeRetry({ kind: 'server', said: '', ...failure }, attempt, NOW)).toBe(wait);
});

const operation = { doing: 'write the check run', permission: 'checks: write' };

const httpError = (status: number, message: string, headers: Record<string, string> = {}) =>
  Object.assign(new Error(message), { status, response: { headers } });

const unanswered = (cause: Error) =>
  Object.assign(new Error(cause.message, { cause }), { status: 500 });

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const personal = 'Resource not accessible by personal access token';
const secondary = 'You have exceeded a secondary rate limit';
const primary = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99' };
const integration = 'Resource not accessible by integration - https://docs.github.com/rest';

it.each<[string, unknown, string, RegExp]>([
  ['bad token', httpError(401, 'Bad credentials'), 'unauthorized', /`github-token` input/],
  ['missing permission', httpError(403, integration), 'denied', /`checks: write` under `perm/],
  ['personal token', httpError(403, personal), 'denied', /checks: write/],
  ['archived', httpError(403, 'Repository was archived so is read-only.'), 'forbidden', /archived/],
  ['missing', httpError(404, 'Not Found'), 'not_found', /deleted, or the token cannot access/],
  ['deleted', httpError(410, 'This issue was deleted'), 'not_found', /410/],
  ['rejected', httpError(422, 'Only 65535 characters are allowed'), 'invalid', /65535/],
  ['too many', httpError(429, 'Slow down', { 'retry-after': '7' }), 'rate_limited', /wait 7 s/],
  ['secondary limit', httpError(403, secondary), 'rate_limited', /rate limit/],
  ['primary limit', httpError(403, 'Forbidden', primary), 'rate_limited', /rate limit/],
  ['server', httpError(502, 'Bad gateway'), 'server', /server error \(502\)/],
  ['timeout', unanswered(named('TimeoutError', 'late')), 'timeout', /did not respond in time/],
  ['abort', Object.assign(named('AbortError', 'aborted'), { status: 500 }), 'timeout', /in time/],
  ['reset', unanswered(new Error('read ECONNRESET')), 'network', /read ECONNRESET/],
  ['an internal error', new TypeError('x is undefined'), 'unexpected', /x is undefined/],
  ['a thrown string', 'what?', 'unexpected', /what\?/],
  ['nothing', undefined, 'unexpected', /undefined/],
])('explainFailure: %s', (_, error, kind, words) => {
  expect(readFailure(error).kind).toBe(kind);
  expect(explainFailure(error, operation)).toMatch(words);
  expect(explainFailure(error, operation)).toMatch(/^could not write the check run: /);
});

it('explainFailure recommends a second workflow to a fork, because no permission helps', () => {
  const words = explainFailure(httpError(403, integration), { ...operation, readOnlyToken: true });
  expect(words).toMatch(/fork or from Dependabot is read-only.*second workflow on `workflow_run`/);
  expect(words).not.toMatch(/permissions:/);
});

it('explainFailure removes markup from any message of GitHub', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.integer(), (message, status) => {
      const { said } = readFailure(httpError(status, message));
      expect(said).toMatch(/^[^`<>@[\]*|&#!\\~\n]*$/);
      expect(said.length).toBeLessThanOrEqual(303);
    }),
  );
  expect(readFailure(httpError(422, 'see @team <b>![x](http://evil)')).said).toBe(
    'see team b x (http://evil)',
  );
});
