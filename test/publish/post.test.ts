import { describe, expect, it } from 'vitest';
import { createCheck } from '../../src/github/check-run.ts';
import { connect } from '../../src/github/client.ts';
import { closeAbandonedCheck, remember, startedState } from '../../src/publish/post.ts';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import type { GitHub } from '../github/server.ts';
import { gitHub, publicationOf, type Run, runOf } from './fixture.ts';

function post(server: GitHub, { state }: Run, token = 'writer') {
  const client = connect(token, { baseUrl: server.url, sleep: async () => {} });
  return closeAbandonedCheck({ connect: () => client, getState: (name) => state.get(name) ?? '' });
}

describe('closeAbandonedCheck', () => {
  it('says that the gate decided, if only the result could not be published', async () => {
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

  it('finds a check whose creation was never confirmed', async () => {
    const server = await gitHub();
    const run = await runOf(server);
    server.faults.push({ method: 'POST', kind: 'lose_answer' });
    server.faults.push({ method: 'GET', kind: 'answer', status: 500, times: 9 });
    const { github } = run.context;
    if ('unavailable' in github) throw new Error('the fixture lacks a GitHub target');
    remember(run.context, 'started-check', startedState(run.context, github));
    await expect(createCheck(github, { ...run.context, claim: 1 })).rejects.toThrow();
    server.faults.clear();
    expect(await post(server, run)).toEqual({ status: 'closed' });
    expect(server.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('does not change a completed check', async () => {
    const server = await gitHub();
    const done = await runOf(server);
    await publish(done.context, await startCheck(done.context), publicationOf({ verdict: 'pass' }));
    const before = server.requests.length;
    expect(await post(server, done)).toEqual({ status: 'nothing_to_close' });
    expect(server.requests).toHaveLength(before);
    expect(server.state.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it('does not change a check that a later run has taken over', async () => {
    const server = await gitHub();
    const killed = await runOf(server);
    await startCheck(killed.context);
    await startCheck((await runOf(server)).context);
    expect(await post(server, killed)).toEqual({ status: 'nothing_to_close' });
    expect(server.state.checkRuns).toMatchObject([{ status: 'in_progress', conclusion: null }]);
  });

  it.each(['', '{', '[]', '{"owner":"octo"}', 'null'])(
    'ignores the invalid state %j',
    async (state) => {
      const server = await gitHub();
      const client = connect('writer', { baseUrl: server.url });
      const result = await closeAbandonedCheck({ connect: () => client, getState: () => state });
      expect(result).toEqual({ status: 'nothing_to_close' });
      expect(server.requests).toEqual([]);
    },
  );
});
