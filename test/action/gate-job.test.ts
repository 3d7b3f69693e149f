import { describe, expect, it, onTestFinished } from 'vitest';
import { withChangedFiles } from '../../src/action/gate-job.ts';
import { pullRequest, pullRequestReview } from '../../src/event/payload.ts';
import { connect } from '../../src/github/client.ts';
import { pullRequestPayload, reviewPayload } from '../event/payload.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken, READ_ALL } from '../github/tokens.ts';

const HEAD = 'a'.repeat(40);
const COUNTED = pullRequestPayload({ head: HEAD, base: 'b'.repeat(40), changedFiles: 3 });
const REVIEWED = pullRequestReview(reviewPayload(COUNTED, 'submitted'));

/** Returns the count and the warnings, with this head and count on GitHub. */
async function ask(payload: typeof REVIEWED, head = HEAD, token = 'ghs_test') {
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { ghs_test: actionsToken(READ_ALL) },
  });
  onTestFinished(() => github.close());
  github.state.push(7, head, { changedFiles: 5 });
  const client = connect(token, { baseUrl: github.url });
  const warnings: string[] = [];
  const target = { client, owner: 'octo', repo: 'genes', headSha: HEAD };
  const { pullRequest } = await withChangedFiles(payload, target, (text) => warnings.push(text));
  return { count: pullRequest.changedFiles, warnings };
}

describe('withChangedFiles', () => {
  it('keeps the count of a push and asks for that of a review', async () => {
    const pushed = pullRequest(COUNTED);
    expect(await ask(pushed)).toEqual({ count: 3, warnings: [] });
    expect(await ask(REVIEWED)).toEqual({ count: 5, warnings: [] });
  });

  it.each([
    ['GitHub is at another commit', 'c'.repeat(40), 'ghs_test', /newer commits/],
    ['GitHub denies access', HEAD, 'wrong', /could not read the number.*401/],
  ])('warns that nothing was compared if %s', async (_, head, token, words) => {
    const { count, warnings } = await ask(REVIEWED, head, token);
    expect(count).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(words)]);
  });
});
