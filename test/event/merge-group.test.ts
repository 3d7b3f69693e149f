import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withGroup } from '../../src/event/merge-group.ts';
import { mergeGroup } from '../../src/event/payload.ts';
import { resolveBranch } from '../../src/event/resolve-event.ts';
import { connect } from '../../src/github/client.ts';
import { type GitHub, startGitHub } from '../github/server.ts';
import { actionsToken, READ_ALL } from '../github/tokens.ts';
import { createRepository, open, temporaryFolder } from '../repo/repository.ts';
import { mergeGroupPayload } from './payload.ts';

type Method = 'merge' | 'squash' | 'rebase';

interface Pull {
  readonly from: string;
  /** Commits of the pull request; default: 1. */
  readonly commits?: number;
  /** The subject of its commits; default: its number. */
  readonly subject?: string;
}

/** A queue of main with these pull requests, numbered from 5; the last one is 7 of the event. */
async function queue(method: Method, pulls: readonly Pull[]) {
  const origin = createRepository({ directory: join(temporaryFolder(), 'octo/genes') });
  origin.write({ 'README.md': 'a\n' });
  const base = origin.commit('base');
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { token: actionsToken(READ_ALL), weak: actionsToken({}) },
  });
  onTestFinished(() => github.close());
  const { git } = origin;
  const heads: string[] = [];
  for (const [index, { from, commits = 1, subject }] of pulls.entries()) {
    const number = 8 - pulls.length + index;
    git('checkout', '--quiet', '--detach', base);
    for (let count = 0; count < commits; count++) {
      origin.write({ [`${number}-${count}.txt`]: `${number}\n` });
      heads[index] = origin.commit(subject ?? `${number}`);
    }
    const head = heads[index] ?? '';
    git('update-ref', `refs/pull/${number}/head`, head);
    github.state.push(number, head, { from, commits, base });
    git('checkout', '--quiet', 'main');
    if (method === 'merge') git('merge', '--quiet', '--no-ff', '-m', `Merge #${number}`, head);
    if (method === 'rebase') git('cherry-pick', `${base}..${head}`);
    if (method === 'squash') {
      git('merge', '--quiet', '--squash', head);
      origin.commit(`Change (#${number})`);
    }
  }
  return { origin, github, base, head: git('rev-parse', 'main'), heads };
}

/** The event of the queue's last entry, in a clone of depth 1, and what is warned about. */
async function locate(
  { origin, github, base, head }: Awaited<ReturnType<typeof queue>>,
  token: string | undefined = 'token',
) {
  const cloneOptions = ['--depth=1', '--no-tags'];
  const clone = createRepository({ cloneOf: origin.directory, cloneOptions });
  const repository = await open(clone.directory);
  const payload = mergeGroup(mergeGroupPayload({ head, base }));
  const event = await resolveBranch(repository, payload, {});
  expect(event.isFork).toBe(true);
  const warnings: string[] = [];
  const client = connect(token || 'none', { baseUrl: github.url });
  const there = { client, owner: 'octo', repo: 'genes' };
  const target = token === '' ? { unavailable: 'no token' } : there;
  const warn = (text: string) => warnings.push(text);
  const found = await withGroup(event, payload, repository, { github: target, warn });
  return { isFork: found.isFork, group: found.group, warnings };
}

const OWN = { from: 'octo:topic' };
const FORK = { from: 'mallory:topic' };

it.each<[string, Method, readonly Pull[], boolean]>([
  ['one of the repository', 'merge', [OWN], false],
  ['several of the repository', 'merge', [OWN, { ...OWN, commits: 2 }, OWN], false],
  ['the last from a fork', 'merge', [OWN, FORK], true],
  ['the first from a fork', 'merge', [FORK, OWN], true],
  ['one in the middle from a fork', 'merge', [OWN, { ...FORK, commits: 2 }, OWN], true],
  ['squashed ones of the repository', 'squash', [OWN, { ...OWN, commits: 2 }], false],
  ['a squashed one from a fork', 'squash', [FORK, OWN], true],
  ['a rebased one of the repository', 'rebase', [{ ...OWN, commits: 2 }], false],
  ['a rebased one from a fork', 'rebase', [{ ...FORK, commits: 2 }], true],
])('finds the pull requests of a group: %s', async (_, method, pulls, isFork) => {
  const made = await queue(method, pulls);
  const { group, warnings, ...found } = await locate(made);
  expect(warnings).toEqual([]);
  expect(found.isFork).toBe(isFork);
  expect(group).toEqual(
    pulls.map(({ from }, index) => ({
      number: 8 - pulls.length + index,
      headSha: made.heads[index],
      isFork: from !== OWN.from,
    })),
  );
});

it('does not believe the number in the subject of a rebased commit', async () => {
  const forged = { ...FORK, subject: 'Change (#7)' };
  expect(await locate(await queue('rebase', [forged, OWN]))).toMatchObject({
    isFork: true,
    group: undefined,
    warnings: [expect.stringContaining('no pull request is known for')],
  });
});

it('does not believe that rebased commits are those of the pull request with as many', async () => {
  const made = await queue('rebase', [OWN]);
  const { origin, github, base } = made;
  origin.git('checkout', '--quiet', '--detach', base);
  origin.write({ 'other.txt': 'b\n' });
  const other = origin.commit('other');
  origin.git('update-ref', 'refs/pull/7/head', other);
  github.state.push(7, other, { ...OWN, commits: 1, base });
  expect(await locate(made)).toMatchObject({ isFork: true, group: undefined });
});

it.each<[string, (github: GitHub) => void, string | undefined]>([
  ['without a token', () => {}, ''],
  ['with a token that may not read', () => {}, 'weak'],
  [
    'if GitHub fails',
    (github) => github.faults.push({ path: /pulls/, kind: 'answer', status: 404 }),
    'token',
  ],
  [
    'if a pull request was closed',
    ({ state }) => state.push(6, state.pulls.get(6)?.head ?? '', { isOpen: false }),
    'token',
  ],
  ['if a pull request is unknown', ({ state }) => void state.pulls.delete(6), 'token'],
])('treats a group of the repository as a fork %s', async (_, spoil, token) => {
  const made = await queue('merge', [OWN, OWN]);
  spoil(made.github);
  const { isFork, group, warnings } = await locate(made, token);
  expect({ isFork, group }).toEqual({ isFork: true, group: undefined });
  expect(warnings).toEqual([
    expect.stringMatching(/^The merge group is treated as a change from a fork: .*\.$/),
  ]);
});
