import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markHiddenFiles } from '../../../src/audit/change/hidden-files.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';

async function hiddenReasonOf(path: string, attributes: Readonly<Record<string, string>>) {
  const file = { path, lines: 1 };
  const [marked] = await markHiddenFiles([file], literalTree(attributes));
  return marked?.veil;
}

describe('markHiddenFiles', () => {
  it.each([
    ['dist/a.js', 'dist/** linguist-generated', 'generated'],
    ['dist/a.js', 'dist/* linguist-generated=true\r', 'generated'],
    ['dist/b/a.js', 'dist/* linguist-generated', undefined],
    ['x/y/a.min.js', '*.min.js -diff', 'no_diff'],
    ['x/y/a_min_js', '*.min.js -diff', undefined],
    ['x/y/a.lock', '/a.lock binary', undefined],
    ['a.lock', '/a.lock binary', 'no_diff'],
    ['a/b/c', 'a/**/c -diff', 'no_diff'],
    ['a/c', 'a/**/c -diff', 'no_diff'],
    ['a1', 'a[!0] -diff', 'no_diff'],
    ['a1', '* -diff\na1 diff', undefined],
    ['a1', '# a1 -diff', undefined],
    ['a1', 'a1 text eol=lf', undefined],
    ['a1', '[z-a] -diff', undefined],
  ])('%s by %j: %s', async (path, text, expected) => {
    expect(await hiddenReasonOf(path, { '.gitattributes': text })).toBe(expected);
  });

  it('gives precedence to a deeper directory', async () => {
    const attributes = {
      '.gitattributes': '*.js linguist-generated',
      'src/.gitattributes': '*.js -linguist-generated',
    };
    expect(await hiddenReasonOf('src/a.js', attributes)).toBeUndefined();
    expect(await hiddenReasonOf('lib/a.js', attributes)).toBe('generated');
  });

  it('keeps existing marks, and marks no more files than a report lists', async () => {
    const file = (path: string) => ({ path, lines: 1 });
    const files = [
      { ...file('logo.png'), veil: 'binary' as const },
      ...Array.from({ length: 150 }, () => file('a')),
    ];
    const marked = await markHiddenFiles(files, literalTree({ '.gitattributes': '* -diff' }));
    expect(marked[0]?.veil).toBe('binary');
    expect(marked.filter(({ veil }) => veil === 'no_diff')).toHaveLength(99);
  });

  it('handles any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string({ minLength: 1 }), async (text, path) => {
        await hiddenReasonOf(path, { '.gitattributes': `${text} -diff` });
      }),
    );
  });
});
