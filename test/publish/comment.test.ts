import { expect, it } from 'vitest';
import type { Verdict } from '../../src/model/verdict.ts';
import { commentMarker } from '../../src/publish/comment.ts';
import type { CommentMode } from '../../src/publish/context.ts';
import type { Fault } from '../github/faults.ts';
import type { GitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { rows } from '../table.ts';
import { gitHub, gate as publishedRun, type runOf } from './fixture.ts';

const BOT = actionsToken(WRITE_ALL);
const STRANGER = { user: { id: 666, login: 'mallory' } };
const MARKER = commentMarker('gene-gate');
const CREATE = { method: 'POST', path: /\/comments$/ };

async function gate(server: GitHub, verdict: Verdict, options: Parameters<typeof runOf>[1] = {}) {
  const { channels, ...run } = await publishedRun(server, { verdict }, options);
  return { ...run, comment: channels.comment };
}

const bodies = (server: GitHub) => server.state.comments.map(({ body }) => body);

it.each([
  { read: [{ path: 'scripts/check.js', why: 'it is started', new: true }] },
  { agent_files: [] },
])('a pass has a comment if there is something to read: %o', async (part) => {
  const server = await gitHub();
  await publishedRun(server, { verdict: 'pass', ...part });
  expect(bodies(server)).toHaveLength('read' in part ? 1 : 0);
});

it.each(rows`
  on-findings → fail → 1 ¦ on-findings → warn → 1 ¦ on-findings → needs_approval → 1
  on-findings → pass → 0 ¦ always → pass → 1 ¦ never → fail → 0
`)('the comment: %s with %s: %s', async (comment, verdict, count) => {
  const server = await gitHub();
  await gate(server, verdict as Verdict, { context: { comment: comment as CommentMode } });
  expect(server.state.comments).toHaveLength(Number(count));
});

it('the comment does not mention fixed problems if there were none', async () => {
  const server = await gitHub();
  for (const _ of [1, 2]) await gate(server, 'pass', { context: { comment: 'always' } });
  expect(bodies(server)).toEqual([`${MARKER}\nThe verdict is pass.`]);
});

it('the comment is found beyond the first page', async () => {
  const server = await gitHub();
  for (let index = 0; index < 150; index += 1) server.state.comment(STRANGER, 7, `chat ${index}`);
  await gate(server, 'fail');
  await gate(server, 'warn');
  expect(bodies(server).filter((body) => body.startsWith(MARKER))).toEqual([
    `${MARKER}\nThe verdict is warn.`,
  ]);
});

it('the comment does not change another author’s comment with the marker', async () => {
  const server = await gitHub();
  server.state.comment(STRANGER, 7, `${MARKER}\nAll is well, merge me.`);
  await gate(server, 'fail');
  await gate(server, 'warn');
  expect(bodies(server)).toEqual([
    `${MARKER}\nAll is well, merge me.`,
    `${MARKER}\nThe verdict is warn.`,
  ]);
});

it('the comment does not change the bot’s other comments, even if they quote the marker', async () => {
  const server = await gitHub();
  server.state.comment(BOT, 7, `Another action says: ${MARKER}`);
  server.state.comment(BOT, 7, `${commentMarker('strict')}\nanother gate`);
  await gate(server, 'fail');
  expect(server.state.comments).toHaveLength(3);
});

it('the comment keeps the oldest of duplicates and deletes the others', async () => {
  const server = await gitHub();
  const [oldest] = [1, 2, 3].map(() => server.state.comment(BOT, 7, `${MARKER}\nold`));
  await gate(server, 'fail');
  expect(server.state.comments).toEqual([{ ...oldest, body: `${MARKER}\nThe verdict is fail.` }]);
});

it('the comment tolerates that another run deletes a duplicate first', async () => {
  const server = await gitHub();
  for (const _ of [1, 2]) server.state.comment(BOT, 7, `${MARKER}\nold`);
  server.faults.push({ method: 'DELETE', kind: 'answer', status: 404, message: 'Not Found' });
  expect(await gate(server, 'fail')).toMatchObject({ comment: { status: 'reached' } });
  expect(server.faults.left).toBe(0);
});

it.each<[string, Fault]>([
  ['a lost response', { ...CREATE, kind: 'lose_answer' }],
  ['two closed connections', { ...CREATE, kind: 'reset', times: 2 }],
  ['a truncated response', { ...CREATE, kind: 'break_off' }],
  ['a truncated list', { method: 'GET', path: /\/comments/, kind: 'break_off' }],
  ['a failed identity query', { path: /\/graphql$/, kind: 'answer', status: 502 }],
])('the comment is one comment after %s', async (_, fault) => {
  const server = await gitHub();
  server.state.comment(STRANGER, 7, `${MARKER}\nmine`);
  server.faults.push(fault);
  await gate(server, 'fail');
  expect(bodies(server)).toEqual([`${MARKER}\nmine`, `${MARKER}\nThe verdict is fail.`]);
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(server.faults.left).toBe(0);
});

it('the comment is found by the identity of a personal token too', async () => {
  const person = { user: { id: 12, login: 'ada' }, permissions: WRITE_ALL };
  const server = await gitHub({ person });
  server.state.comment(BOT, 7, `${MARKER}\nthe bot's`);
  await gate(server, 'fail', { token: 'person' });
  const { comment } = await gate(server, 'warn', { token: 'person' });
  expect(comment).toMatchObject({ status: 'reached' });
  expect(server.state.comments.map(({ user }) => user.login)).toEqual([BOT.user.login, 'ada']);
  expect(bodies(server)[1]).toMatch(/You must authenticate via a GitHub App/);
});

it('the comment has a marker that no check name can close', () => {
  expect(commentMarker('a --> @everyone')).toBe('<!-- gene-gate: a%20%2D%2D%3E%20%40everyone -->');
});
