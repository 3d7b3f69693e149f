import { afterAll, expect, it } from 'vitest';
import type { Fault } from '../github/faults.ts';
import { READ_ALL } from '../github/tokens.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { GENES } from './cli.ts';
import { type Pulls, pullsOf, tableOf, threeBases, waitingChange } from './required-check.ts';

const ORIGIN = threeBases(afterAll);
const WAITING = waitingChange(afterAll);
const SOUND = openPullRequest({ head: { [GENES]: genes('node scripts/check.js') } }, afterAll);
type State = Pulls['state'];

/** Changes the check run of the commit. */
function setCheck(
  { checkRuns: [check] }: State,
  change: Partial<State['checkRuns'][number]>,
): void {
  Object.assign(check ?? {}, change);
}

function rename(state: State, from: RegExp, to: string): void {
  setCheck(state, { external_id: state.checkRuns[0]?.external_id.replace(from, to) ?? '' });
}

/**
 * What happens to the head, by the words of the page: steps with the action and the base of pull request 7, or `8`
 * for a second one, in the default branch unless another is named. `-` has no run of the gate.
 */
const HAPPENINGS = stepsOf(`A pull request into the default branch is opened: opened
A pull request into a protected branch is opened: opened release/1
A pull request into another branch is opened: opened dev
It is moved from the default branch to an unprotected branch: opened, edited dev
It is moved there and back: opened, edited dev, edited
It is closed, another one into an unprotected branch is opened, and it is reopened: opened, - closed, 8 opened dev, reopened
A second one into an unprotected branch is opened: opened, 8 opened dev
A second one into a protected branch is opened: opened, 8 opened release/1
A second one is opened, but the first has no result yet: - opened, 8 opened release/1
The first one gets its result afterwards: - opened, 8 opened release/1, synchronize
The first one is closed: opened, 8 opened release/1, closed
The first one is moved to an unprotected branch: opened, 8 opened release/1, edited dev
Its description is edited: opened, edited
The commit is also pushed to a branch: opened, push
The workflow is also started by hand on the commit: opened, dispatch
Someone submits a review: opened, review
The commit is that of a merge queue of the default branch: queue`);

/** What happens to the head of a change that waits for an approval, by the words of the page. */
const APPROVALS = stepsOf(`A pull request is opened: opened
A person approves it, and the workflow has no \`pull_request_review\`: opened, approve
The job is then run again: opened, approve, opened
A person approves it, and the workflow has \`pull_request_review\`: opened, approve, review
The approval is dismissed: opened, approve, review, dismiss
It is approved, and a second one into a protected branch is opened: opened, approve, review, 8 opened release/1
The second one is approved, too: opened, approve, review, 8 opened release/1, 8 approve, 8 review release/1
It is approved, and then moved to another protected branch: opened, approve, review, edited release/1
It is approved, and is in the merge queue: - opened, approve, queue
It is in the merge queue without an approval: - opened, queue`);

/** The checks after scenes that repeat a row of the page. */
const LIKE_ANOTHER: Readonly<Record<string, string>> = {
  'It is moved there and back': '`gene-gate (base: dev)`: success<br>`gene-gate`: failure',
  'It is closed, another one into an unprotected branch is opened, and it is reopened':
    '`gene-gate (base: dev)`: success<br>`gene-gate`: failure',
  'The first one gets its result afterwards':
    '`gene-gate (#7)`: failure<br>`gene-gate (#8)`: success<br>`gene-gate`: failure',
  'The first one is moved to an unprotected branch':
    '`gene-gate (#7)`: failure<br>`gene-gate (#8)`: success<br>`gene-gate (base: dev)`: success<br>`gene-gate`: success',
  'Its description is edited': '`gene-gate`: failure',
  'The workflow is also started by hand on the commit':
    '`gene-gate (workflow_dispatch)`: failure<br>`gene-gate`: failure',
  'Someone submits a review': '`gene-gate`: failure',
  'The second one is approved, too':
    '`gene-gate (#7)`: success<br>`gene-gate (#8)`: success<br>`gene-gate`: success',
};

type Steps = readonly string[];

function stepsOf(rows: string): Readonly<Record<string, Steps>> {
  const entries = rows.split('\n').map((row): [string, Steps] => {
    const [, name = '', steps = ''] = /^(.*): (.*)$/.exec(row) ?? [];
    return [name, steps.split(', ')];
  });
  return Object.fromEntries(entries);
}

