import { afterAll, describe, expect, it } from 'vitest';
import type { Fault } from '../github/faults.ts';
import { proxyTo } from '../github/proxy.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { NODES, type Result, scene } from './action-scene.ts';
import { GENES } from './cli.ts';

const BLOCKED = openPullRequest(
  { head: { [GENES]: genes('node scripts/check.js; rm -rf /') } },
  afterAll,
);

type Place = 'check' | 'comment' | 'summary';
const NO_CHECK: Place[] = ['comment', 'summary'];
const NO_COMMENT: Place[] = ['check', 'summary'];

/** Where the result of one run under one fault was shown. */
async function placesOf(fault: Fault) {
  const { github, run } = await scene(BLOCKED);
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

describe('the verdict stays, and the next best place says why', () => {
  it.each<[string, Fault, Place[], RegExp]>([
    ['403 for checks', { ...checks, ...denied }, NO_CHECK, /add `checks: write` under/],
    [
      '403 for comments',
      { ...comments, ...denied },
      NO_COMMENT,
      /add `pull-requests: write` under/,
    ],
    [
      'a rate limit for an hour',
      { ...checks, status: 403, headers: { 'retry-after': '3600' } },
      NO_CHECK,
      /rate limit is exhausted.*wait 3600 s/,
    ],
  ])('%s', async (_, fault, expected, words) => {
    const { result, places, said } = await placesOf(fault);
    expectVerdict(result);
    expect(places).toEqual(expected);
    expect(said).toMatch(words);
    expect(result.main.log).toMatch(/^::warning::(?:check|comment): could not/m);
  });

  it.each<[string, Fault]>([
    ['a 503', { kind: 'answer', status: 503, times: 1 }],
    ['a 429 that says when', { ...checks, status: 429, headers: { 'retry-after': '1' }, times: 1 }],
    ['an answer that is lost', { kind: 'lose_answer', method: 'POST', times: 1 }],
  ])('%s passes, and leaves no trace', async (_, fault) => {
    const { result, places, said, checkRuns } = await placesOf(fault);
    expectVerdict(result);
    expect(places).toEqual(['check', 'comment', 'summary']);
    expect(checkRuns).toHaveLength(1);
    expect(said).not.toMatch(/could not/i);
  });
});

describe('a proxy', () => {
  it('is asked for GitHub, as the runner is set up', async () => {
    const { github, origin, run } = await scene(BLOCKED);
    const proxy = await proxyTo(Number(new URL(github.url).port));
    const GITHUB_API_URL = 'http://github.invalid';
    await run({ node: NODES[0], env: { GITHUB_API_URL, http_proxy: proxy.url } });
    expect(proxy.asked).toContain('github.invalid:80');
    expect(github.state.checkRuns).toMatchObject([
      { head_sha: origin.head, conclusion: 'failure' },
    ]);
  });
});
