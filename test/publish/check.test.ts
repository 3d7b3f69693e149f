import { expect, it, onTestFinished } from 'vitest';
import { checkOutput } from '../../src/publish/check.ts';
import type { Publication } from '../../src/publish/context.ts';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import { type Emulator, startEmulator } from '../github/emulator.ts';
import type { Fault } from '../github/faults.ts';
import { findings, gate, gitHub, publicationOf, runOf } from './fixture.ts';

const CREATE = { method: 'POST', path: /\/check-runs$/ };
const UPDATE = { method: 'PATCH', path: /\/check-runs\// };

it('the check run gets 120 annotations in three batches and is completed after the last', async () => {
  const server = await gitHub();
  await gate(server, { findings: findings(120) });
  const updates = server.requests.filter(({ method, path }) =>
    `${method} ${path}`.match(/PATCH .*check-runs/),
  );
  expect(updates.map(({ body }) => [body.status, count(body.output)])).toEqual([
    ['in_progress', 50],
    ['in_progress', 50],
    ['in_progress', 20],
    ['completed', 0],
  ]);
  const lines = server.state.checkRuns[0]?.annotations.map(({ start_line }) => start_line);
  expect(lines).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
});

it.each<[string, Fault, number[]]>([
  ['500 twice', { ...CREATE, kind: 'answer', status: 500, times: 2 }, [1000, 2000]],
  ['a connection closed before the request', { ...CREATE, kind: 'reset' }, [1000]],
  ['a lost response', { ...CREATE, kind: 'lose_answer' }, [1000]],
  ['a truncated response', { ...CREATE, kind: 'break_off' }, [1000]],
  ['a lost response to annotations', { ...UPDATE, kind: 'lose_answer' }, [1000]],
  ['503 to annotations', { ...UPDATE, kind: 'answer', status: 503 }, [1000]],
  ['a limit', { ...CREATE, kind: 'answer', status: 429, headers: { 'retry-after': '3' } }, [3000]],
  [
    'a secondary rate limit',
    { ...UPDATE, kind: 'answer', status: 403, message: 'You have exceeded a secondary rate limit' },
    [60_000],
  ],
])('the check run survives %s without repeating an effect', async (_, fault, waits) => {
  const server = await gitHub();
  server.faults.push(fault);
  const run = await gate(server, { findings: findings(60) });
  expect(server.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  expect(server.state.checkRuns[0]?.annotations).toHaveLength(60);
  expect(run.waits).toEqual(waits);
  expect(server.faults.left).toBe(0);
});

it('the check run is created at the end if GitHub was unavailable at the start', async () => {
  const server = await gitHub();
  const { context } = await runOf(server);
  server.faults.push({ ...CREATE, kind: 'answer', status: 502, times: 4 });
  const started = await startCheck(context);
  expect(started).toMatchObject({ reason: expect.stringMatching(/502/), permanent: false });
  await publish(context, started, publicationOf());
  expect(server.state.checkRuns).toMatchObject([{ status: 'completed' }]);
});

it.each([
  ['rejects', 422, 'Bad annotation', 70],
  ['forbids, and all others with it', 403, 'Forbidden', 0],
])('the check run reports a batch that GitHub %s, and is completed', async (...row) => {
  const [, status, message, kept] = row;
  const server = await gitHub();
  const { context } = await runOf(server);
  const started = await startCheck(context);
  server.faults.push({ ...UPDATE, kind: 'answer', status, message });
  await publish(context, started, publicationOf({ findings: findings(120) }));
  const [check] = server.state.checkRuns;
  expect(check?.status).toBe('completed');
  expect(check?.annotations).toHaveLength(kept);
  const missing = new RegExp(`Missing annotations: ${120 - kept}; .*${message}`);
  expect(check?.output.summary).toMatch(missing);
});

const count = (output: unknown): number =>
  (output as { annotations?: unknown[] }).annotations?.length ?? 0;

it('checkOutput respects every limit for any renderer output', () => {
  const page = '💥'.repeat(100_000);
  const content = { title: 't'.repeat(300), page: () => page, text: () => page };
  const { title, summary, text } = checkOutput(content, ['3 annotations are missing.']);
  expect(title).toHaveLength(255);
  expect(summary.length).toBeLessThanOrEqual(65_535);
  expect(summary).toMatch(/💥…\n\n---\n- 3 annotations are missing\.\n$/);
  expect(text?.length).toBeLessThanOrEqual(65_535);
});

it('GitHub Enterprise Server has separate addresses for REST and GraphQL', async () => {
  const server = await gitHub();
  const github = { url: `${server.url}/api/v3` };
  for (const _ of [1, 2]) await gate(github, { findings: findings(3) });
  expect(server.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  expect(server.state.comments).toHaveLength(1);
  expect(server.requests.map(({ path }) => path)).toContain('/graphql');
});

interface Check {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
}

async function emulator(): Promise<Emulator> {
  const started = await startEmulator();
  onTestFinished(() => started.close());
  return started;
}

async function run(github: Emulator, publication: Publication, headSha = github.pull.head) {
  const { context } = await runOf(github, { headSha, number: github.pull.number });
  return (await publish(context, await startCheck(context), publication)).channels;
}

async function checksOf({ call, pull }: Emulator): Promise<Check[]> {
  const path = `/commits/${pull.head}/check-runs?filter=all`;
  const { check_runs } = await call<{ check_runs: Check[] }>('GET', path);
  return check_runs.filter(({ name }) => name === 'gene-gate');
}

const commentsOf = ({ call, pull }: Emulator) =>
  call<{ id: number; body: string }[]>('GET', `/issues/${pull.number}/comments`);

it('on an independent GitHub emulator a fixed change updates its comment and its check', async () => {
  const github = await emulator();
  await run(github, publicationOf());
  await run(github, publicationOf({ verdict: 'pass' }));
  const body = expect.stringContaining('Nothing is left');
  expect(await commentsOf(github)).toMatchObject([{ body }]);
  expect(await checksOf(github)).toMatchObject([{ conclusion: 'success' }]);
});

it('on an independent GitHub emulator two concurrent runs leave one comment', async () => {
  const github = await emulator();
  await Promise.all([run(github, publicationOf()), run(github, publicationOf())]);
  expect(await commentsOf(github)).toHaveLength(1);
  const [first] = await checksOf(github);
  expect(first).toMatchObject({ status: 'completed', conclusion: 'failure' });
});

it('on an independent GitHub emulator a run for an outdated commit does not change the comment', async () => {
  const github = await emulator();
  expect(await run(github, publicationOf(), 'c'.repeat(40))).toMatchObject({
    comment: { status: 'skipped', reason: expect.stringContaining('is now') },
  });
  expect(await commentsOf(github)).toEqual([]);
});
