import { describe, expect, it } from 'vitest';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import { findings, gitHub, publicationOf, runOf } from './fixture.ts';

describe('GitHub Enterprise Server', () => {
  it('has separate addresses for REST and GraphQL', async () => {
    const server = await gitHub();
    const github = { url: `${server.url}/api/v3` };
    const publication = publicationOf({ findings: findings(3) });
    for (let time = 0; time < 2; time += 1) {
      const { context } = await runOf(github);
      await publish(context, await startCheck(context), publication);
    }
    expect(server.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    expect(server.state.comments).toHaveLength(1);
    expect(server.requests.map(({ path }) => path)).toContain('/graphql');
  });
});
