import { expect, it } from 'vitest';
import { readTree } from '../../src/repo/object-tree.ts';
import { createRepository, open } from './repository.ts';

it.each(['blob:none', 'tree:0'])('refuses a clone with --filter=%s', async (filter) => {
  const origin = createRepository();
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.write({ 'a/deep/one.txt': 'one' });
  const commit = origin.commit();
  const cloneOptions = ['--no-checkout', `--filter=${filter}`];
  const clone = createRepository({ cloneOf: origin.directory, cloneOptions });
  await expect(readTree(await open(clone.directory), commit)).rejects.toMatchObject({
    hint: expect.stringContaining('no `filter` on actions/checkout'),
  });
});
