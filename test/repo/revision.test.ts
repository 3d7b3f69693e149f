import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultBranchTip,
  lookUpCommits,
  parentsOf,
  resolveCommits,
} from '../../src/repo/revision.ts';
import { createRepository, open } from './repository.ts';

describe('resolveCommits', () => {
  it('resolves every way to name a commit', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    const second = repository.commit('second');
    repository.git('tag', '--annotate', '--message=tag', 'v1', first);
    repository.git('branch', 'feature/ünï', first);
    repository.git('branch', 'release{1}', first);
    const opened = await open(repository.directory);
    expect(
      await resolveCommits(opened, [
        'HEAD',
        'HEAD~1',
        'main^',
        'v1',
        'refs/tags/v1',
        'feature/ünï',
        'release{1}',
        first,
        second.slice(0, 8),
      ]),
    ).toEqual([second, first, first, first, first, first, first, first, second]);
  });

  it.each([
    '',
    '-',
    '--all',
    '-rf',
    'a b',
    'a\nb',
    'a\0b',
    'main..HEAD',
    'HEAD:file',
    ':/words',
    '@{u}',
    'HEAD^{/words}',
    '\t',
  ])('refuses %j', async (ref) => {
    const repository = createRepository();
    repository.commit();
    const opened = await open(repository.directory);
    await expect(resolveCommits(opened, [ref])).rejects.toMatchObject({
      code: 'ref_not_found',
      message: expect.stringContaining(JSON.stringify(ref)),
    });
  });

  it('reports the unknown revision and what to do', async () => {
    const repository = createRepository();
    repository.write({ file: 'x' });
    repository.commit();
    const opened = await open(repository.directory);
    const blob = repository.git('rev-parse', 'HEAD:file');
    for (const ref of ['no-such-branch', 'f'.repeat(40), blob, 'HEAD~7']) {
      await expect(resolveCommits(opened, ['HEAD', ref])).rejects.toMatchObject({
        code: 'ref_not_found',
        message: `unknown revision ${ref}`,
        hint: expect.stringContaining('git fetch'),
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

  it('resolves any text to a commit or undefined, or fails with ref_not_found', async () => {
    const repository = createRepository();
    const commit = repository.commit();
    const opened = await open(repository.directory);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), async (refs) => {
        const found = await lookUpCommits(opened, ['HEAD', ...refs, 'HEAD']).catch((error) => {
          expect(error.code).toBe('ref_not_found');
          return [commit, ...refs.map(() => undefined), commit];
        });
        expect(found).toHaveLength(refs.length + 2);
        expect([found[0], found.at(-1)]).toEqual([commit, commit]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('defaultBranchTip', () => {
  it('prefers the remote’s default branch, then main, then master', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    const second = repository.commit('second');
    const opened = await open(repository.directory);
    expect(await defaultBranchTip(opened)).toBe(second);
    repository.git('update-ref', 'refs/remotes/origin/trunk', first);
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect(await defaultBranchTip(opened)).toBe(first);
  });

  it('requires --base without a default branch', async () => {
    const repository = createRepository();
    repository.commit();
    repository.git('branch', '--move', 'trunk');
    await expect(defaultBranchTip(await open(repository.directory))).rejects.toMatchObject({
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
