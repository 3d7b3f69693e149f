import { describe, expect, it } from 'vitest';
import { markHiddenFiles } from '../../../src/audit/change/hidden-files.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { readTree } from '../../../src/repo/object-tree.ts';
import { createRepository, open } from '../../repo/repository.ts';
import { list } from '../../table.ts';

const file = (path: string) => ({ path, lines: 1 });

/** What hides each of some files by the attributes of a commit. */
async function hiddenReasons(
  files: readonly string[],
  attributes: Readonly<Record<string, string>>,
) {
  const repository = createRepository();
  repository.write(attributes);
  const tree = await readTree(await open(repository.directory), repository.commit());
  const marked = await markHiddenFiles(files.map(file), tree);
  return marked.map(({ veil }) => veil);
}

describe('markHiddenFiles', () => {
  it('reads the attributes of the commit as git does', async () => {
    const lines = list`
      dist/** linguist-generated ¦ out/* linguist-generated=true ¦ [attr]secret -diff
      *.min.js secret ¦ /a.lock binary ¦ * text eol=lf ¦ b* -diff ¦ b1 diff
    `;
    const files = {
      'dist/b/a.js': 'generated',
      'out/a.js': 'generated',
      'out/b/a.js': undefined,
      'x/y/a.min.js': 'no_diff',
      'a.lock': 'no_diff',
      'x/a.lock': undefined,
      b1: undefined,
      b2: 'no_diff',
      'src/a.min.js': undefined,
    };
    const attributes = { '.gitattributes': lines.join('\n'), 'src/.gitattributes': '*.js diff' };
    expect(await hiddenReasons(Object.keys(files), attributes)).toEqual(Object.values(files));
  });

  it('keeps existing marks, and marks no more files than a report lists', async () => {
    const tree = { ...literalTree({}), attributes: async () => () => 'unset' };
    const files = [
      { ...file('logo.png'), veil: 'binary' as const },
      ...Array.from({ length: 150 }, () => file('a')),
    ];
    const marked = await markHiddenFiles(files, tree);
    expect(marked[0]?.veil).toBe('binary');
    expect(marked.filter(({ veil }) => veil === 'no_diff')).toHaveLength(99);
  });
});
