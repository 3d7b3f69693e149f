import { afterAll, expect, it } from 'vitest';
import {
  dispatchPayload,
  mergeGroupPayload,
  pushPayload,
  reviewPayload,
} from '../event/payload.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { type Scene, scene } from './action-scene.ts';
import { GENES, gene, statusesOf } from './cli.ts';

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

/** An event, and what a report says about it: its base, the audited commit, and that of its check run. */
interface Expected {
  readonly options: Options;
  readonly base: string;
  readonly audited: string;
  readonly attached: string;
  readonly comments: number;
}

type Payload = (commits: { base: string; head: string; after: string }, scene: Scene) => unknown;

/** An event about the commit that main would have after a merge; its checkout has all history. */
const merged =
  (name: string, payload: Payload, ofPull = name.startsWith('pull_request')) =>
  (scene: Scene): Expected => {
    const { base, head, checkout: checkOut } = scene.origin;
    const checkout = checkOut('merge');
    const after = checkout.git('rev-parse', 'HEAD');
    scene.github.state.commits.add(after);
    const options = { checkout, event: { name, payload: payload({ base, head, after }, scene) } };
    const attached = ofPull ? head : after;
    return { options, base, audited: after, attached, comments: Number(ofPull) };
  };

const ofBranch =
  (name: string, payload: (head: string) => unknown) =>
  ({ origin: { base, head, checkout } }: Scene): Expected => {
    const event = { name, payload: payload(head) };
    const env = name === 'push' ? {} : { GITHUB_SHA: head };
    const options = { checkout: checkout('head'), event, env };
    return { options, base, audited: head, attached: head, comments: 0 };
  };

const EVENTS: Record<string, (scene: Scene) => Expected> = {
  pull_request: merged('pull_request', (_, { origin }) => origin.payload()),
  pull_request_review: merged('pull_request_review', (_, { origin }) =>
    reviewPayload(origin.payload(), 'submitted'),
  ),
  merge_group: merged('merge_group', ({ base, after }) => mergeGroupPayload({ head: after, base })),
  'push to the default branch': merged('push', ({ base: before, after }) =>
    pushPayload({ ref: 'refs/heads/main', before, after }),
  ),
  'push to another branch': ofBranch('push', (after) =>
    pushPayload({ ref: 'refs/heads/topic', before: NOTHING, after }),
  ),
  workflow_dispatch: ofBranch('workflow_dispatch', () => dispatchPayload('refs/heads/topic')),
};

it.each(Object.entries(EVENTS))(
  'every event has its base, head, policy, and place to report to: %s',
  async (_, expected) => {
    const now = await scene(OPENED);
    const { options, base, audited, attached, comments } = expected(now);
    const { main, report } = await now.run(options);
    expect(report).toMatchObject({
      verdict: 'warn',
      event: { name: options.event?.name.replace('_review', '') },
      base_sha: base,
      head_sha: attached,
      audited_sha: audited,
      policy: { source: 'base', ref: base },
    });
    expect(Object.values(statusesOf(report))).toEqual([['passed', 'passed']]);
    expect(main.code).toBe(0);
    expect(now.github.state.checkRuns).toMatchObject([
      { head_sha: attached, status: 'completed', conclusion: 'success' },
    ]);
    expect(now.github.state.comments).toHaveLength(comments);
  },
);

it('every event has its base, head, policy, and place to report to pull_request_target: nothing is run, and the pull request is told why', async () => {
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

const KEPT = gene('gene_kept', { validation: ['node scripts/check.js'] });
const text = (...genes: readonly object[]) => `${JSON.stringify(genes, null, 2)}\n`;

const lineOf = (file: string, part: string): number =>
  file.split('\n').findIndex((line) => line.includes(part)) + 1;

it('on a test merge whose lines differ from the head links, annotations and suggestions are at the lines of the head', async () => {
  const wrong = gene('gene_wrong', {
    validation: ['node scripts/check.js && node scripts/check.js --again'],
  });
  const head = text(KEPT, wrong);
  const files = { base: { [GENES]: text(KEPT) }, head: { [GENES]: head } };
  const { github, origin, run } = await scene(files);
  origin.moveBase({ [GENES]: text(gene('new', { validation: ['node scripts/check.js'] }), KEPT) });
  const { report } = await run();

  expect(report.audited_sha).not.toBe(report.head_sha);
  expect(report.head_files).toMatchObject([{ path: GENES }]);
  const line = lineOf(head, '--again');
  const finding = report.findings.find(({ rule }) => rule === 'shell-operator');
  expect(finding?.location?.line).toBeGreaterThan(line);
  const annotations = github.state.checkRuns.flatMap((check) => check.annotations);
  expect(annotations).toContainEqual(
    expect.objectContaining({ path: GENES, start_line: line, end_line: line }),
  );
  expect(github.state.comments[0]?.body).toContain(`/blob/${origin.head}/${GENES}#L${line}`);
  const [suggestion] = github.state.reviewComments;
  const { start_line, line: end } = suggestion ?? {};
  expect(start_line ?? end).toBeLessThanOrEqual(line);
  expect(end).toBeGreaterThanOrEqual(line);
  expect(suggestion?.body).toContain('```suggestion\n');
});
