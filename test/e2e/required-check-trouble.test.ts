import { afterAll, describe, expect, it } from 'vitest';
import type { Fault } from '../github/faults.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { GENES } from './cli.ts';
import { pullsOf, threeBases } from './required-check.ts';

const ORIGIN = threeBases(afterAll);
const ONE_BASE = openPullRequest({ head: { [GENES]: genes('node scripts/check.js') } }, afterAll);

const listing = { method: 'GET', path: /\/pulls\?/, kind: 'answer' } as const;
const denied = { status: 403, message: 'Resource not accessible by integration' };

/** Answers to the question for open pull requests that do not say which there are. */
const TROUBLE: Readonly<Record<string, Fault>> = {
  'a missing permission': { ...listing, ...denied },
  'not found': { ...listing, status: 404, message: 'Not Found' },
  'a connection that is reset': { ...listing, kind: 'reset' },
  'a list without the pull request itself': { ...listing, status: 200, text: '[]' },
  'pull requests without a head': { ...listing, status: 200, text: '[{"number":7}]' },
  'another host': { ...listing, status: 307, headers: { location: 'http://localhost:1/pulls' } },
};

describe('if the other pull requests of a commit cannot be seen', () => {
  it.each(Object.entries(TROUBLE))('the required check fails: %s', async (_, fault) => {
    const now = await pullsOf(ORIGIN);
    await now.pull({});
    const [first] = structuredClone(now.state.checkRuns);
    now.github.faults.push({ ...fault, times: Number.POSITIVE_INFINITY });
    const second = await now.pull({ number: 8, into: 'release/1' });
    expect(second).toMatchObject({ main: { code: 0 }, outputs: { verdict: 'pass' } });
    expect(now.state.checkRuns[0]).toEqual(first);
    expect(now.checks()).toBe(
      '`gene-gate (#8)`: success<br>`gene-gate`: failure<br>`gene-gate`: failure',
    );
    const last = now.state.checkRuns.at(-2)?.output;
    expect(`${last?.title} ${last?.summary}`).toMatch(
      /other pull requests of this commit could not be seen/,
    );
    expect(second.summary).toMatch(/The required check fails, because/);
  });

  it('the post step asks again, and the worst result counts', async () => {
    const now = await pullsOf(ORIGIN);
    await now.pull({});
    now.github.faults.push({ ...listing, ...denied });
    await now.pull({ number: 8, into: 'release/1' });
    const both = '`gene-gate (#7)`: failure<br>`gene-gate (#8)`: success';
    expect(now.checks()).toBe(`${both}<br>\`gene-gate\`: failure`);
    expect(now.state.checkRuns.filter(({ conclusion }) => conclusion === null)).toEqual([]);
  });

  it('the post step asks again, and there is no other', async () => {
    const now = await pullsOf(ORIGIN);
    await now.pull({});
    now.change({ action: 'closed' });
    now.github.faults.push({ ...listing, ...denied });
    await now.pull({ number: 8, into: 'release/1' });
    expect(now.checks()).toBe(
      '`gene-gate (#7)`: failure<br>`gene-gate (#8)`: success<br>`gene-gate`: success',
    );
  });

  it('it does not matter if only the default branch is protected', async () => {
    const now = await pullsOf(ONE_BASE);
    now.github.faults.push({ ...listing, ...denied, times: 9 });
    const { summary } = await now.pull({});
    expect(now.checks()).toBe('`gene-gate`: success');
    expect(summary).not.toMatch(/The required check fails/);
    now.github.faults.clear();
  });
});
