import { describe, expect, it } from 'vitest';
import { policyChangedSince } from '../../src/gate/approval-heads.ts';
import { findHeadFiles } from '../../src/gate/head-files.ts';
import type { Repository } from '../../src/repo/git.ts';
import { mergedTree } from '../../src/repo/merge-base.ts';
import { readTree } from '../../src/repo/object-tree.ts';
import { changedFiles } from '../../src/repo/read-change.ts';
import { createRepository, open, type TestRepositoryOptions } from './repository.ts';

/** A repository that serves partial clones, with one file changed and one that is the same. */
function served() {
  const origin = createRepository();
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  origin.write({ 'a/deep/one.txt': 'one', 'same.txt': 'same', link: { symlink: 'same.txt' } });
  const base = origin.commit();
  origin.write({ 'a/deep/one.txt': 'two', 'a/new.txt': 'new' });
  return { origin, base, head: origin.commit() };
}

describe.each(['blob:none', 'tree:0'])('a clone with --filter=%s', (filter) => {
  const cloneOf = (directory: string, ...more: string[]): TestRepositoryOptions => ({
    cloneOf: directory,
    cloneOptions: ['--no-checkout', `--filter=${filter}`, ...more],
  });

  it('gets the files of each commit that is read', async () => {
    const { origin, base, head } = served();
    const clone = createRepository(cloneOf(origin.directory));
    const repository = await open(clone.directory);
    const [before, after] = [await readTree(repository, base), await readTree(repository, head)];
    expect((await before.read('a/deep/one.txt')).toString()).toBe('one');
    expect((await after.read('a/deep/one.txt')).toString()).toBe('two');
    const paths = [...after.files()].map(({ path }) => path).join(' ');
    expect(paths).toBe('a/deep/one.txt a/new.txt link same.txt');
    expect(after.readlink('link')).toBe('same.txt');
  });

  it('compares commits, and merges them, before it has read one', async () => {
    const { origin, base } = served();
    origin.git('checkout', '--quiet', '-b', 'topic', base);
    origin.write({ 'b/other.txt': 'other' });
    const topic = origin.commit();
    origin.git('checkout', '--quiet', 'main');
    origin.write({ 'c/moved.txt': 'on' });
    const tip = origin.commit();
    const opened = () => open(createRepository(cloneOf(origin.directory)).directory);
    expect(await changedFiles(await opened(), base, topic)).toHaveLength(1);
    expect(await findHeadFiles(await opened(), tip, topic, new Set(['c/moved.txt']))).toEqual([
      { path: 'c/moved.txt', missing: true, same: [] },
    ]);
    expect(await policyChangedSince(await opened(), tip, '2000-01-01T00:00:00Z')).toBe(true);
    expect(await mergedTree(await opened(), tip, topic)).toBe(
      await mergedTree(await open(origin.directory), tip, topic),
    );
    expect(await mergedTree(await opened(), tip, topic)).toBeDefined();
  });

  it('gets the files of a remote with another name, and in a sparse checkout', async () => {
    const { origin, base } = served();
    const clone = createRepository(cloneOf(origin.directory, '--sparse', '--origin', 'other'));
    const tree = await readTree(await open(clone.directory), base);
    expect((await tree.read('a/deep/one.txt')).toString()).toBe('one');
  });

  it('asks for each file once, however many trees are read at the same time', async () => {
    const { origin, base, head } = served();
    const clone = createRepository(cloneOf(origin.directory));
    const opened = await open(clone.directory);
    const asked: string[] = [];
    const repository: Repository = {
      ...opened,
      network: (why, args, options) => {
        if (args.includes('fetch')) asked.push(...String(options?.input).trim().split('\n'));
        return opened.network(why, args, options);
      },
    };
    await Promise.all([
      readTree(repository, base),
      readTree(repository, base, { label: 'again' }),
      readTree(repository, head),
    ]);
    const listed = [base, head].flatMap((commit) =>
      origin.git('ls-tree', '-r', '--format=%(objectname)', commit).split('\n'),
    );
    expect(asked.toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  it('says so if the remote cannot be reached', async () => {
    const { origin, base } = served();
    const clone = createRepository(cloneOf(origin.directory));
    origin.remove();
    await expect(readTree(await open(clone.directory), base)).rejects.toMatchObject({
      code: 'git_failed',
      hint: expect.stringContaining('full clone'),
    });
  });
});
