import { describe, expect, it } from 'vitest';
import { gradeFiles, measureChange } from '../../../src/audit/change/blast-radius.ts';
import { added, changeOf, deleted, file, renamed } from '../fixture.ts';

const CAPS = { files: 60, lines: 20_000 };

describe('gradeFiles', () => {
  it.each([
    [0, 20, 'within_limit'],
    [16, 20, 'within_limit'],
    [17, 20, 'approaching_limit'],
    [20, 20, 'approaching_limit'],
    [21, 20, 'exceeded'],
    [40, 20, 'exceeded'],
    [41, 20, 'critical_overrun'],
    [1, 1, 'approaching_limit'],
    [2, 1, 'exceeded'],
    [3, 1, 'critical_overrun'],
    [60, 1000, 'within_limit'],
    [61, 1000, 'hard_cap_breach'],
    [61, 1, 'hard_cap_breach'],
  ])('grades %i files against a limit of %i as %s', (files, maxFiles, severity) => {
    expect(gradeFiles(files, maxFiles, { files, lines: 100 }, CAPS)).toBe(severity);
  });

  it.each([undefined, null, '5', 0, -3, Number.NaN, [], {}])(
    'takes %s for the default limit of 20',
    (maxFiles) => {
      expect(gradeFiles(20, maxFiles, { files: 20, lines: 0 }, CAPS)).toBe('approaching_limit');
      expect(gradeFiles(21, maxFiles, { files: 21, lines: 0 }, CAPS)).toBe('exceeded');
    },
  );

  it('grades lines only by the hard cap', () => {
    expect(gradeFiles(1, 20, { files: 1, lines: 20_000 }, CAPS)).toBe('within_limit');
    expect(gradeFiles(1, 20, { files: 1, lines: 20_001 }, CAPS)).toBe('hard_cap_breach');
    expect(gradeFiles(1, 20, { files: 1, lines: 11 }, { files: 60, lines: 10 })).toBe(
      'hard_cap_breach',
    );
  });
});

describe('measureChange', () => {
  const nothing = new Set<string>();

  it('counts every file, both names of a rename, and both sides of a line', () => {
    const change = changeOf(
      file('a.js', { added: 3, deleted: 2 }),
      renamed('old.js', 'new.js'),
      deleted('gone.bin'),
      added('docs/readme.md', 10),
    );
    expect(measureChange(change, nothing)).toEqual({
      files: 5,
      lines: 17,
      exempt_files: 0,
      exempt_lines: 0,
    });
  });

  it('counts exempt files separately, but all lines of a rename to one', () => {
    const exempt = new Set(['assets/gep/genes.json', 'assets/gep/genes2.json']);
    const change = changeOf(
      file('assets/gep/genes.json', { added: 100 }),
      renamed('src/core.js', 'assets/gep/genes2.json'),
    );
    expect(measureChange(change, exempt)).toEqual({
      files: 1,
      lines: 1,
      exempt_files: 2,
      exempt_lines: 100,
    });
  });
});
