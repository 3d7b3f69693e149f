import { expect, it } from 'vitest';
import { mergeBase } from '../../src/repo/merge-base.ts';
import { createRepository, open, type TestRepository } from './repository.ts';

/** `main` and `topic` start at one commit and each add a number of commits. */
function diverged(onMain: number, onTopic: number): TestRepository & { fork: string } {
  const repository = createRepository();
  grow(repository, 'root', 3);
  const fork = repository.git('rev-parse', 'HEAD');
  repository.git('branch', 'topic');
  grow(repository, 'main', onMain);
  repository.git('checkout', '--quiet', 'topic');
  grow(repository, 'topic', onTopic);
  return { ...repository, fork };
}

/** Adds commits with plumbing commands: fast, and with the same tree. */
function grow({ git }: TestRepository, name: string, count: number): void {
  for (let index = 0; index < count; index++) {
    git('commit', '--quiet', '--allow-empty', '--no-verify', `--message=${name} ${index}`);
  }
}

function shallowClone({ directory }: TestRepository, depth = 1): TestRepository {
  const cloneOptions = [`--depth=${depth}`, '--no-single-branch'];
  return createRepository({ cloneOf: directory, cloneOptions });
}

it('finds the merge base in a complete clone without a remote', async () => {
  const { directory, fork, git } = diverged(2, 2);
  const tips = [git('rev-parse', 'main'), git('rev-parse', 'topic')] as const;
  expect(await mergeBase(await open(directory), ...tips)).toBe(fork);
});

it.each([
  ['a few commits away', 3, 5],
  ['further away than the first step', 60, 2],
])('deepens a shallow clone: %s', async (_, onMain, onTopic) => {
  const origin = diverged(onMain, onTopic);
  const clone = shallowClone(origin);
  const opened = await open(clone.directory);
  expect((await opened.shallowCommits()).size).toBeGreaterThan(0);
  const tips = [origin.git('rev-parse', 'main'), origin.git('rev-parse', 'topic')] as const;
  expect(await mergeBase(opened, ...tips)).toBe(origin.fork);
});

it('deepens a shallow clone below commits that were not pushed', async () => {
  const origin = diverged(3, 3);
  const clone = shallowClone(origin);
  clone.git('checkout', '--quiet', 'topic');
  const own = clone.commit('not pushed');
  const opened = await open(clone.directory);
  expect(await mergeBase(opened, origin.git('rev-parse', 'main'), own)).toBe(origin.fork);
});

it('does not accept an older ancestor while a better one may be cut off', async () => {
  // topic merged main's `better` long ago, below many commits; a short side branch leads to `fork`.
  const origin = diverged(1, 0);
  const better = origin.git('rev-parse', 'main');
  const tree = origin.git('rev-parse', 'HEAD^{tree}');
  const commit = (...parents: string[]) =>
    origin.git('commit-tree', tree, '-m', `${parents}`, ...parents.flatMap((one) => ['-p', one]));
  let long = better;
  for (let index = 0; index < 5; index++) long = commit(long);
  const topic = commit(origin.fork, long);
  origin.git('update-ref', 'refs/heads/topic', topic);
  origin.git('reset', '--quiet', '--hard');
  const clone = shallowClone(origin, 3);
  const naive = clone.git('merge-base', better, topic);
  expect(naive).toBe(origin.fork);
  expect(await mergeBase(await open(clone.directory), better, topic)).toBe(better);
});

it('ignores grafts and replaced commits', async () => {
  const { directory, fork, git } = diverged(2, 2);
  git('replace', '--graft', 'topic', 'main');
  const tips = [git('rev-parse', 'main'), git('rev-parse', 'topic')] as const;
  expect(git('merge-base', ...tips)).not.toBe(fork);
  expect(await mergeBase(await open(directory), ...tips)).toBe(fork);
});

it('says what to set if a shallow clone cannot be deepened', async () => {
  const origin = diverged(3, 3);
  const clone = shallowClone(origin);
  clone.git('remote', 'set-url', 'origin', '/nowhere');
  const tips = [origin.git('rev-parse', 'main'), origin.git('rev-parse', 'topic')] as const;
  await expect(mergeBase(await open(clone.directory), ...tips)).rejects.toMatchObject({
    code: 'shallow_clone',
    hint: expect.stringContaining('fetch-depth: 0'),
  });
});

it('rejects histories without a common ancestor, even fully deepened', async () => {
  const origin = diverged(3, 3);
  origin.git('checkout', '--quiet', '--orphan', 'orphan');
  grow(origin, 'orphan', 3);
  const clone = shallowClone(origin);
  const tips = [origin.git('rev-parse', 'main'), origin.git('rev-parse', 'orphan')] as const;
  for (const directory of [origin.directory, clone.directory]) {
    await expect(mergeBase(await open(directory), ...tips)).rejects.toMatchObject({
      code: 'no_merge_base',
    });
  }
});
