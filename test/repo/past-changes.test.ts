import { describe, expect, it } from 'vitest';
import { pastChanges } from '../../src/repo/past-changes.ts';
import { createRepository, open, type TestRepository, temporaryFolder } from './repository.ts';

async function changesOf({ directory, git }: TestRepository, most = 10) {
  return pastChanges(await open(directory), git('rev-parse', 'HEAD'), most);
}

describe('pastChanges', () => {
  it('lists commits with a parent, newest first, with their paths', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    repository.write({ 'a\nb': '1', 'ä.txt': '2' });
    const second = repository.commit('two files: \u0001 and "quotes"');
    const third = repository.commit('nothing');
    repository.git('mv', 'ä.txt', 'c.txt');
    const fourth = repository.commit('a rename');
    expect(await changesOf(repository)).toEqual([
      { commit: fourth, base: third, subject: 'a rename', paths: ['c.txt', 'ä.txt'] },
      { commit: third, base: second, subject: 'nothing', paths: [] },
      {
        commit: second,
        base: first,
        subject: 'two files: \u0001 and "quotes"',
        paths: ['a\nb', 'ä.txt'],
      },
    ]);
    expect(await changesOf(repository, 1)).toMatchObject([{ commit: fourth }]);
  });

  it('lists a merge once, with all that it merged', async () => {
    const repository = createRepository();
    repository.commit('first');
    repository.git('checkout', '--quiet', '-b', 'topic');
    for (const name of ['a', 'b']) {
      repository.write({ [name]: name });
      repository.commit(name);
    }
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '--message=merge', 'topic');
    expect(await changesOf(repository)).toMatchObject([{ subject: 'merge', paths: ['a', 'b'] }]);
  });

  it('ends where a clone is shallow', async () => {
    const repository = createRepository();
    for (const name of ['a', 'b', 'c']) {
      repository.write({ [name]: name });
      repository.commit(name);
    }
    const clone = createRepository({
      directory: temporaryFolder(),
      cloneOf: repository.directory,
      cloneOptions: ['--depth=2'],
    });
    expect(await changesOf(clone)).toMatchObject([{ subject: 'c', paths: ['c'] }]);
  });
});
