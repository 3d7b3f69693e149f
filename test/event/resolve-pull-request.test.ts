import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { pullRequest } from '../../src/event/payload.ts';
import { resolvePullRequest } from '../../src/event/resolve-pull-request.ts';
import { readChange } from '../../src/repo/read-change.ts';
import {
  createRepository,
  open,
  type TestRepository,
  temporaryFolder,
} from '../repo/repository.ts';
import { type PayloadParts, pullRequestPayload } from './payload.ts';

/**
 * octo/genes: `topic` changes one file, `main` has since changed another, and
 * `refs/pull/7/merge` is the test merge commit of both.
 */
const MADE = (() => {
  const origin = createRepository({ directory: temporaryFolder(afterAll) });
  origin.write({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
  const fork = origin.commit('fork');
  origin.git('checkout', '--quiet', '-b', 'topic');
  origin.write({ 'a.txt': 'a\naa\n' });
  const head = origin.commit('topic');
  origin.git('checkout', '--quiet', 'main');
  origin.write({ 'b.txt': 'b\nbb\n' });
  for (let index = 0; index < 3; index++) origin.commit(`main ${index}`);
  const tip = origin.git('rev-parse', 'main');
  origin.git('checkout', '--quiet', '--detach');
  origin.git('merge', '--quiet', '--no-ff', '--no-edit', 'topic');
  const merge = origin.git('rev-parse', 'HEAD');
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  origin.git('checkout', '--quiet', 'main');
  return { directory: origin.directory, fork, head, tip, merge };
})();

/** The repository on a server, for a test that may change it. */
function server() {
  const directory = join(temporaryFolder(), 'octo/genes');
  const { directory: copyOf, ...commits } = MADE;
  return { origin: createRepository({ directory, copyOf }), ...commits };
}

/** Checks out one commit as actions/checkout does. */
function checkout(origin: TestRepository, commit: string, ...depth: string[]): TestRepository {
  const clone = createRepository();
  clone.git('remote', 'add', 'origin', `file://${origin.directory}`);
  clone.git('fetch', '--quiet', '--no-tags', ...depth, 'origin', commit);
  clone.git('checkout', '--quiet', '--detach', commit);
  return clone;
}

const payload = (parts: PayloadParts) => pullRequest(pullRequestPayload(parts));

const resolvedIn = async (
  { directory }: TestRepository,
  parts: PayloadParts,
  known?: Parameters<typeof resolvePullRequest>[2],
) => resolvePullRequest(await open(directory), payload(parts), known);

it.each([
  ['a complete clone', []],
  ['a clone of depth 1', ['--depth=1']],
  ['a clone of depth 2', ['--depth=2']],
])('compares the test merge with the base tip in %s', async (_, depth) => {
  const { origin, head, fork, tip, merge } = server();
  const opened = await open(checkout(origin, merge, ...depth).directory);
  const event = await resolvePullRequest(opened, payload({ head, base: fork }));
  expect(event).toMatchObject({
    ...{ name: 'pull_request', head, audited: merge, base: tip, policyCommit: tip },
    pullRequest: { number: 7 },
  });
  const { files } = await readChange(opened, event.base, event.audited);
  expect(files).toMatchObject([{ path: 'a.txt', added: 1, deleted: 0 }]);
});

it.each([
  ['a complete clone', []],
  ['a clone of depth 1', ['--depth=1']],
])('compares the head with the merge base in %s', async (_, depth) => {
  const { origin, head, fork, tip } = server();
  const clone = checkout(origin, head, ...depth);
  clone.git('fetch', '--quiet', ...depth, 'origin', '+refs/heads/*:refs/remotes/origin/*');
  const opened = await open(clone.directory);
  const event = await resolvePullRequest(opened, payload({ head, base: fork }));
  expect(event).toMatchObject({ head, audited: head, base: fork, policyCommit: tip });
  const { files } = await readChange(opened, event.base, event.audited);
  expect(files.map(({ path }) => path)).toEqual(['a.txt']);
});

it('resolvePullRequest fetches the base when only the head was fetched', async () => {
  const { origin, head, fork, tip } = server();
  const event = await resolvedIn(checkout(origin, head, '--depth=1'), { head, base: tip });
  expect(event).toMatchObject({ audited: head, base: fork, policyCommit: tip });
});

it('resolvePullRequest ignores an outdated base branch that an earlier job fetched', async () => {
  const { origin, head, fork, tip } = server();
  const clone = checkout(origin, head);
  clone.git('fetch', '--quiet', 'origin', 'main');
  clone.git('update-ref', 'refs/remotes/origin/main', fork);
  const event = await resolvedIn(clone, { head, base: tip });
  expect(event).toMatchObject({ base: fork, policyCommit: tip });
});

it('resolvePullRequest does not take the policy from a branch of a fork', async () => {
  const { origin, head, fork } = server();
  const theirs = createRepository({
    directory: join(temporaryFolder(), 'mallory/genes'),
    cloneOf: origin.directory,
  });
  theirs.git('checkout', '--quiet', '-B', 'main', fork);
  theirs.write({ policy: 'loose\n' });
  const loose = theirs.commit('loose');
  const clone = checkout(theirs, head);
  clone.git('fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*');
  expect(clone.git('rev-parse', 'origin/main')).toBe(loose);
  const event = await resolvedIn(clone, { head, base: fork });
  expect(event).toMatchObject({ base: fork, policyCommit: fork });
});

it.each<[string, (made: ReturnType<typeof server>) => string]>([
  ['the base branch', ({ tip }) => tip],
  [
    'a merge with swapped parents',
    ({ origin, head, tip }) => {
      origin.git('checkout', '--quiet', '--detach', head);
      origin.git('merge', '--quiet', '--no-ff', '--no-edit', tip);
      return origin.git('rev-parse', 'HEAD');
    },
  ],
  [
    'a merge of three commits',
    ({ origin, head, tip, fork }) =>
      origin.git('commit-tree', `${tip}^{tree}`, '-m', 'x', '-p', tip, '-p', head, '-p', fork),
  ],
])('resolvePullRequest rejects a checkout of %s', async (_, commitOf) => {
  const made = server();
  const commit = commitOf(made);
  made.origin.git('update-ref', 'refs/heads/wrong', commit);
  const { origin, head, fork } = made;
  const refusal = { code: 'checkout_differs', hint: expect.stringContaining('fetch-depth: 0') };
  const event = resolvedIn(checkout(origin, commit), { head, base: fork });
  await expect(event).rejects.toMatchObject(refusal);
});

it.each<[string, (git: TestRepository['git'], made: ReturnType<typeof server>) => string]>([
  ['the content of the base', (git, { tip }) => git('rev-parse', `${tip}^{tree}`)],
  ['the content of the head', (git, { head }) => git('rev-parse', `${head}^{tree}`)],
  ['an empty tree', (git) => git('hash-object', '-t', 'tree', '-w', '/dev/null')],
])('audits the head, not a hand-made merge with %s', async (_, treeOf) => {
  const made = server();
  const { origin, head, fork, tip } = made;
  const clone = checkout(origin, made.merge);
  const tree = treeOf(clone.git, made);
  const merge = clone.git('commit-tree', tree, '-m', 'Merge', '-p', tip, '-p', head);
  clone.git('checkout', '--quiet', '--detach', merge);
  const unprovenMerge = { commit: merge, reason: 'git computes other content for it' };
  for (const known of [{}, { merge: async () => made.merge, baseTip: tip }]) {
    const event = await resolvedIn(clone, { head, base: fork }, known);
    const expected = { audited: head, base: fork, policyCommit: tip, head, unprovenMerge };
    expect(event).toMatchObject(expected);
  }
});

it.each<[string, (made: ReturnType<typeof server>, origin: TestRepository) => string]>([
  [
    'a loose policy on top of the base',
    ({ tip }, { git, write, commit }) => {
      git('checkout', '--quiet', '--detach', tip);
      write({ policy: 'loose' });
      return commit();
    },
  ],
  ['an older commit of the base branch', ({ fork }) => fork],
  ['another branch', ({ tip }, { git }) => git('commit-tree', `${tip}^{tree}`, '-m', 'orphan')],
  [
    'the tip of the base before the pull request was moved',
    ({ tip }, { git }) => git('commit-tree', `${tip}^{tree}`, '-m', 'old base', '-p', tip),
  ],
])('resolvePullRequest takes no policy from a first parent that is %s', async (_, parentOf) => {
  const made = server();
  const { origin, head, tip } = made;
  const parent = parentOf(made, origin);
  const merge = origin.git('commit-tree', 'topic^{tree}', '-m', 'x', '-p', parent, '-p', head);
  origin.git('update-ref', 'refs/heads/forged', merge);
  // GitHub can still name the merge with the base of before a pull request was moved.
  for (const depth of [[], ['--depth=1'], ['--depth=2']]) {
    const clone = checkout(origin, merge, ...depth);
    for (const named of [undefined, made.merge, merge]) {
      const known = named === undefined ? {} : { baseTip: tip, merge: async () => named };
      const event = await resolvedIn(clone, { head, base: tip }, known);
      expect(event).toMatchObject({ audited: head, base: made.fork, policyCommit: tip });
      expect(event.unprovenMerge?.reason).toContain('is not a recent commit of main');
    }
  }
});

it.each([
  ['a complete clone', [], 0],
  ['a clone of depth 2', ['--depth=2'], 1],
])('%s may ask GitHub about a test merge of git', async (_, depth, expected) => {
  const { origin, head, fork, tip, merge } = server();
  const ask = vi.fn(async () => merge);
  const known = { baseTip: tip, merge: ask };
  const event = await resolvedIn(checkout(origin, merge, ...depth), { head, base: fork }, known);
  expect(event).toMatchObject({ audited: merge, base: tip });
  expect(ask).toHaveBeenCalledTimes(expected);
});

it.each([[[]], [['--depth=2']]])('believes GitHub about its test merge: %j', async (depth) => {
  const { origin, head, fork, tip } = server();
  const merge = origin.git('commit-tree', `${tip}^{tree}`, '-m', 'x', '-p', tip, '-p', head);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  const known = { merge: async () => merge, baseTip: tip };
  const event = await resolvedIn(checkout(origin, merge, ...depth), { head, base: fork }, known);
  expect(event).toMatchObject({ audited: merge, base: tip, policyCommit: tip });
  expect(event).not.toHaveProperty('unprovenMerge');
});

it('resolvePullRequest proves an earlier test merge after the base branch has moved on', async () => {
  const { origin, head, fork, tip, merge } = server();
  origin.git('checkout', '--quiet', 'main');
  const newer = origin.commit('newer');
  for (const depth of [[], ['--depth=1']]) {
    const known = { merge: async () => 'f'.repeat(40), baseTip: newer };
    const event = await resolvedIn(checkout(origin, merge, ...depth), { head, base: fork }, known);
    expect(event).toMatchObject({ audited: merge, base: tip, policyCommit: newer });
    expect(event).not.toHaveProperty('unprovenMerge');
  }
});

it('resolvePullRequest computes the merge without configuration, attributes, grafts or replacements', async () => {
  const { origin, head, fork, tip, merge } = server();
  const clone = checkout(origin, merge);
  clone.git('config', 'merge.ours.driver', 'true');
  clone.git('config', 'merge.renames', 'false');
  clone.git('config', 'merge.default', 'ours');
  clone.write({ '.git/info/attributes': '* merge=ours\n' });
  const forged = clone.git('commit-tree', `${tip}^{tree}`, '-m', 'x', '-p', tip, '-p', head);
  clone.git('replace', merge, forged);
  const event = await resolvedIn(clone, { head, base: fork });
  expect(event).toMatchObject({ audited: merge, base: tip });
  clone.git('replace', '--delete', merge);
  clone.git('checkout', '--quiet', '--detach', forged);
  clone.git('replace', forged, merge);
  const attacked = await resolvedIn(clone, { head, base: fork });
  expect(attacked).toMatchObject({ audited: head, unprovenMerge: { commit: forged } });
});

it('resolvePullRequest audits the head of a pull request with conflicts, whatever the merge commit contains', async () => {
  const { origin, head, fork } = server();
  origin.git('checkout', '--quiet', 'main');
  origin.write({ 'a.txt': 'a\nother\n' });
  const tip = origin.commit('conflict');
  const merge = origin.git('commit-tree', 'topic^{tree}', '-m', 'x', '-p', tip, '-p', head);
  origin.git('update-ref', 'refs/heads/forged', merge);
  const event = await resolvedIn(checkout(origin, merge), { head, base: fork });
  const unprovenMerge = { reason: 'git cannot compute this merge' };
  expect(event).toMatchObject({ audited: head, unprovenMerge });
});

it.each([
  ['GitHub says so', (tip: string) => ({ baseTip: tip })],
  ['without an answer of GitHub', () => ({})],
])('resolvePullRequest takes no policy from a forged branch of the clone: %s', async (_, known) => {
  const { origin, head, fork, tip, merge } = server();
  for (const commit of [merge, head]) {
    const clone = checkout(origin, commit);
    clone.git('fetch', '--quiet', 'origin', 'main');
    const loose = clone.git('commit-tree', `${tip}^{tree}`, '-m', 'loose', '-p', fork);
    clone.git('update-ref', 'refs/remotes/origin/main', loose);
    const event = await resolvedIn(clone, { head, base: tip }, known(tip));
    expect(event.policyCommit).toBe(tip);
  }
});

it('resolvePullRequest rejects a change with fewer files than GitHub reports', async () => {
  const { origin, head, fork } = server();
  const parts = { head, base: fork, changedFiles: 2 };
  await expect(resolvedIn(checkout(origin, head), parts)).rejects.toMatchObject({
    code: 'change_incomplete',
    message: expect.stringMatching(/reports 2 changed files, .* only 1/),
  });
});

it('resolvePullRequest accepts fewer files if part of the change has already landed', async () => {
  const { origin, head, fork } = server();
  origin.git('checkout', '--quiet', 'topic');
  origin.write({ 'c.txt': 'c\n' });
  const more = origin.commit('more');
  origin.git('checkout', '--quiet', 'main');
  origin.git('merge', '--quiet', '--no-edit', head);
  const clone = checkout(origin, more);
  clone.git('fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*');
  const event = await resolvedIn(clone, { head: more, base: fork, changedFiles: 2 });
  expect(event).toMatchObject({ base: head, audited: more });
});

it('resolvePullRequest explains which setting is missing if the history cannot be fetched', async () => {
  const { origin, head, merge, fork } = server();
  for (const commit of [head, merge]) {
    const clone = checkout(origin, commit, '--depth=1');
    clone.git('remote', 'set-url', 'origin', '/nowhere');
    const refusal = { code: 'shallow_clone', hint: expect.stringContaining('fetch-depth: 0') };
    await expect(resolvedIn(clone, { head, base: fork })).rejects.toMatchObject(refusal);
  }
});
