import { describe, expect, it } from 'vitest';
import { connect } from '../../src/github/client.ts';
import { gitHub } from '../publish/fixture.ts';

const USER = { owner: 'octo', repo: 'genes', ref: 'heads/main' };

describe('a client whose run is interrupted', () => {
  it('ends the request that is open, and does not repeat it', async () => {
    const server = await gitHub();
    server.faults.push({ method: 'GET', kind: 'hang', times: 9 });
    const controller = new AbortController();
    const { octokit } = connect('writer', { baseUrl: server.url, signal: controller.signal });
    const asked = octokit.rest.git.getRef(USER);
    while (server.requests.length === 0) await new Promise(setImmediate);
    controller.abort();
    await expect(asked).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });

  it('ends its wait before the next attempt', async () => {
    const server = await gitHub();
    const faults = { method: 'GET', kind: 'answer', status: 429, times: 9 } as const;
    server.faults.push({ ...faults, headers: { 'retry-after': '59' } });
    const controller = new AbortController();
    const { octokit } = connect('writer', { baseUrl: server.url, signal: controller.signal });
    const asked = octokit.rest.git.getRef(USER);
    while (server.requests.length === 0) await new Promise(setImmediate);
    setImmediate(() => controller.abort());
    await expect(asked).rejects.toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(1);
  });

  it('still sends requests, each once, to publish that it was interrupted', async () => {
    const server = await gitHub();
    server.state.refs.set('heads/main', 'a'.repeat(40));
    const signal = AbortSignal.abort();
    const { octokit } = connect('writer', { baseUrl: server.url, signal });
    await expect(octokit.rest.git.getRef(USER)).resolves.toMatchObject({ status: 200 });
    server.faults.push({ method: 'GET', kind: 'answer', status: 502, times: 9 });
    await expect(octokit.rest.git.getRef(USER)).rejects.toMatchObject({ status: 502 });
    expect(server.requests).toHaveLength(2);
  });
});