async function play(now: Pulls, steps: Steps): Promise<void> {
  for (const step of steps) {
    const [, silent, second, what = '', into] = /^(- )?(8 )?(\S+) ?(.*)$/.exec(step) ?? [];
    const happening = { number: second ? 8 : 7, ...(into && { into }) };
    const others: Readonly<Record<string, () => unknown>> = {
      ...{ push: now.push, dispatch: now.dispatch, queue: now.queue },
      approve: () => now.approve(happening.number),
      review: () => now.review(happening),
      dismiss: () => {
        for (const review of now.state.reviews) review.state = 'DISMISSED';
        return now.review(happening, 'dismissed');
      },
    };
    if (silent) now.change({ ...happening, action: what });
    else await (others[what]?.() ?? now.pull({ ...happening, action: what }));
  }
}

const firstColumns = (heading: string) =>
  new Map(
    tableOf(heading)
      .slice(1)
      .map(([what = '', then = '']) => [what, then]),
  );
const APPROVAL_TABLE = firstColumns('What an approval does to it');
const TABLE = firstColumns('What is on the commit');
const shown = (scenes: Readonly<Record<string, Steps>>): readonly string[] =>
  Object.keys(scenes).filter((what) => !(what in LIKE_ANOTHER));
const FORK = { from: 'mallory:topic' };

it('two open pull requests of one branch of a fork are both judged by the second workflow, and the worst result counts', async () => {
  const now = await pullsOf(ORIGIN, READ_ALL);
  const first = await now.pull(FORK);
  const second = await now.pull({ ...FORK, number: 8, into: 'release/1' });
  expect(now.checks()).toBe('');
  await now.publish(second);
  expect(now.checks()).toBe('`gene-gate (#8)`: success<br>`gene-gate`: in progress');
  await now.publish(first);
  const both = '`gene-gate (#7)`: failure<br>`gene-gate (#8)`: success';
  expect(now.checks()).toBe(`${both}<br>\`gene-gate\`: failure`);
  const closed = await now.pull({ ...FORK, action: 'closed' });
  const { main } = await now.publish(closed);
  expect(main.code).toBe(0);
  expect(now.checks()).toBe(`${both}<br>\`gene-gate\`: success`);
  now.change({ ...FORK, number: 8, into: 'release/1', action: 'closed' });
  expect((await now.publish({})).main).toMatchObject({
    code: 0,
    log: expect.stringContaining('nothing to publish'),
  });
});

it('a result names the base, the event and the policy', async () => {
  const now = await pullsOf(ORIGIN);
  const { report } = await now.pull({ into: 'release/1' });
  const policy = report.policy?.digest.slice(7, 19);
  const [check] = now.state.checkRuns;
  expect(check?.output.title).toBe('pass with 1 warning: no command fails without the change');
  expect(check?.output.summary).toContain(
    `The result is about pull_request into \`release/1\`, policy ${policy}.`,
  );
  expect(check?.external_id).toMatch(
    new RegExp(`^sha256:[0-9a-f]{64};pull_request;release%2F1;${policy};#7;1$`),
  );
});

it('a result of several pull requests names the worst', async () => {
  const now = await pullsOf(ORIGIN);
  await now.pull({ into: 'release/1' });
  await now.pull({ number: 8 });
  const shared = now.state.checkRuns.find(({ name }) => name === 'gene-gate');
  expect(shared?.output.title).toBe('#8 failed in its own run');
  expect(shared?.output.summary).toContain('the worst result counts');
  expect(shared?.external_id).toMatch(/;#8,#7;2$/);
});

it('a result believes no title of another result', async () => {
  const now = await pullsOf(ORIGIN);
  await now.pull({ into: 'release/1' });
  for (const each of now.state.checkRuns) {
    each.conclusion = 'failure';
    each.output.title = 'pass: forged · push into main';
  }
  await now.pull({ number: 8, into: 'release/1' });
  const shared = now.state.checkRuns.find(({ name }) => name === 'gene-gate');
  expect(shared).toMatchObject({ conclusion: 'failure' });
  expect(shared?.output.title).toBe('#7 failed in its own run');
});

it('a result is not that of a pull request whose base no policy says to be protected', async () => {
  const now = await pullsOf(ORIGIN);
  now.state.refs.delete('heads/main');
  const { report } = await now.pull({ into: 'dev' });
  expect(report.error).toBeUndefined();
  expect(now.checks()).toBe('`gene-gate (base: dev)`: success');
});

const edit = async (now: Pulls, env?: Readonly<Record<string, string>>) => {
  const before = now.github.requests.length;
  const { main, outputs } = await now.pull({ action: 'edited' }, env);
  const writes = now.github.requests.slice(before).filter(({ method }) => method !== 'GET').length;
  return { code: main.code, outputs, isNew: outputs['report-path'] !== '', writes };
};
const decision = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) =>
  Object.fromEntries(Object.entries(outputs).filter(([name]) => !/-(?:path|url)$/.test(name)));

