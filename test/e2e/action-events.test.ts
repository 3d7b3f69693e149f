import { afterAll, describe, expect, it } from 'vitest';
import {
  dispatchPayload,
  mergeGroupPayload,
  pushPayload,
  reviewPayload,
} from '../event/payload.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { type Scene, scene } from './action-scene.ts';
import { GENES } from './cli.ts';

const POLICY = '.github/gene-gate.yml';
const NOTHING = '0'.repeat(40);

/** The change is well by the policy of main, and would not be by its own. */
const OPENED = openPullRequest(
  {
    base: { [POLICY]: 'fail_on: error\n' },
    head: {
      [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again'),
      [POLICY]: 'fail_on: warning\n',
      'AGENTS.md': 'A protected file, for a warning.\n',
    },
  },
  afterAll,
);

type Options = NonNullable<Parameters<Scene['run']>[0]>;

/** The commit that main would have if the pull request were merged; its checkout has all history. */
function merged({ origin, github }: Scene) {
  const checkout = origin.checkout('merge');
  const after = checkout.git('rev-parse', 'HEAD');
  github.state.commits.add(after);
  return { checkout, after };
}

/** What a report says about an event, the commit of its check run, and the number of comments. */
const at = (event: string, base: string, audited: string, attached: string, comments = 0) => ({
  ...{ event, base, audited, attached, comments },
});

type Expected = ReturnType<typeof at> & { readonly options: Options };

const EVENTS: Record<string, (scene: Scene) => Expected> = {
  pull_request(now) {
    const { checkout, after } = merged(now);
    const options = { checkout };
    const { base, head } = now.origin;
    return { options, ...at('pull_request', base, after, head, 1) };
  },
  pull_request_review(now) {
    const { checkout, after } = merged(now);
    const payload = reviewPayload(now.origin.payload(), 'submitted');
    const options = { checkout, event: { name: 'pull_request_review', payload } };
    const { base, head } = now.origin;
    return { options, ...at('pull_request', base, after, head, 1) };
  },
  merge_group(now) {
    const { checkout, after } = merged(now);
    const { base } = now.origin;
    const payload = mergeGroupPayload({ head: after, base });
    const options = { checkout, event: { name: 'merge_group', payload } };
    return { options, ...at('merge_group', base, after, after) };
  },
  'push to the default branch'(now) {
    const { checkout, after } = merged(now);
    const { base } = now.origin;
    const payload = pushPayload({ ref: 'refs/heads/main', before: base, after });
    const options = { checkout, event: { name: 'push', payload } };
    return { options, ...at('push', base, after, after) };
  },
  'push to another branch'(now) {
    const { base, head } = now.origin;
    const payload = pushPayload({ ref: 'refs/heads/topic', before: NOTHING, after: head });
    const options = { checkout: now.origin.checkout('head'), event: { name: 'push', payload } };
    return { options, ...at('push', base, head, head) };
  },
  workflow_dispatch(now) {
    const { base, head } = now.origin;
    const options = {
      checkout: now.origin.checkout('head'),
      event: { name: 'workflow_dispatch', payload: dispatchPayload('refs/heads/topic') },
      env: { GITHUB_SHA: head },
    };
    return { options, ...at('workflow_dispatch', base, head, head) };
  },
};

describe('every event has its base, head, policy, and place to report to', () => {
  it.each(Object.entries(EVENTS))('%s', async (_, expected) => {
    const now = await scene(OPENED);
    const { options, event, base, audited, attached, comments } = expected(now);
    const { main, report } = await now.run(options);
    expect(report).toMatchObject({
      verdict: 'warn',
      event: { name: event },
      base_sha: base,
      head_sha: attached,
      audited_sha: audited,
      policy: { source: 'base', ref: base },
    });
    expect(report.genes[0]?.commands.map(({ outcome }) => outcome?.status)).toEqual([
      'passed',
      'passed',
    ]);
    expect(main.code).toBe(0);
    expect(now.github.state.checkRuns).toMatchObject([
      { head_sha: attached, status: 'completed', conclusion: 'success' },
    ]);
    expect(now.github.state.comments).toHaveLength(comments);
  });

  it('pull_request_target: nothing is run, and the pull request is told why', async () => {
    const now = await scene(OPENED);
    const event = { name: 'pull_request_target', payload: now.origin.payload() };
    const { main, report } = await now.run({ event });
    expect(main.code).toBe(1);
    expect(report).toMatchObject({ verdict: 'error', genes: [] });
    expect(report.error?.message).toMatch(/No command was run: on pull_request_target/);
    expect(now.github.state.checkRuns).toMatchObject([
      {
        head_sha: now.origin.head,
        conclusion: 'failure',
        output: { summary: expect.stringContaining('write token') },
      },
    ]);
  });
});
