import { describe, expect, it } from 'vitest';
import { readBlob } from '../../src/repo/object-tree.ts';
import { createRepository, open } from './repository.ts';

describe('readBlob', () => {
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
    const found = await Promise.all([...oids, ...oids].map((oid) => readBlob(opened, oid)));
    expect(found.map(String)).toEqual([...CONTENTS, ...CONTENTS]);
  });

  it.each<[string, (git: (...args: string[]) => string) => string, string]>([
    ['missing', () => 'f'.repeat(40), 'is missing from this clone'],
    ['a directory', (git) => git('rev-parse', 'HEAD^{tree}'), 'is a tree'],
  ])('rejects an object that is %s', async (_, find, words) => {
    const { opened, git } = await stored();
    await expect(readBlob(opened, find(git))).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining(words),
    });
  });
});
