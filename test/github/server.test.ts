import { expect, it, onTestFinished } from 'vitest';
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
const LINE = {
  path: 'a.json',
  start_line: 1,
  end_line: 1,
  annotation_level: 'failure',
  message: 'no',
};
const annotated = (...annotations: object[]) =>
  check({ output: { title: 't', summary: 's', annotations } });
const changed = (changes: object) => annotated({ ...LINE, ...changes });
const output = (fields: object) => check({ output: { title: '', summary: '', ...fields } });

it.each<[string, object, RegExp]>([
  ['no name', { head_sha: HEAD }, /name/],
  ['an unknown commit', check({ head_sha: 'f'.repeat(40) }), /No commit found for SHA/],
  ['completed without a conclusion', check({ status: 'completed' }), /conclusion is required/],
  ['a conclusion too early', check({ status: 'queued', conclusion: 'success' }), /conclusion/],
  ['an unknown conclusion', check({ conclusion: 'fine' }), /conclusion/],
  ['a long title', output({ title: 'x'.repeat(256) }), /255/],
  ['a long summary', output({ summary: 'x'.repeat(65_536) }), /not have more than 65535/i],
  ['a long text', output({ text: 'x'.repeat(65_536) }), /65535/],
  ['no summary', check({ output: { title: '' } }), /summary/],
  ['a bad details_url', check({ details_url: 'javascript:1' }), /details_url/],
  ['51 annotations', annotated(...Array<object>(51).fill(LINE)), /not have more than 50 items/i],
  ['line 0', changed({ start_line: 0 }), /start_line/],
  ['an end before the start', changed({ start_line: 2 }), /end_line/],
  ['columns over lines', changed({ end_line: 2, start_column: 1 }), /one line/],
  ['a character above U+FFFF', changed({ message: '💥' }), /U\+FFFF/],
  ['a long annotation title', changed({ title: 'x'.repeat(256) }), /255/],
  ['a long message', changed({ message: 'é'.repeat(32_769) }), /64 KB/],
  ['an absolute path', changed({ path: '/a' }), /relative/],
])('check runs refuses %s', async (_, body, message) => {
  const server = await start();
  const { status, data } = await call(server, 'POST check-runs', body);
  expect([status, data.message]).toEqual([422, expect.stringMatching(message)]);
  expect(server.state.checkRuns).toEqual([]);
  server.violations.length = 0;
});

it.each([
  ['POST check-runs', check({ external: '1' }), /additional .*external/],
  ['GET commits/main/check-runs?name=gate', undefined, /additional .*name/],
  ['GET check-runs/new', undefined, /check_run_id must be integer/],
  ['GET check-suites', undefined, /no operation/],
])('rejects %s %j, which is not described', async (...row) => {
  const [request, body, message] = row;
  const server = await startGitHub({ repository: 'octo/genes', tokens: {} });
  expect((await call(server, request, body)).data.message).toMatch(message);
  await expect(server.close()).rejects.toThrow(message);
});

it('check runs appends annotations and replaces all other fields', async () => {
  const server = await start();
  const { data } = await call(server, 'POST check-runs', annotated(LINE));
  const next = { title: 'new', summary: 'new', annotations: [LINE] };
  await call(server, `PATCH check-runs/${data.id}`, { conclusion: 'success', output: next });
  const read = await call(server, `GET check-runs/${data.id}`);
  expect(read.data).toMatchObject({
    status: 'completed',
    conclusion: 'success',
    output: { title: 'new', annotations_count: 2 },
  });
  expect((await call(server, `GET check-runs/${data.id}/annotations`)).data).toHaveLength(2);
});

it('check runs belong to the app that created them', async () => {
  const server = await start();
  const { data } = await call(server, 'POST check-runs', check());
  const change = { conclusion: 'success' };
  const refused = await call(server, `PATCH check-runs/${data.id}`, change, 'other');
  expect(refused.data.message).toMatch(/only be modified by the GitHub App that created it/);
  expect(await call(server, 'POST check-runs', check(), 'ada')).toMatchObject({ status: 403 });
});

it('check runs are listed for a commit: the latest of each name, or all', async () => {
  const server = await start();
  for (const name of ['gate', 'gate', 'other'])
    await call(server, 'POST check-runs', check({ name }));
  const list = async (query: string) =>
    (await call(server, `GET commits/${HEAD}/check-runs?${query}`)).data.total_count;
  expect(await list('')).toBe(2);
  expect(await list('filter=all')).toBe(3);
  expect(await list('filter=all&check_name=gate')).toBe(2);
});

it('comments can be changed and deleted with write access, and keep their author', async () => {
  const server = await start();
  const { id } = server.state.comment(ada, 7, 'mine');
  await call(server, `PATCH issues/comments/${id}`, { body: 'theirs' });
  expect(server.state.comments).toMatchObject([{ body: 'theirs', user: { login: 'ada' } }]);
  expect((await call(server, `DELETE issues/comments/${id}`)).status).toBe(204);
  expect((await call(server, `DELETE issues/comments/${id}`)).status).toBe(404);
});

const FORBIDDEN = 'Resource not accessible by integration';

it.each([
  ['POST check-runs', check(), 'reader', 403, FORBIDDEN],
  ['POST issues/7/comments', { body: 'hello' }, 'reader', 403, FORBIDDEN],
  ['POST issues/7/comments', { body: 'x'.repeat(65_537) }, 'writer', 422, 'Validation Failed'],
  ['GET /user', undefined, 'writer', 403, FORBIDDEN],
  ['GET pulls/7', undefined, 'nobody', 401, 'Bad credentials'],
  ['GET pulls/8', undefined, 'writer', 404, 'Not Found'],
  ['GET /repos/octo/secret/pulls/7', undefined, 'writer', 404, 'Not Found'],
])('%s with %o as %s: %i', async (request, body, token, status, message) => {
  const answer = await call(await start(), request, body, token);
  expect(answer).toMatchObject({ status, data: { message } });
});
