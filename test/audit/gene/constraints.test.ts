import { describe, expect, it } from 'vitest';
import { readConstraints, stricterConstraints } from '../../../src/audit/gene/gene-limits.ts';

describe('readConstraints', () => {
  it('reads limits and normalizes forbidden paths', () => {
    const { constraints, problems } = readConstraints({
      max_files: 5,
      forbidden_paths: ['./src/core/', 'src\\core', 'docs/../lib', '.git'],
    });
    expect(constraints).toEqual({
      maxFiles: 5,
      isDefaultLimit: false,
      forbiddenPaths: ['src/core', 'lib', '.git'],
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['nothing at all', undefined, ['missing constraints']],
    ['null', null, ['malformed constraints']],
    ['a list', [], ['malformed constraints']],
    ['text', 'max_files: 5', ['malformed constraints']],
    [
      'an empty object',
      {},
      ['missing constraints.max_files', 'missing constraints.forbidden_paths'],
    ],
    [
      'text for a number',
      { max_files: '5', forbidden_paths: [] },
      ['malformed constraints.max_files'],
    ],
    ['zero', { max_files: 0, forbidden_paths: [] }, ['malformed constraints.max_files']],
    ['a fraction', { max_files: 2.5, forbidden_paths: [] }, ['malformed constraints.max_files']],
    [
      'null for a number',
      { max_files: null, forbidden_paths: [] },
      ['malformed constraints.max_files'],
    ],
    [
      'one path',
      { max_files: 1, forbidden_paths: 'src' },
      ['malformed constraints.forbidden_paths'],
    ],
    [
      'paths that are none below the root',
      { max_files: 1, forbidden_paths: ['', '.', '/etc', '../x', 'C:\\x', 7, null, ['a'], 'ok'] },
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `malformed constraints.forbidden_paths.${index}`),
    ],
    [
      'a pattern',
      { max_files: 1, forbidden_paths: ['src/**', 'app/[id]'] },
      ['pattern constraints.forbidden_paths.0'],
    ],
    [
      'other entries that match no path as their author means them',
      {
        max_files: 1,
        forbidden_paths: ['!src', '{src,lib}', 'a/{b,c}.js', ' src', 'src\n', '"src"'],
      },
      [0, 1, 2, 3, 4, 5].map((index) => `pattern constraints.forbidden_paths.${index}`),
    ],
    [
      'no names with brackets, braces or blanks that are paths',
      {
        max_files: 1,
        forbidden_paths: ['app/[...all]', 'my files/a b', 'x/{id}', 'a!b', "it's", '#x'],
      },
      [],
    ],
  ])('reports %s', (_, declared, expected) => {
    const { problems } = readConstraints(declared);
    expect(problems.map(({ kind, pointer }) => `${kind} ${pointer.join('.')}`)).toEqual(expected);
  });

  it('keeps valid fields next to malformed ones', () => {
    expect(readConstraints({ max_files: 'x', forbidden_paths: ['src', 1] }).constraints).toEqual({
      maxFiles: 20,
      isDefaultLimit: true,
      forbiddenPaths: ['src'],
    });
  });
});

describe('stricterOf', () => {
  const limits = (maxFiles: number, ...forbiddenPaths: string[]) => ({
    maxFiles,
    isDefaultLimit: false,
    forbiddenPaths,
  });

  it.each([
    ['a raised limit', limits(5, 'a'), limits(50, 'a'), limits(5, 'a')],
    ['a lowered limit', limits(50, 'a'), limits(5, 'a'), limits(5, 'a')],
    ['removed and added paths', limits(5, 'a'), limits(5, 'b'), limits(5, 'a', 'b')],
    [
      'a default limit that the gene raises',
      { ...limits(20), isDefaultLimit: true },
      limits(50),
      { ...limits(20), isDefaultLimit: true },
    ],
    ['a new gene', undefined, limits(50), limits(50)],
  ])('takes the stricter side of %s', (_, base, head, expected) => {
    expect(stricterConstraints(base, head)).toEqual(expected);
  });
});
