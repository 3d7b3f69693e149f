import { describe, expect, it, onTestFinished } from 'vitest';
import { readPublishingInputs } from '../../src/action/inputs.ts';
import { checkPlace } from '../../src/action/other-pulls.ts';
import { parsePayload } from '../../src/event/payload.ts';
import { pullRequestPayload } from '../event/payload.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken, READ_ALL } from '../github/tokens.ts';
import { createRepository, TEST_ENVIRONMENT } from '../repo/repository.ts';

/** A pull request into the protected `release/1`, whose head is that of another one into `main`, too. */
async function place() {
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { ghs_test: actionsToken(READ_ALL) },
  });
  onTestFinished(() => github.close());
  const repository = createRepository();
  onTestFinished(repository.remove);
  repository.write({ '.github/gene-gate.yml': "branches: { 'release/*': {} }\n" });
  const base = repository.commit();
  const head = repository.commit();
  for (const branch of ['main', 'release/1']) github.state.refs.set(`heads/${branch}`, base);
  github.state.push(7, head, { base, baseRef: 'release/1' });
  github.state.push(8, head, { base, baseRef: 'main' });
  const payload = pullRequestPayload({ head, base, baseRef: 'release/1' });
  const event = parsePayload('pull_request', {
    ...payload,
    repository: { ...payload.repository, default_branch: 'main' },
  });
  const env = {
    ...TEST_ENVIRONMENT,
    GITHUB_WORKSPACE: repository.directory,
    GITHUB_API_URL: github.url,
  };
  const given: Readonly<Record<string, string>> = { 'github-token': 'ghs_test' };
  const inputs = readPublishingInputs((name) => given[name] ?? '');
  const { signal } = new AbortController();
  return { repository, found: await checkPlace({ inputs, env, signal }, event) };
}

describe('checkPlace', () => {
  it('reads once which branches the policy of the default branch protects', async () => {
    const { repository, found } = await place();
    expect(found.doubt).toBeUndefined();
    expect(found.context.checkName).toBe('gene-gate');
    repository.remove();
    expect(await found.context.others?.list()).toEqual([{ number: 8, base: 'main' }]);
    expect(await found.context.others?.canDiffer()).toBe(true);
  });
});
