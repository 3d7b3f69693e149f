import { describe, expect, it } from 'vitest';
import { measureChange } from '../../../src/audit/change/blast-radius.ts';
import { added, changeOf, deleted, file, renamed } from '../fixture.ts';

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
