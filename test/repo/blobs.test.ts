import { describe, expect, it } from 'vitest';
import { batches, readBlobs } from '../../src/repo/blobs.ts';
import { createRepository, open } from './repository.ts';

describe('readBlobs', () => {
  const CONTENTS = ['', 'a\n', 'no newline', '\0\n\0\n', `${'f'.repeat(40)} blob 3\nabc\n`];

  async function stored() {
    const repository = createRepository();
    repository.write(Object.fromEntries(CONTENTS.map((content, index) => [`${index}`, content])));
    repository.commit();
    const oids = CONTENTS.map((_, index) => repository.git('rev-parse', `HEAD:${index}`));
    return { ...repository, oids, opened: await open(repository.directory) };
  }

  it('reads each content exactly, even one that looks like git’s own output', async () => {
    const { opened, oids } = await stored();
    const found = await readBlobs(opened, [...oids, ...oids]);
    expect(oids.map((oid) => String(found.get(oid)))).toEqual(CONTENTS);
    expect(await readBlobs(opened, [])).toEqual(new Map());
  });

  it.each<[string, (git: (...args: string[]) => string) => string, string]>([
    ['missing', () => 'f'.repeat(40), 'is missing from this clone'],
    ['a directory', (git) => git('rev-parse', 'HEAD^{tree}'), 'is a tree'],
    ['too large', (git) => git('rev-parse', 'HEAD:2'), '10 bytes, more than 9'],
  ])('rejects an object that is %s', async (_, find, words) => {
    const { opened, git, oids } = await stored();
    await expect(readBlobs(opened, [oids[1] ?? '', find(git)], 9)).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining(words),
    });
  });
});

it('batches keeps every blob, in order, and memory bounded', () => {
  const MiB = 1024 * 1024;
  const blobs = [100, 100, 100, 256, 1, 255, 300].map((size) => ({ size: size * MiB }));
  const sizes = [...batches(blobs)].map((batch) => batch.map(({ size }) => size / MiB));
  expect(sizes).toEqual([[100, 100], [100], [256], [1, 255], [300]]);
});
