import { afterAll, describe, expect, it } from 'vitest';
import { recordingGit } from '../repo/repository.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { scene } from './action-scene.ts';
import { GENES } from './cli.ts';

/** Runs the action with its `post:` in a complete clone, and counts what it asks of GitHub and of git. */
async function asked(origin: ReturnType<typeof openPullRequest>) {
  const { github, run } = await scene(origin);
  const { env, commands } = recordingGit();
  const { outputs } = await run({ env: { PATH: env.PATH ?? '' } });
  expect(outputs.verdict).toBe('pass');
  return { requests: github.requests, commands: commands() };
}

// What a run may cost at most. The check run alone takes five requests: it is looked for before it is
// created, and listed and read before it is completed: a later run may have taken it over, and another
// job may have its name. One more lists the
// open pull requests, because others of the same commit share the check run. The test merge takes none: git
// computes it.
describe('a pull request in a complete clone', () => {
  it.each([
    ['without a gene', 9, { 'src/index.js': 'export const retries = 2;\n' }],
    // Six more read the sources, break them, and commit that in the view.
    ['with a gene', 15, { [GENES]: genes('node scripts/check.js', 'node scripts/check.js --all') }],
  ])('%s needs at most eight requests, and no fetch', async (_, processes, head) => {
    const { requests, commands } = await asked(openPullRequest({ head }, afterAll));
    expect(requests.length).toBeLessThanOrEqual(8);
    expect(commands).not.toContain('fetch');
    expect(commands.length).toBeLessThanOrEqual(processes);
  });
});

describe('a pull request among 950 open ones', () => {
  const changed = { 'src/index.js': 'export const retries = 2;\n' };

  /** @param isReachable whether git can ask the remote, too */
  async function among950(isReachable: boolean) {
    const origin = openPullRequest({ head: changed });
    const { github, run } = await scene(origin);
    for (let number = 100; number < 1049; number++) {
      github.state.push(number, origin.base, { from: `somebody:topic-${number}` });
    }
    const checkout = origin.checkout();
    // Of a fork, so that no branch of the repository has the commit.
    github.state.push(1049, origin.head, { from: 'somebody:topic' });
    checkout.git('push', '--quiet', 'origin', `${origin.head}:refs/pull/1049/head`);
    if (!isReachable) checkout.git('remote', 'set-url', 'origin', '/nowhere/octo/genes');
    await run({ checkout });
    const { requests, state } = github;
    return { requests, check: state.checkRuns.find(({ name }) => name === 'gene-gate') };
  }

  it.each([
    ['git names the heads', true, 1],
    ['git cannot be asked', false, 10],
  ])('is found with the other one of its commit: %s', async (_, isReachable, pages) => {
    const { requests, check } = await among950(isReachable);
    const lists = requests.filter(({ path }) => /\/pulls\?/.test(path));
    expect(lists).toHaveLength(pages);
    // The other one has no result yet.
    expect(check).toMatchObject({ status: 'in_progress' });
  });
});