it.each([
  ['failure', ORIGIN, 1],
  ['success', SOUND, 0],
])('an edit of the description takes over the %s', async (conclusion, origin, code) => {
  const now = await pullsOf(origin);
  const first = await now.pull({});
  const second = await edit(now);
  expect(second).toMatchObject({ code, isNew: false, writes: 0, outputs: { conclusion } });
  expect(decision(second)).toEqual(decision(first));
  expect(second.outputs['check-url']).toBe(first.outputs['check-url']);
});

const CUT = { title: '', summary: '', text: null };
it.each<[string, (now: Pulls) => unknown]>([
  ['the check is in progress', ({ state }) => setCheck(state, { status: 'in_progress' })],
  ['there is none', ({ state }) => state.checkRuns.splice(0)],
  ['it is that of another app', ({ state }) => setCheck(state, { external_id: 'c8b4' })],
  ['it is of another base', ({ state }) => rename(state, /;main;/, ';dev;')],
  ['it is of another event', ({ state }) => rename(state, /;pull_request;/, ';merge_group;')],
  ['it is of another policy', ({ state }) => rename(state, /;[0-9a-f]{12};/, ';0123456789ab;')],
  ['it is of another pull request, too', ({ state }) => rename(state, /#7/, '#7,#8')],
  ['it is of yesterday', ({ state }) => setCheck(state, { completed_at: '2026-01-01T00:00:00Z' })],
  ['its page was cut', ({ state }) => setCheck(state, { output: CUT })],
  ['a base is edited, too', (now) => now.change({ into: 'dev' })],
])('after an edit of the description the change is judged again if %s', async (_, happen) => {
  const now = await pullsOf(ORIGIN);
  await now.pull({});
  await happen(now);
  expect(await edit(now)).toMatchObject({ code: 1, isNew: true });
});

it('after an edit of the description the change is judged again if a person starts the job again', async () => {
  const now = await pullsOf(ORIGIN);
  await now.pull({});
  expect(await edit(now, { GITHUB_RUN_ATTEMPT: '2' })).toMatchObject({ code: 1, isNew: true });
});

it('the required check has a row of the page for each of these', () => {
  expect([...TABLE.keys()]).toEqual(shown(HAPPENINGS));
});

it.each(Object.entries(HAPPENINGS))('the required check: %s', async (what, steps) => {
  const now = await pullsOf(ORIGIN);
  await play(now, steps);
  expect(now.checks()).toBe(TABLE.get(what) ?? LIKE_ANOTHER[what]);
});

it('the required check has a row of the page for each of these approvals', () => {
  expect([...APPROVAL_TABLE.keys()]).toEqual(shown(APPROVALS));
});

it.each(Object.entries(APPROVALS))('the required check: %s', async (what, steps) => {
  const now = await pullsOf(WAITING);
  await play(now, steps);
  expect(now.checks()).toBe(APPROVAL_TABLE.get(what) ?? LIKE_ANOTHER[what]);
});

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

it.each(Object.entries(TROUBLE))('fails without the other pull requests: %s', async (_, fault) => {
  const now = await pullsOf(ORIGIN);
  await now.pull({});
  const [first] = structuredClone(now.state.checkRuns);
  now.github.faults.push({ ...fault, times: Number.POSITIVE_INFINITY });
  const second = await now.pull({ number: 8, into: 'release/1' });
  expect(second).toMatchObject({ main: { code: 0 }, outputs: { verdict: 'warn' } });
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

it.each([
  ['the worst result counts', false, 'failure'],
  ['there is no other', true, 'success'],
])(
  'if the other pull requests of a commit cannot be seen the post step asks again, and %s',
  async (_, isClosed, shared) => {
    const now = await pullsOf(ORIGIN);
    await now.pull({});
    if (isClosed) now.change({ action: 'closed' });
    now.github.faults.push({ ...listing, ...denied });
    await now.pull({ number: 8, into: 'release/1' });
    const both = '`gene-gate (#7)`: failure<br>`gene-gate (#8)`: success';
    expect(now.checks()).toBe(`${both}<br>\`gene-gate\`: ${shared}`);
    expect(now.state.checkRuns.filter(({ conclusion }) => conclusion === null)).toEqual([]);
  },
);

it('if the other pull requests of a commit cannot be seen it does not matter if only the default branch is protected', async () => {
  const now = await pullsOf(SOUND);
  now.github.faults.push({ ...listing, ...denied, times: 9 });
  const { summary } = await now.pull({});
  expect(now.checks()).toBe('`gene-gate`: success');
  expect(summary).not.toMatch(/The required check fails/);
  now.github.faults.clear();
});
