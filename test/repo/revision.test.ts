import { describe, expect, it } from 'vitest';
import {
  defaultBranch,
  lookUpCommits,
  parentsOf,
  resolveCommits,
} from '../../src/repo/revision.ts';
import { createRepository, open } from './repository.ts';

describe('resolveCommits', () => {
  it('reads HEAD, full ids and full ref names, all at once', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    const second = repository.commit('second');
    repository.git('tag', '--annotate', '--message=tag', 'v1', first);
    repository.git('tag', '--annotate', '--message=tag of a tag', 'v2', 'v1');
    const opened = await open(repository.directory);
    const names = ['HEAD', 'refs/tags/v1', 'refs/tags/v2', first, 'refs/heads/main'];
    expect(await resolveCommits(opened, names)).toEqual([second, first, first, first, second]);
  });

  it.each(['main', 'v1', 'refs/heads/mai', 'refs/heads', 'refs/heads/*', 'HEAD~1'])(
    'does not expand %j',
    async (name) => {
      const repository = createRepository();
      repository.commit('first');
      repository.commit('second');
      repository.git('tag', 'v1');
      const opened = await open(repository.directory);
      expect(await lookUpCommits(opened, ['HEAD', name])).toEqual([expect.any(String), undefined]);
    },
  );

  it('takes no tag for a missing branch, nor for HEAD before the first commit', async () => {
    const repository = createRepository();
    const tagged = repository.commit();
    repository.git('update-ref', 'refs/tags/refs/remotes/origin/main', tagged);
    repository.git('update-ref', 'refs/tags/HEAD', tagged);
    repository.git('checkout', '--quiet', '--orphan', 'empty');
    const opened = await open(repository.directory);
    const names = ['refs/remotes/origin/main', 'HEAD'];
    expect(await lookUpCommits(opened, names)).toEqual([undefined, undefined]);
  });

  it('reports the unknown commit and what to do', async () => {
    const repository = createRepository();
    repository.write({ file: 'x' });
    repository.commit();
    const opened = await open(repository.directory);
    const blob = repository.git('rev-parse', 'HEAD:file');
    for (const ref of ['refs/heads/none', 'f'.repeat(40), blob]) {
      await expect(resolveCommits(opened, ['HEAD', ref])).rejects.toMatchObject({
        code: 'ref_not_found',
        message: `unknown revision ${ref}`,
        hint: expect.stringContaining('`fetch-depth: 0`'),
      });
    }
  });

  it('reports a repository without commits', async () => {
    const opened = await open(createRepository().directory);
    await expect(resolveCommits(opened, ['HEAD'])).rejects.toMatchObject({
      code: 'ref_not_found',
      message: 'The repository has no commits yet',
    });
  });
});

describe('defaultBranch', () => {
  it('prefers the remote’s default branch, then main, then master', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    const second = repository.commit('second');
    const opened = await open(repository.directory);
    expect(await defaultBranch(opened)).toEqual({ commit: second, ref: 'refs/heads/main' });
    repository.git('update-ref', 'refs/remotes/origin/next', first);
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/next');
    expect(await defaultBranch(opened)).toEqual({ commit: first, ref: 'refs/remotes/origin/next' });
  });

  it('takes no tag for the remote’s default branch', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    const second = repository.commit('second');
    for (const name of ['origin/HEAD', 'origin/main', 'origin/master', 'main']) {
      for (const folder of ['refs/tags/', 'refs/tags/refs/remotes/', 'refs/tags/refs/heads/']) {
        repository.git('update-ref', `${folder}${name}`, second);
      }
    }
    repository.git('update-ref', 'refs/heads/main', first);
    expect(await defaultBranch(await open(repository.directory))).toMatchObject({ commit: first });
  });

  it('requires --base without a default branch', async () => {
    const repository = createRepository();
    repository.commit();
    repository.git('branch', '--move', 'trunk');
    await expect(defaultBranch(await open(repository.directory))).rejects.toMatchObject({
      code: 'ref_not_found',
      hint: expect.stringContaining('--base'),
    });
  });
});

it('parentsOf reads the parents from the commit, ignoring grafts and its message', async () => {
  const repository = createRepository();
  const root = repository.commit('root');
  const left = repository.commit(`left\n\nparent ${'1'.repeat(40)}`);
  repository.git('checkout', '--quiet', '-b', 'other', root);
  const right = repository.commit('right');
  repository.git('merge', '--quiet', '--no-edit', '--no-ff', 'main');
  repository.git('replace', '--graft', 'HEAD', root);
  const opened = await open(repository.directory);
  const merge = repository.git('rev-parse', 'HEAD');
  expect(await parentsOf(opened, merge)).toEqual([right, left]);
  expect(await parentsOf(opened, left)).toEqual([root]);
  expect(await parentsOf(opened, root)).toEqual([]);
});
