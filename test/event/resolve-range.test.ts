import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { resolveRange } from '../../src/event/resolve-range.ts';
import { resolvePolicyRef } from '../../src/gate/base-policy.ts';
import { createRepository, open, temporaryFolder } from '../repo/repository.ts';
import { list, pairs } from '../table.ts';

/** `topic` is checked out, one commit ahead of `fork`; `main` has since gained another commit. */
const MADE = (() => {
  const repository = createRepository({ directory: temporaryFolder(afterAll) });
  repository.write({ 'a.txt': 'a\n' });
  const fork = repository.commit('fork');
  repository.git('branch', 'topic');
  repository.write({ 'b.txt': 'b\n' });
  const main = repository.commit('main');
  repository.git('checkout', '--quiet', 'topic');
  repository.write({ 'a.txt': 'a\naa\n' });
  const topic = repository.commit('topic');
  return { directory: repository.directory, fork, main, topic };
})();

async function diverged() {
  const { directory: copyOf, ...commits } = MADE;
  const repository = createRepository({ copyOf });
  return { ...repository, ...commits, opened: await open(repository.directory) };
}

it('resolveRange compares HEAD with the default branch, from their merge base', async () => {
  const { opened, fork, main, topic, directory } = await diverged();
  expect(await resolveRange(opened, {})).toEqual({
    ...{ name: 'range', directory, isFork: false, baseRef: 'main' },
    ...{ base: fork, head: topic, audited: topic, policyCommit: main },
    defaultBranch: { name: 'main', commit: main },
  });
});

it.each(['release/1', 'refs/heads/release/1', 'origin/release/1'])('protects %s', async (base) => {
  const { opened, git, main, fork } = await diverged();
  git('update-ref', 'refs/heads/release/1', fork);
  git('update-ref', 'refs/remotes/origin/release/1', fork);
  expect(await resolveRange(opened, { base })).toMatchObject({
    baseRef: 'release/1',
    defaultBranch: { name: 'main', commit: main },
  });
});

it('resolveRange knows no default branch for a base that is no branch, or in a clone without one', async () => {
  const { opened, git, main } = await diverged();
  expect(await resolveRange(opened, { base: main })).not.toHaveProperty('defaultBranch');
  git('branch', '--move', 'main', 'next');
  expect(await resolveRange(opened, { base: 'next' })).not.toHaveProperty('defaultBranch');
});

it.each(pairs`
  main → main ¦ refs/heads/main → main ¦ topic → topic ¦ topic~1 → topic~1 ¦ HEAD → topic
  origin → main ¦ refs/remotes/origin/HEAD → main
`)('resolveRange names the base %s %s', async (base, baseRef) => {
  const { opened, git, main } = await diverged();
  git('update-ref', 'refs/remotes/origin/main', main);
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  expect(await resolveRange(opened, { base })).toMatchObject({ baseRef });
});

it.each([
  ['main', 'refs/tags/main'],
  ['origin/main', 'refs/tags/origin/main'],
  ['origin/main', 'refs/heads/origin/main'],
])('resolveRange refuses --base %s if the change hides it with %s', async (base, ref) => {
  const { opened, git, main, topic, fork } = await diverged();
  git('update-ref', 'refs/remotes/origin/main', main);
  expect(await resolveRange(opened, { base })).toMatchObject({ base: fork, policyCommit: main });
  git('update-ref', ref, topic);
  await expect(resolveRange(opened, { base })).rejects.toMatchObject({
    code: 'ref_ambiguous',
    message: expect.stringContaining(`${ref} (${topic.slice(0, 12)})`),
  });
  expect(await resolveRange(opened, {})).toMatchObject({ base: fork, policyCommit: main });
});

it('resolveRange refuses an option', async () => {
  const { opened } = await diverged();
  const refusal = { code: 'ref_not_found', message: expect.stringContaining('--output=x') };
  await expect(resolveRange(opened, { base: '--output=x' })).rejects.toMatchObject(refusal);
});

/** A clone of the one branch `topic`; `origin` also has `strict`, and another commit in `attack`. */
const BRANCHES = (() => {
  const origin = createRepository({ directory: join(temporaryFolder(afterAll), 'octo/genes') });
  const strict = origin.commit('strict');
  origin.git('branch', 'strict');
  origin.git('checkout', '--quiet', '-b', 'topic');
  const attack = origin.commit('attack');
  const clone = createRepository({
    directory: temporaryFolder(afterAll),
    cloneOf: origin.directory,
    cloneOptions: ['--single-branch', '--branch=topic', '--no-tags'],
  });
  return { directory: clone.directory, strict, attack };
})();

/** A copy of the clone, with a tag or another ref of the attack. */
function cloned(tag?: string) {
  const { directory: copyOf, ...commits } = BRANCHES;
  const clone = createRepository({ copyOf });
  if (tag !== undefined) clone.git('update-ref', tag, commits.attack);
  return { clone, ...commits };
}

it.each(list`
  refs/tags/none ¦ refs/tags/strict ¦ refs/tags/origin/strict ¦ refs/tags/refs/remotes/origin/strict
  refs/heads/strict ¦ refs/remotes/origin/refs/heads/strict
`)('resolvePolicyRef fetches the branch of origin with %s', async (tag) => {
  const { clone, strict } = cloned(tag);
  const opened = await open(clone.directory);
  expect(await resolvePolicyRef(opened, 'strict')).toBe(strict);
  expect(await resolvePolicyRef(opened, 'refs/heads/strict')).toBe(strict);
});

it('resolvePolicyRef takes another revision if origin has no such branch', async () => {
  const { clone, attack } = cloned('refs/tags/v1');
  const opened = await open(clone.directory);
  expect(await resolvePolicyRef(opened, 'v1')).toBe(attack);
  expect(await resolvePolicyRef(opened, attack)).toBe(attack);
});

it('resolvePolicyRef takes the user’s own branch, but no tag, if origin cannot be reached', async () => {
  const { clone, attack } = cloned('refs/tags/strict');
  clone.git('remote', 'set-url', 'origin', '/nowhere');
  clone.git('branch', 'own', attack);
  const opened = await open(clone.directory);
  expect(await resolvePolicyRef(opened, 'own')).toBe(attack);
  await expect(resolvePolicyRef(opened, 'strict')).rejects.toMatchObject({
    code: 'ref_not_found',
    message: expect.stringContaining('/nowhere'),
  });
});

it('resolvePolicyRef reports a revision that does not exist', async () => {
  const opened = await open(cloned().clone.directory);
  await expect(resolvePolicyRef(opened, 'none')).rejects.toMatchObject({ code: 'ref_not_found' });
});
