import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimedId, newRunKey, resultId } from '../../src/github/check-owner.ts';
import { type CheckRun, completeCheck, createCheck } from '../../src/github/check-run.ts';
import { connect } from '../../src/github/client.ts';
import type { PublishContext } from '../../src/publish/context.ts';
import { closeAbandonedCheck, remember, startedState } from '../../src/publish/post.ts';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import type { GitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { findings, gitHub, placeOf, publicationOf, type Run, runOf } from './fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Each runner has a clock of its own, so none may decide which run is later. */
function later(seconds = 1): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

async function started(server: GitHub, token = 'writer', seconds = 1) {
  later(seconds);
  const run = await runOf(server, { token });
  const check = await startCheck(run.context);
  return { run, end: (changes: Partial<GateReport>) => ended(run, check, changes) };
}

async function ended(
  { context }: Run,
  check: Awaited<ReturnType<typeof startCheck>>,
  changes: Partial<GateReport>,
) {
  later();
  const { channels } = await publish(context, check, publicationOf(changes));
  return channels.check;
}

const wholeRun = async (server: GitHub, changes: Partial<GateReport>) =>
  await (await started(server)).end(changes);

const summary = ({ state }: GitHub): string[] =>
  state.checkRuns.map(
    ({ name, conclusion, annotations }) => `${name}: ${conclusion}, ${annotations.length}`,
  );

it('after several runs on one commit leave one check run with the last result and no duplicate annotations', async () => {
  const server = await gitHub();
  await wholeRun(server, { verdict: 'fail', findings: findings(120) });
  const second = await started(server);
  expect(server.state.checkRuns).toMatchObject([
    { status: 'in_progress', conclusion: null, completed_at: null },
  ]);
  await second.end({ verdict: 'fail', findings: findings(120) });
  expect(summary(server)).toEqual(['gene-gate: failure, 120']);
  await wholeRun(server, { verdict: 'error', findings: findings(130) });
  expect(summary(server)).toEqual(['gene-gate: failure, 130']);
});

it.each([true, false])('outdated annotations leave its name (reopens: %s)', async (reopens) => {
  const server = await gitHub();
  server.state.reopensChecks = reopens;
  await wholeRun(server, { verdict: 'fail', findings: findings(3) });
  await wholeRun(server, { verdict: 'warn', findings: findings(2) });
  expect(summary(server).slice(-1)).toEqual(['gene-gate: success, 2']);
  const [old] = server.state.checkRuns;
  expect(old).toMatchObject({ name: 'gene-gate (superseded)', status: 'completed' });
});

it('after several runs on one commit create a new check run each time if the server does not reopen completed ones', async () => {
  const server = await gitHub();
  server.state.reopensChecks = false;
  for (const verdict of ['fail', 'pass', 'pass'] as const) await wholeRun(server, { verdict });
  expect(summary(server)).toEqual([
    'gene-gate (superseded): failure, 0',
    'gene-gate (superseded): success, 0',
    'gene-gate: success, 0',
  ]);
});

it('after several runs on one commit create another check run if GitHub denies access to the existing one', async () => {
  const server = await gitHub();
  await wholeRun(server, { verdict: 'pass' });
  const refused = { method: 'PATCH', kind: 'answer', status: 422 } as const;
  server.faults.push(refused);
  const { end } = await started(server);
  expect(summary(server)).toEqual(['gene-gate: success, 0', 'gene-gate: null, 0']);
  await end({ verdict: 'fail' });
  expect(summary(server)).toEqual(['gene-gate (superseded): neutral, 0', 'gene-gate: failure, 0']);
});

it('after several runs on one commit report that the older check run cannot be renamed', async () => {
  const server = await gitHub();
  await wholeRun(server, { findings: findings(1) });
  const { end } = await started(server);
  const older = { method: 'PATCH', path: new RegExp(`/${server.state.checkRuns[0]?.id}$`) };
  server.faults.push({ ...older, kind: 'answer', status: 403, message: 'Forbidden' });
  expect(await end({ verdict: 'pass' })).toMatchObject({
    status: 'reached',
    notes: [expect.stringMatching(/rename an older check run.*Forbidden/)],
  });
});

it('after several runs on one commit do not change check runs of other apps or of Actions jobs', async () => {
  const server = await gitHub({
    other: { ...actionsToken(WRITE_ALL), app: { id: 1, slug: 'other' } },
  });
  await started(server, 'other');
  const ofJob = await runOf(server);
  await createCheck(placeOf(ofJob), { ...ofJob.context, claim: 1 });
  const job = server.state.checkRuns[1];
  Object.assign(job ?? {}, { external_id: '5c9a3d5e-2f51-4d8b-9f6b-0c1d2e3f4a5b', ofJob: true });
  await wholeRun(server, { verdict: 'pass' });
  expect(server.state.checkRuns.map(({ app, status }) => `${app.slug} ${status}`)).toEqual([
    'other in_progress',
    'github-actions in_progress',
    'github-actions completed',
  ]);
});

const job = (run: number) => `https://github.example/octo/genes/actions/runs/${run}/job/5`;

it.each([
  ['of another workflow run is named', job(2), /same name, but is not the gate's: it is success/],
  ['of a job of the same workflow run is not', job(1), /-->\n\n---\n- The result.*\n$/],
])('a check run of the same name %s', async (_, details_url, words) => {
  const server = await gitHub();
  const twin = await runOf(server);
  await createCheck(placeOf(twin), { ...twin.context, claim: 1 });
  const [check] = server.state.checkRuns;
  const ofJob = { external_id: 'c8b4', ofJob: true, status: 'completed', conclusion: 'success' };
  Object.assign(check ?? {}, { ...ofJob, details_url });
  await wholeRun(server, { verdict: 'pass' });
  expect(server.state.checkRuns[1]?.output.summary).toMatch(words);
});

it.each([
  ['first', 'second'],
  ['second', 'first'],
] as const)('the run that started last decides (%s ends first)', async (...order) => {
  const server = await gitHub();
  const first = await started(server);
  const second = await started(server);
  const ends = {
    first: () => first.end({ verdict: 'pass', findings: findings(1, { severity: 'notice' }) }),
    second: () => second.end({ verdict: 'fail', findings: findings(2) }),
  };
  const results = { first: await ends[order[0]](), second: await ends[order[1]]() };
  const ofFirst = order[0] === 'first' ? results.first : results.second;
  const reason = expect.stringMatching(/later run/);
  expect(ofFirst).toMatchObject({ status: 'skipped', reason });
  expect(summary(server)).toEqual(['gene-gate: failure, 2']);
  expect(server.state.comments).toMatchObject([{ body: expect.stringContaining('fail') }]);
});

it.each([
  ['older', 'newer'],
  ['newer', 'older'],
] as const)('one check run is left if both created one (the %s ends first)', async (...order) => {
  const server = await gitHub();
  const runs = [await runOf(server), await runOf(server)] as const;
  const [older, newer] = await Promise.all(
    runs.map(async (run) => {
      const check = await createCheck(placeOf(run), { ...run.context, claim: 1 });
      return { run, check: { run: check } };
    }),
  ).then((pair) => pair.sort((a, b) => a.check.run.id - b.check.run.id));
  if (older === undefined || newer === undefined) throw new Error('expected two check runs');
  const ends = {
    older: () => ended(older.run, older.check, { verdict: 'pass' }),
    newer: () => ended(newer.run, newer.check, { verdict: 'fail' }),
  };
  for (const name of order) await ends[name]();
  const named = summary(server).filter((line) => line.startsWith('gene-gate: '));
  expect(named).toEqual(['gene-gate: failure, 0']);
  expect(server.state.checkRuns.every(({ status }) => status === 'completed')).toBe(true);
});

it.each([
  [403, 'Resource not accessible by integration'],
  [401, 'Bad credentials'],
  [409, 'Conflict'],
  [451, 'Unavailable'],
])('no twin of a check run whose update GitHub refused (%i)', async (status, message) => {
  const server = await gitHub();
  await wholeRun(server, { verdict: 'pass' });
  server.faults.push({ method: 'PATCH', kind: 'answer', status, message, times: 99 });
  expect(await wholeRun(server, { verdict: 'fail' })).toMatchObject({ status: 'failed' });
  expect(server.state.checkRuns).toHaveLength(1);
});

const queue = { binding: { event: 'merge_group', base: 'main', pulls: [] } };
const pull = { binding: { event: 'pull_request', base: 'release/1', pulls: [8] } };

async function startedBy(server: GitHub, context: Pick<PublishContext, 'binding'>) {
  later();
  const runKey = newRunKey(context.binding.event);
  const run = await runOf(server, { context: { ...context, runKey } });
  const check = await startCheck(run.context);
  return { run, end: (changes: Partial<GateReport>) => ended(run, check, changes) };
}

it('of two concurrent runs on one commit, of a merge queue and a pull request with the same head keep the failure of the queue', async () => {
  const server = await gitHub();
  await (await startedBy(server, queue)).end({ verdict: 'fail' });
  const later = await startedBy(server, pull);
  expect(await later.end({ verdict: 'pass' })).toMatchObject({ status: 'failed' });
  expect(summary(server)).toEqual(['gene-gate: failure, 0']);
});

it('of two concurrent runs on one commit, of a merge queue and a pull request with the same head let the queue decide, in whatever order they start and end', async () => {
  for (const [first, order] of [
    [queue, 'queue first'],
    [queue, 'pull first'],
    [pull, 'queue first'],
    [pull, 'pull first'],
  ] as const) {
    const server = await gitHub();
    const one = await startedBy(server, first);
    const two = await startedBy(server, first === queue ? pull : queue);
    const [ofQueue, ofPull] = first === queue ? [one, two] : [two, one];
    const endQueue = () => ofQueue.end({ verdict: 'fail' });
    const endPull = () => ofPull.end({ verdict: 'pass' });
    if (order === 'queue first') await endQueue();
    await endPull();
    expect(summary(server).filter((line) => line === 'gene-gate: success, 0')).toEqual([]);
    if (order === 'pull first') await endQueue();
    expect(summary(server)).toContain('gene-gate: failure, 0');
  }
});

it('of two concurrent runs on one commit, of a merge queue and a pull request with the same head keep the failure of a queue whose job was killed', async () => {
  const server = await gitHub();
  const { run } = await startedBy(server, queue);
  const connectAgain = () => connect('writer', { baseUrl: server.url });
  const getState = (name: string) => run.state.get(name) ?? '';
  await closeAbandonedCheck({ connect: connectAgain, getState });
  await (await startedBy(server, pull)).end({ verdict: 'pass' });
  expect(summary(server)).toEqual(['gene-gate: failure, 0']);
});

it('of two concurrent runs on one commit, the later one decides, if the earlier one ends in the moment in which it starts', async () => {
  const server = await gitHub();
  const { run } = await started(server);
  const second = await started(server);
  const { github, binding } = run.context;
  const [check] = server.state.checkRuns;
  if ('unavailable' in github || check === undefined) throw new Error('expected a check run');
  const digest = `sha256:${'0'.repeat(64)}`;
  const claimed = claimedId({ ...run.context, claim: 1 });
  const late = { id: check.id, externalId: claimed } as CheckRun;
  const externalId = resultId(late, { digest, policy: undefined }, binding);
  const output = { title: 'pass', summary: 'Passed.' };
  await completeCheck(github, late, { conclusion: 'success', externalId, output });
  expect(await second.end({ verdict: 'fail' })).toMatchObject({ status: 'reached' });
  expect(summary(server)).toEqual(['gene-gate: failure, 0']);
});

it('of two concurrent runs on one commit, the earlier one writes nothing, if the later one starts while it annotates', async () => {
  const server = await gitHub();
  const first = await started(server);
  const annotating = { method: 'PATCH', kind: 'lose_answer', delayMs: 300 } as const;
  server.faults.push(annotating);
  const ending = first.end({ verdict: 'pass', findings: findings(1, { severity: 'notice' }) });
  await vi.waitFor(() => expect(server.faults.left).toBe(0));
  const second = await started(server);
  expect(await ending).toMatchObject({ status: 'skipped' });
  expect(await second.end({ verdict: 'fail' })).toMatchObject({ status: 'reached' });
  expect(summary(server).filter((line) => line.startsWith('gene-gate: '))).toEqual([
    'gene-gate: failure, 0',
  ]);
});

it('of two concurrent runs on one commit, the last to start decides, in any order of ends and kills', async () => {
  const server = await gitHub();
  const client = connect('writer', { baseUrl: server.url });
  const life = fc.record({
    killed: fc.boolean(),
    endsAt: fc.integer({ min: 0, max: 5 }),
    findings: fc.integer({ min: 0, max: 3 }),
    clock: fc.integer({ min: -60, max: 60 }),
  });
  const scenario = fc.asyncProperty(
    fc.array(life, { minLength: 1, maxLength: 4 }),
    async (lives) => {
      server.state.checkRuns.length = 0;
      const open: { endsAt: number; close: () => Promise<unknown> }[] = [];
      for (let at = 0; at < 10; at += 1) {
        const one = lives[at];
        if (one !== undefined) {
          const { run, end } = await started(server, 'writer', one.clock);
          const getState = (name: string) => run.state.get(name) ?? '';
          const changes = { verdict: 'pass', findings: findings(one.findings) } as const;
          const close = one.killed
            ? () => closeAbandonedCheck({ connect: () => client, getState })
            : () => end(changes);
          open.push({ endsAt: at + one.endsAt, close });
        }
        for (const { endsAt, close } of open) if (endsAt === at) await close();
      }
      const named = summary(server).filter((line) => line.startsWith('gene-gate: '));
      const last = lives.at(-1);
      if (last?.killed) expect(named).toEqual([expect.stringMatching(/: failure, /)]);
      else expect(named).toEqual([`gene-gate: success, ${last?.findings}`]);
      expect(server.state.checkRuns.every(({ status }) => status === 'completed')).toBe(true);
    },
  );
  await fc.assert(scenario, { numRuns: 60 });
});

function post(server: GitHub, { state }: Run, token = 'writer') {
  const client = connect(token, { baseUrl: server.url, sleep: async () => {} });
  return closeAbandonedCheck({ connect: () => client, getState: (name) => state.get(name) ?? '' });
}

it('closeAbandonedCheck says that the gate decided, if only the result could not be published', async () => {
  const server = await gitHub();
  const run = await runOf(server);
  const started = await startCheck(run.context);
  server.faults.push({ method: 'PATCH', kind: 'answer', status: 502, times: 99 });
  const { channels } = await publish(run.context, started, publicationOf({ verdict: 'pass' }));
  expect(channels.check.status).toBe('failed');
  server.faults.clear();
  expect(await post(server, run)).toEqual({ status: 'closed' });
  expect(server.state.checkRuns).toMatchObject([
    { conclusion: 'failure', output: { title: 'Decided, but not published' } },
  ]);
});

it('closeAbandonedCheck finds a check whose creation was never confirmed', async () => {
  const server = await gitHub();
  const run = await runOf(server);
  server.faults.push({ method: 'POST', kind: 'lose_answer' });
  server.faults.push({ method: 'GET', kind: 'answer', status: 500, times: 9 });
  const github = placeOf(run);
  remember(run.context, 'started-check', startedState(run.context, github));
  await expect(createCheck(github, { ...run.context, claim: 1 })).rejects.toThrow();
  server.faults.clear();
  expect(await post(server, run)).toEqual({ status: 'closed' });
  expect(server.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
});

it('closeAbandonedCheck does not change a check that a later run has taken over', async () => {
  const server = await gitHub();
  const killed = await runOf(server);
  await startCheck(killed.context);
  await startCheck((await runOf(server)).context);
  expect(await post(server, killed)).toEqual({ status: 'nothing_to_close' });
  expect(server.state.checkRuns).toMatchObject([{ status: 'in_progress', conclusion: null }]);
});

it.each(['', '{', '[]', '{"owner":"octo"}', 'null'])('ignores %j', async (state) => {
  const server = await gitHub();
  const client = connect('writer', { baseUrl: server.url });
  const result = await closeAbandonedCheck({ connect: () => client, getState: () => state });
  expect(result).toEqual({ status: 'nothing_to_close' });
  expect(server.requests).toEqual([]);
});
