import { describe, expect, it } from 'vitest';
import { completeCheck, createCheck, gateChecks } from '../../src/github/check-run.ts';
import type { GitHubTarget } from '../../src/github/client.ts';
import { commentThread } from '../../src/github/comments.ts';
import { explainFailure, readFailure } from '../../src/github/failure.ts';
import {
  pullRequestAsPayload,
  pullRequestState,
  pullsWithHead,
  refTip,
} from '../../src/github/pull-request.ts';
import { githubReviews } from '../../src/github/reviews.ts';
import { gitHub, HEAD, runOf } from '../publish/fixture.ts';
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

async function targetOf(server: Awaited<ReturnType<typeof gitHub>>): Promise<GitHubTarget> {
  const { github } = (await runOf(server)).context;
  if ('unavailable' in github) throw new Error(github.unavailable);
  return github;
}

const always = { kind: 'answer', times: Number.POSITIVE_INFINITY } as const;

describe.each(Object.entries(WRONG))('%s', (_, wrong) => {
  it.each(Object.entries(REQUESTS))('is not an empty list: %s', async (_name, ask) => {
    const server = await gitHub();
    const target = await targetOf(server);
    server.faults.push({ ...always, ...wrong });
    await expect(ask(target)).rejects.toThrow();
  });

  it('does not complete a check run', async () => {
    const server = await gitHub();
    const target = await targetOf(server);
    const check = await createCheck(target, identity);
    server.faults.push({ ...always, ...wrong });
    await expect(completeCheck(target, check, completion)).rejects.toThrow();
  });

  it('does not update or delete a comment', async () => {
    const server = await gitHub();
    const target = await targetOf(server);
    const thread = commentThread(target, 7, '<!-- mark -->');
    const kept = await thread.leaveOne([], '<!-- mark --> old');
    server.faults.push({ ...always, ...wrong, method: 'PATCH' });
    await expect(thread.leaveOne([kept], '<!-- mark --> new')).rejects.toThrow();
    if (wrong.status === 204) return;
    server.faults.push({ ...always, ...wrong, method: 'DELETE' });
    await expect(thread.leaveOne([kept, kept], kept.body)).rejects.toThrow();
  });
});

describe('a list in the form of another one', () => {
  it.each([
    ['list check runs', '[]'],
    ['list check runs', '{"total_count":0}'],
    ['list check runs', '{"total_count":0,"check_runs":null}'],
    ['list comments', '{"total_count":0,"check_runs":[]}'],
    ['list reviews', '{"total_count":0,"check_runs":[]}'],
  ])('is not an empty list: %s, %s', async (name, text) => {
    const server = await gitHub();
    const target = await targetOf(server);
    server.faults.push({ ...always, status: 200, text });
    await expect(REQUESTS[name]?.(target)).rejects.toThrow('it is not a list');
  });
});

describe('an answer that passes', () => {
  it.each(Object.entries(WRONG))('%s is asked for again', async (_, wrong) => {
    const server = await gitHub();
    const target = await targetOf(server);
    await createCheck(target, identity);
    server.faults.push({ kind: 'answer', ...wrong });
    await expect(gateChecks(target, 'gene-gate')).resolves.toHaveLength(1);
  });
});

describe('a page of a list that GitHub refuses', () => {
  it('does not hide the reviews on it: one may withdraw an approval', async () => {
    const server = await gitHub();
    const target = await targetOf(server);
    const person = server.state.person('ada', 'write');
    for (let count = 0; count < 101; count += 1) server.state.review(person, 7, 'APPROVED');
    server.faults.push({ ...always, path: /page=2/, status: 409, message: 'Conflict' });
    await expect(githubReviews(target, { number: 7 }).list()).rejects.toThrow(/409/);
  });
});

describe('a check run that GitHub does not complete', () => {
  it('is not taken for completed', async () => {
    const server = await gitHub();
    const target = await targetOf(server);
    const check = await createCheck(target, identity);
    const text = JSON.stringify({ id: check.id, status: 'in_progress', conclusion: null });
    server.faults.push({ ...always, method: 'PATCH', status: 200, text });
    const error: unknown = await completeCheck(target, check, completion).catch((e) => e);
    expect(readFailure(error).kind).toBe('broken');
    expect(explainFailure(error, { doing: 'write the check run', permission: '' })).toMatch(
      /answer of GitHub.*is not completed/,
    );
  });
});

describe('another origin', () => {
  const elsewhere = 'http://localhost:1/repos/octo/genes';
  const REDIRECTS = [301, 302, 307, 308].map(
    (status) => [status, { status, headers: { location: elsewhere }, text: '{}' }] as const,
  );

  it.each(REDIRECTS)('is not followed (%i)', async (_, redirect) => {
    const server = await gitHub();
    const target = await targetOf(server);
    server.faults.push({ ...always, ...redirect });
    await expect(refTip(target, 'heads/main')).rejects.toThrow(/which is not GitHub's API/);
    await expect(createCheck(target, identity)).rejects.toThrow(/localhost:1/);
    expect(server.requests).toHaveLength(2);
  });

  it('has no next page of a list', async () => {
    const server = await gitHub();
    const target = await targetOf(server);
    const link = `<${elsewhere}/pulls?per_page=100&page=2>; rel="next"`;
    server.faults.push({ ...always, status: 200, text: '[]', headers: { link } });
    await expect(pullsWithHead(target, HEAD)).rejects.toThrow(/which is not GitHub's API/);
  });

  it('is none where a renamed repository redirects to its id', async () => {
    const server = await gitHub();
    const target = await targetOf(server);
    server.state.refs.set('heads/main', HEAD);
    const location = `${server.url}/repos/octo/genes/git/ref/heads/main`;
    server.faults.push({ kind: 'answer', status: 301, headers: { location }, text: '{}' });
    expect(await refTip(target, 'heads/main')).toBe(HEAD);
  });
});

describe('an answer about something else', () => {
  const pull = (changes: object) => ({
    ...{ number: 7, state: 'open', head: { sha: HEAD, repo: { id: 1 } } },
    ...{ base: { ref: 'main', repo: { id: 1 } }, changed_files: 1, commits: 1 },
    ...changes,
  });
  const ask: Readonly<Record<string, (target: GitHubTarget) => Promise<unknown>>> = {
    ref: (target) => refTip(target, 'heads/main'),
    'pull request': (target) => pullRequestState(target, 7),
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
  ] as const)('is refused with clear words: %s, %j', async (what, answer, words) => {
    const server = await gitHub();
    const target = await targetOf(server);
    server.faults.push({ ...always, status: 200, text: JSON.stringify(answer) });
    const said = await ask[what]?.(target).then(
      () => 'accepted',
      (error) => explainFailure(error, { doing: 'ask', permission: 'contents: read' }),
    );
    expect(said).toMatch(words);
    expect(said).not.toMatch(/undefined|null/);
  });
});
