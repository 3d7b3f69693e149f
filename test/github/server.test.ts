import { describe, expect, it, onTestFinished } from 'vitest';
import { type GitHub, startGitHub } from './server.ts';
import { actionsToken, READ_ALL, WRITE_ALL } from './tokens.ts';

const HEAD = 'a'.repeat(40);
const ada = { user: { id: 12, login: 'ada' }, permissions: WRITE_ALL };

async function start(): Promise<GitHub> {
  const tokens = {
    writer: actionsToken(WRITE_ALL),
    reader: actionsToken(READ_ALL),
    other: { ...actionsToken(WRITE_ALL), app: { id: 1, slug: 'other' } },
    ada,
  };
  const server = await startGitHub({ repository: 'octo/genes', tokens });
  onTestFinished(() => server.close());
  server.state.push(7, HEAD);
  return server;
}

async function call(server: GitHub, request: string, body?: unknown, token = 'writer') {
  const [method = '', path = ''] = request.split(' ');
  const below = path.startsWith('/') ? path : `/repos/octo/genes/${path}`;
  const response = await fetch(`${server.url}${below}`, {
    method,
    headers: { authorization: `token ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    link: response.headers.get('link'),
    data: text === '' ? undefined : JSON.parse(text),
  };
}

const check = (changes: object = {}) => ({ name: 'gate', head_sha: HEAD, ...changes });
const annotation = (changes: object = {}) => ({
  path: 'a.json',
  start_line: 1,
  end_line: 1,
  annotation_level: 'failure',
  message: 'no',
  ...changes,
});
const annotated = (...annotations: object[]) =>
  check({ output: { title: 't', summary: 's', annotations } });

describe('check runs', () => {
  it.each<[string, object, RegExp]>([
    ['no name', { head_sha: HEAD }, /name/],
    ['an unknown commit', check({ head_sha: 'f'.repeat(40) }), /No commit found for SHA/],
    ['completed without a conclusion', check({ status: 'completed' }), /conclusion is required/],
    [
      'a conclusion while in progress',
      check({ status: 'in_progress', conclusion: 'success' }),
      /conclusion/,
    ],
    ['an unknown conclusion', check({ conclusion: 'fine' }), /conclusion/],
    ['a long title', check({ output: { title: 'x'.repeat(256), summary: '' } }), /255/],
    [
      'a long summary',
      check({ output: { title: '', summary: 'x'.repeat(65_536) } }),
      /summary must NOT have more than 65535/,
    ],
    [
      'a long text',
      check({ output: { title: '', summary: '', text: 'x'.repeat(65_536) } }),
      /65535/,
    ],
    ['no summary', check({ output: { title: '' } }), /summary/],
    ['a bad details_url', check({ details_url: 'javascript:1' }), /details_url/],
    [
      '51 annotations',
      annotated(...Array.from({ length: 51 }, () => annotation())),
      /must NOT have more than 50 items/,
    ],
    ['line 0', annotated(annotation({ start_line: 0 })), /start_line/],
    ['an end before the start', annotated(annotation({ start_line: 2 })), /end_line/],
    ['columns over lines', annotated(annotation({ end_line: 2, start_column: 1 })), /one line/],
    ['a character above U+FFFF', annotated(annotation({ message: '💥' })), /U\+FFFF/],
    ['a long annotation title', annotated(annotation({ title: 'x'.repeat(256) })), /255/],
    ['a long message', annotated(annotation({ message: 'é'.repeat(32_769) })), /64 KB/],
    ['an absolute path', annotated(annotation({ path: '/a' })), /relative/],
  ])('refuses %s', async (_, body, message) => {
    const server = await start();
    const { status, data } = await call(server, 'POST check-runs', body);
    expect([status, data.message]).toEqual([422, expect.stringMatching(message)]);
    expect(server.state.checkRuns).toEqual([]);
    server.violations.length = 0;
  });

  it.each([
    ['a misspelt field', 'POST check-runs', check({ external: '1' }), /additional .*external/],
    [
      'a misspelt parameter',
      'GET commits/main/check-runs?name=gate',
      undefined,
      /additional .*name/,
    ],
    ['an invalid number', 'GET check-runs/new', undefined, /check_run_id must be integer/],
    ['an unknown operation', 'GET check-suites', undefined, /no operation/],
  ])('rejects %s and fails the test', async (_, request, body, message) => {
    const server = await startGitHub({ repository: 'octo/genes', tokens: {} });
    expect((await call(server, request, body)).data.message).toMatch(message);
    await expect(server.close()).rejects.toThrow(message);
  });

  it('appends annotations and replaces all other fields', async () => {
    const server = await start();
    const { data } = await call(server, 'POST check-runs', annotated(annotation()));
    const output = { title: 'new', summary: 'new', annotations: [annotation({ start_line: 1 })] };
    await call(server, `PATCH check-runs/${data.id}`, { conclusion: 'success', output });
    const read = await call(server, `GET check-runs/${data.id}`);
    expect(read.data).toMatchObject({
      status: 'completed',
      conclusion: 'success',
      output: { title: 'new', annotations_count: 2 },
    });
    expect((await call(server, `GET check-runs/${data.id}/annotations`)).data).toHaveLength(2);
  });

  it('belong to the app that created them', async () => {
    const server = await start();
    const { data } = await call(server, 'POST check-runs', check());
    const change = { conclusion: 'success' };
    expect(await call(server, `PATCH check-runs/${data.id}`, change, 'other')).toMatchObject({
      status: 403,
      data: {
        message: expect.stringMatching(/only be modified by the GitHub App that created it/),
      },
    });
    expect(await call(server, 'POST check-runs', check(), 'ada')).toMatchObject({ status: 403 });
  });

  it('are listed for a commit: the latest of each name, or all', async () => {
    const server = await start();
    for (const name of ['gate', 'gate', 'other'])
      await call(server, 'POST check-runs', check({ name }));
    const list = async (query: string) =>
      (await call(server, `GET commits/${HEAD}/check-runs?${query}`)).data.total_count;
    expect(await list('')).toBe(2);
    expect(await list('filter=all')).toBe(3);
    expect(await list('filter=all&check_name=gate')).toBe(2);
  });
});

describe('comments', () => {
  it('are listed in pages of at most 100', async () => {
    const server = await start();
    for (let index = 0; index < 120; index += 1) server.state.comment(ada, 7, `${index}`);
    const first = await call(server, 'GET issues/7/comments?per_page=500');
    expect(first.data).toHaveLength(100);
    expect(first.link).toMatch(/<[^>]*[?&]page=2[^>]*>; rel="next"/);
    expect((await call(server, 'GET issues/7/comments?per_page=100&page=2')).data).toHaveLength(20);
    expect((await call(server, 'GET issues/7/comments')).data).toHaveLength(30);
  });

  it.each([
    ['', /Validation Failed/],
    ['x'.repeat(65_537), /Validation Failed/],
  ])('reject an empty or too long body', async (body, message) => {
    const server = await start();
    const { status, data } = await call(server, 'POST issues/7/comments', { body });
    expect([status, data.message]).toEqual([422, expect.stringMatching(message)]);
  });

  it('can be changed and deleted with write access, and keep their author', async () => {
    const server = await start();
    const { id } = server.state.comment(ada, 7, 'mine');
    await call(server, `PATCH issues/comments/${id}`, { body: 'theirs' });
    expect(server.state.comments).toMatchObject([{ body: 'theirs', user: { login: 'ada' } }]);
    expect((await call(server, `DELETE issues/comments/${id}`)).status).toBe(204);
    expect((await call(server, `DELETE issues/comments/${id}`)).status).toBe(404);
  });
});

describe('tokens', () => {
  it.each([
    ['POST check-runs', check(), 'reader', 403, 'Resource not accessible by integration'],
    [
      'POST issues/7/comments',
      { body: 'hello' },
      'reader',
      403,
      'Resource not accessible by integration',
    ],
    ['GET /user', undefined, 'writer', 403, 'Resource not accessible by integration'],
    ['GET pulls/7', undefined, 'nobody', 401, 'Bad credentials'],
    ['GET pulls/8', undefined, 'writer', 404, 'Not Found'],
    ['GET /repos/octo/secret/pulls/7', undefined, 'writer', 404, 'Not Found'],
  ])('%s with %o as %s: %i', async (request, body, token, status, message) => {
    expect(await call(await start(), request, body, token)).toMatchObject({
      status,
      data: { message },
    });
  });

  it('are identified by GraphQL, even where REST does not', async () => {
    const server = await start();
    const viewer = async (token: string) =>
      (await call(server, 'POST /graphql', { query: '{ viewer { login } }' }, token)).data;
    expect(await viewer('writer')).toEqual({ data: { viewer: { login: 'github-actions[bot]' } } });
    expect(await viewer('ada')).toEqual({ data: { viewer: { login: 'ada' } } });
  });
});

describe('faults', () => {
  it('affect the matching requests in order and are logged', async () => {
    const server = await start();
    server.faults.push(
      { method: 'POST', kind: 'answer', status: 418 },
      { path: /pulls/, kind: 'answer', status: 500, headers: { 'retry-after': '1' } },
      { path: /pulls/, kind: 'reset' },
    );
    expect((await call(server, 'GET pulls/7')).status).toBe(500);
    await expect(call(server, 'GET pulls/7')).rejects.toThrow();
    expect(await call(server, 'GET pulls/7')).toMatchObject({ data: { head: { sha: HEAD } } });
    expect(server.faults.left).toBe(1);
    expect(server.requests.map(({ status }) => status)).toEqual([500, 'none', 200]);
  });

  it('can do the work and lose the response', async () => {
    const server = await start();
    server.faults.push({ kind: 'lose_answer' });
    await expect(call(server, 'POST issues/7/comments', { body: 'hi' })).rejects.toThrow();
    expect(server.state.comments).toHaveLength(1);
  });
});

describe('reviews and permissions', () => {
  it('lists reviews in pages, without their edits', async () => {
    const server = await start();
    const alice = server.state.person('alice', 'write');
    for (let more = 0; more < 31; more += 1) server.state.review(alice, 7, 'COMMENTED', 'Hm.');
    const first = await call(server, 'GET pulls/7/reviews');
    expect(first.data).toHaveLength(30);
    expect(first.link).toMatch(/page=2>; rel="next"/);
    expect(first.data[0]).not.toHaveProperty('lastEditedAt');
    expect(first.data[0]).toMatchObject({ state: 'COMMENTED', user: { login: 'alice' } });
  });

  it.each([
    ['alice', 200, 'write'],
    ['ghost', 404, undefined],
  ])('returns the permission of %s', async (login, status, permission) => {
    const server = await start();
    server.state.person('alice', 'write');
    const path = `collaborators/${login}/permission`;
    const answer = await call(server, `GET ${path}`, undefined, 'reader');
    expect(answer.status).toBe(status);
    expect(answer.data?.permission).toBe(permission);
  });
});
