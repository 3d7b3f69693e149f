import { afterAll, expect, it } from 'vitest';
import type { Fault } from '../github/faults.ts';
import { proxyTo } from '../github/proxy.ts';
import { READ_ALL } from '../github/tokens.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { NODES, type Result, scene } from './action-scene.ts';
import { GENES } from './cli.ts';

const WELL = { head: { [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again') } };
const BLOCKED = { head: { [GENES]: genes('node scripts/check.js; rm -rf /') } };
const OPENED_WELL = openPullRequest(WELL, afterAll);
const OPENED_BLOCKED = openPullRequest(BLOCKED, afterAll);

it.each([
  ['pass', 0, WELL],
  ['fail', 1, BLOCKED],
] as const)(
  'the verdict stays, and the summary says what is missing for a fork, whose token only reads: %s',
  async (verdict, code, files) => {
    // Without namespaces, a fork would run nothing, and that would be the verdict.
    const base = { '.github/gene-gate.yml': 'containment: auto\n' };
    const { github, run } = await scene({ base, ...files }, READ_ALL);
    const { main, post, outputs, summary } = await run({ fork: true });
    expect(main.code).toBe(code);
    expect(outputs.verdict).toBe(verdict);
    expect(github.state.checkRuns).toEqual([]);
    expect(github.state.comments).toEqual([]);
    expect(summary).toMatch(new RegExp(`gene-gate: ${verdict}`));
    expect(summary).toMatch(
      /Could not write the check run: .*from a fork or from Dependabot is read-only/,
    );
    expect(post).toMatchObject({ code: 0, log: '' });
  },
);

it('the verdict stays, and the summary says what is missing for a job without the permissions', async () => {
  const { run } = await scene(OPENED_BLOCKED, { contents: 'read' });
  const { main, outputs, summary, report } = await run();
  expect(main.code).toBe(1);
  expect(outputs.conclusion).toBe('failure');
  expect(report.verdict).toBe('fail');
  expect(summary).toMatch(/Could not write the check run: .*add `checks: write` under/);
  expect(summary).toMatch(/Could not write the comment: .*add `pull-requests: write` under/);
  expect(main.log).toMatch(/^::error title=.*file=assets\/gep\/genes\.json,line=\d+/m);
  expect(main.log).toMatch(/^::warning::check: could not write the check run/m);
});

it.each([
  ['pass', 0, OPENED_WELL],
  ['fail', 1, OPENED_BLOCKED],
] as const)(
  'the verdict stays, and the summary says what is missing without a token: %s, and GitHub is not asked',
  async (verdict, code, files) => {
    const { github, run } = await scene(files);
    const { main, post, outputs, summary } = await run({ token: '' });
    expect([main.code, outputs.verdict]).toEqual([code, verdict]);
    expect(summary).toMatch(new RegExp(`gene-gate: ${verdict}`));
    expect(main.log).toMatch(/^check: skipped: the input `github-token` is not set$/m);
    expect(post).toMatchObject({ code: 0, log: '' });
    expect(github.requests).toEqual([]);
  },
);

type Place = 'check' | 'comment' | 'summary';
const NO_CHECK: Place[] = ['comment', 'summary'];
const NO_COMMENT: Place[] = ['check', 'summary'];

/** Where the result of one run under one fault was shown. */
async function placesOf(fault: Fault) {
  const { github, run } = await scene(OPENED_BLOCKED);
  github.faults.push({ ...fault, times: fault.times ?? Number.POSITIVE_INFINITY });
  const result = await run();
  const { checkRuns, comments } = github.state;
  const places: Place[] = [
    ...(checkRuns.some(({ conclusion }) => conclusion === 'failure') ? (['check'] as const) : []),
    ...(comments.length > 0 ? (['comment'] as const) : []),
    ...(result.summary.includes('gene-gate: fail') ? (['summary'] as const) : []),
  ];
  const said = [result.summary, ...comments.map(({ body }) => body)];
  return { result, places, said: said.join('\n'), checkRuns };
}

function expectVerdict({ main, outputs }: Result): void {
  expect([main.code, outputs.verdict]).toEqual([1, 'fail']);
}

const checks = { path: /check-runs/, kind: 'answer' } as const;
const comments = { path: /issues/, kind: 'answer' } as const;
const denied = { status: 403, message: 'Resource not accessible by integration' };

it.each<[string, Fault, Place[], RegExp]>([
  ['403 for checks', { ...checks, ...denied }, NO_CHECK, /add `checks: write` under/],
  ['403 for comments', { ...comments, ...denied }, NO_COMMENT, /add `pull-requests: write` under/],
  [
    'a rate limit for an hour',
    { ...checks, status: 403, headers: { 'retry-after': '3600' } },
    NO_CHECK,
    /rate limit is exhausted.*wait 3600 s/,
  ],
])('the verdict stays, and the next best place says why: %s', async (_, fault, expected, words) => {
  const { result, places, said } = await placesOf(fault);
  expectVerdict(result);
  expect(places).toEqual(expected);
  expect(said).toMatch(words);
  expect(result.main.log).toMatch(/^::warning::(?:check|comment): could not/m);
});

it('a proxy is asked for GitHub, as the runner is set up', async () => {
  const { github, origin, run } = await scene(OPENED_BLOCKED);
  const proxy = await proxyTo(Number(new URL(github.url).port));
  const GITHUB_API_URL = 'http://github.invalid';
  await run({ node: NODES[0], env: { GITHUB_API_URL, http_proxy: proxy.url } });
  expect(proxy.asked).toContain('github.invalid:80');
  expect(github.state.checkRuns).toMatchObject([{ head_sha: origin.head, conclusion: 'failure' }]);
});
