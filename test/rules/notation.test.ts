import { describe, expect, it } from 'vitest';
import { expanded, expandedFiles } from './notation.ts';

describe('the notation of examples', () => {
  it.each([
    ['a<U+202E>b<U+0000>', 'a\u202eb\0'],
    ['<3 letters><1,000 blanks>', `aaa${' '.repeat(1000)}`],
    ['<2 times ""><2 times x>', '""""xx'],
    ['<!-- a --> < b', '<!-- a --> < b'],
  ])('%s', (written, meant) => {
    expect(expanded(written)).toBe(meant);
  });

  it('expands one path to many files', () => {
    expect(expandedFiles({ 'a<9-11>.js': '<2 letters>', b: { symlink: 'a9.js' } })).toEqual({
      'a9.js': 'aa',
      'a10.js': 'aa',
      'a11.js': 'aa',
      b: { symlink: 'a9.js' },
    });
  });
});
