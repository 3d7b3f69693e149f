import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { resolvePolicyRef } from '../../src/gate/base-policy.ts';
import { createRepository, open, temporaryFolder } from '../repo/repository.ts';

/** A clone of the one branch `topic`; `origin` also has `strict`, and another commit in `attack`. */
const MADE = (() => {
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
  const { directory: copyOf, ...commits } = MADE;
  const clone = createRepository({ copyOf });
  if (tag !== undefined) clone.git('update-ref', tag, commits.attack);
  return { clone, ...commits };
}

describe('resolvePolicyRef', () => {
  it.each([
    ['no tag', undefined],
    ['a tag of this name', 'refs/tags/strict'],
    ['a tag with the name of the remote branch', 'refs/tags/origin/strict'],
    ['a tag with the full name of the remote branch', 'refs/tags/refs/remotes/origin/strict'],
    ['a local branch', 'refs/heads/strict'],
    ['a remote branch in a directory', 'refs/remotes/origin/refs/heads/strict'],
  ])('fetches the branch of origin with %s', async (_, tag) => {
    const { clone, strict } = cloned(tag);
    const opened = await open(clone.directory);
    expect(await resolvePolicyRef(opened, 'strict')).toBe(strict);
    expect(await resolvePolicyRef(opened, 'refs/heads/strict')).toBe(strict);
  });

  it('takes another revision if origin has no such branch', async () => {
    const { clone, attack } = cloned('refs/tags/v1');
    const opened = await open(clone.directory);
    expect(await resolvePolicyRef(opened, 'v1')).toBe(attack);
    expect(await resolvePolicyRef(opened, attack)).toBe(attack);
  });

  it('takes the user’s own branch, but no tag, if origin cannot be reached', async () => {
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

  it('reports a revision that does not exist', async () => {
    const opened = await open(cloned().clone.directory);
    await expect(resolvePolicyRef(opened, 'none')).rejects.toMatchObject({ code: 'ref_not_found' });
  });
});
