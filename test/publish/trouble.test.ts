import { readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connect } from '../../src/github/client.ts';
import { closeAbandonedCheck } from '../../src/publish/post.ts';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import type { Fault } from '../github/faults.ts';
import { actionsToken } from '../github/tokens.ts';
import { findings, gate, gitHub, placeOf, publicationOf, type Run, runOf } from './fixture.ts';

const summaryOf = async ({ context }: Run): Promise<string> =>
  await readFile(context.stepSummaryPath ?? '', 'utf8');

it('if GitHub fails, without checks: the comment names the missing permission', async () => {
  const server = await gitHub({ some: actionsToken({ pull_requests: 'write' }) });
  const { channels, log } = await gate(server, { findings: findings(12) }, { token: 'some' });
  expect(server.state.checkRuns).toEqual([]);
  expect([channels.check.status, channels.comment.status]).toEqual(['failed', 'reached']);
  const words = /Could not write the check run: .*`checks: write`/;
  expect(server.state.comments[0]?.body).toMatch(words);
  expect(log.filter((line) => line.startsWith('error: '))).toHaveLength(10);
  expect(log.join('\n')).toMatch(/omitted from the log: 2;/);
});

it('if GitHub fails, without a summary either: uses the log and the files', async () => {
  const server = await gitHub();
  const context = { stepSummaryPath: '/nonexistent/summary' };
  const options = { token: 'reader', context };
  const { channels, log } = await gate(server, { findings: findings(1) }, options);
  expect(Object.entries(channels).map(([name, { status }]) => `${name} ${status}`)).toEqual([
    ...['files reached', 'check failed', 'comment failed', 'suggestions skipped'],
    'summary failed',
  ]);
  for (const words of ['error: The command has', ...['check', 'comment', 'summary']]) {
    expect(log.join('\n')).toMatch(new RegExp(`^(?:warning: )?${words}`, 'm'));
  }
});

it.each([
  ['500', { kind: 'answer', status: 500 }],
  ['resets', { kind: 'reset' }],
  ['garbage', { kind: 'break_off' }],
  ['rate limits', { kind: 'answer', status: 429, headers: { 'retry-after': '60' } }],
  ['silence', { kind: 'hang' }],
] as const)('gives up after %s, and reports why', async (_, fault) => {
  const server = await gitHub();
  server.faults.push({ ...fault, times: Number.POSITIVE_INFINITY });
  const run = await gate(server, {}, { timeoutMs: fault.kind === 'hang' ? 50 : 15_000 });
  const { check, comment, summary } = run.channels;
  const statuses = [check, comment, summary].map(({ status }) => status);
  expect(statuses).toEqual(['failed', 'failed', 'reached']);
  expect(run.waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(180_000);
  expect(await summaryOf(run)).toMatch(
    /- Could not write the check run: .*\n- Could not write the comment: /,
  );
});

it('if GitHub fails, if the runner accepts neither state nor outputs: warns', async () => {
  const server = await gitHub();
  const run = await runOf(server);
  const { core } = run.context;
  const refuse = () => {
    throw new Error('Missing file at path: /github/output');
  };
  const context = { ...run.context, core: { ...core, saveState: refuse, setOutput: refuse } };
  const result = await publish(context, await startCheck(context), publicationOf());
  expect(result.channels.check.status).toBe('reached');
  expect(run.log.filter((line) => line.includes('Missing file'))).toHaveLength(3);
});

it('if GitHub fails, if the page cannot be rendered: publishes the verdict', async () => {
  const server = await gitHub();
  const run = await runOf(server);
  const publication = {
    ...publicationOf(),
    markdown: () => {
      throw new Error('a bug');
    },
  };
  await publish(run.context, await startCheck(run.context), publication);
  expect(server.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  expect(await summaryOf(run)).toMatch(/result is \*\*fail\*\*.*could not be rendered/);
});

/** SOAK_RUNS=500 takes about a minute. */
const RUNS = Number(process.env.SOAK_RUNS ?? 60);

/** Any fault except slow ones, and 409, which octokit treats as an empty list. */
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    status: fc.constantFrom(401, 403, 404, 422, 429, 500, 502, 503),
    path: fc.constantFrom(/./, /check-runs/, /comments/, /graphql/, /pulls/),
    headers: fc.constantFrom({}, { 'retry-after': '1' }, { 'x-ratelimit-remaining': '0' }),
    times: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constantFrom('reset' as const, 'lose_answer' as const, 'break_off' as const),
    path: fc.constantFrom(/./, /check-runs/, /comments/, /graphql/, /pulls/),
    times: fc.integer({ min: 1, max: 5 }),
  }),
);

const promise =
  'there is one comment and one check, every failure is reported, and the next run repairs everything';
it(promise, { timeout: 60_000 + RUNS * 1000 }, async () => {
  const server = await gitHub();
  const run = await runOf(server);
  const { state } = server;
  const summaryPath = run.context.stepSummaryPath ?? '';
  const scenario = fc.asyncProperty(fc.array(fault, { maxLength: 6 }), async (faults) => {
    state.checkRuns.length = 0;
    state.comments.length = 0;
    await writeFile(summaryPath, '');
    run.log.length = 0;
    server.faults.clear();
    server.faults.push(...faults);

    // A separate client, because the retry budget is spent only once.
    const client = connect('writer', { baseUrl: server.url, sleep: async () => {} });
    const context = { ...run.context, github: { ...placeOf(run), client } };
    const publication = publicationOf({ findings: findings(60) });
    const { channels } = await publish(context, await startCheck(context), publication);

    expect(run.outputs.get('verdict')).toBe('fail');
    expect(state.checkRuns.length).toBeLessThanOrEqual(1);
    expect(state.comments.length).toBeLessThanOrEqual(1);
    const summary = await readFile(summaryPath, 'utf8');
    if (channels.check.status === 'reached') {
      expect(state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    } else {
      expect(summary).toContain('Could not write the check run');
      expect(run.log).toContainEqual(expect.stringMatching(/^warning: check: could not/));
    }
    if (channels.comment.status === 'reached') expect(state.comments).toHaveLength(1);
    else {
      expect(summary).toContain('Could not write the comment');
      expect(run.log).toContainEqual(expect.stringMatching(/^warning: comment: could not/));
    }

    server.faults.clear();
    const closed = { connect: () => client, getState: (name: string) => run.state.get(name) ?? '' };
    await closeAbandonedCheck(closed);
    expect(state.checkRuns.filter(({ status }) => status !== 'completed')).toEqual([]);

    const again = { ...context, runKey: 'again' };
    await publish(again, await startCheck(again), publicationOf({ findings: findings(50) }));
    const named = state.checkRuns.filter(({ name }) => name === context.checkName);
    expect(named).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(named[0]?.annotations).toHaveLength(50);
    expect(state.comments).toHaveLength(1);
  });
  await fc.assert(scenario, { numRuns: RUNS });
});
