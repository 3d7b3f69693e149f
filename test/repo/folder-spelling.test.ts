import { describe, expect, it } from 'vitest';
import { isSpellingOf, mayBeSpelled } from '../../src/repo/folder-spelling.ts';

const SPELLINGS = [
  '.git',
  '.GIT',
  '.Git',
  'git~1',
  'GIT~1',
  'Git~2',
  'git~31',
  '.git.',
  '.git ',
  '.git . .',
  '.git...',
  '.git::$INDEX_ALLOCATION',
  '.GIT::$Index_Allocation',
  '.git:stream',
  '.git .::$DATA',
  'git~1::$INDEX_ALLOCATION',
  '.g\u200cit',
  '\u200d.git',
  '.git\ufeff',
  '.g\u200ei\u202et',
  '.\u206agit',
  '.gi\u00adt',
  '.G\u200bIT. ',
  '.g\u0131t',
];

describe('isSpellingOf', () => {
  it.each(SPELLINGS)('takes %j for .git', (segment) => {
    expect(isSpellingOf(segment, '.git')).toBe(true);
  });

  it.each([
    '.gitignore',
    '.github',
    '.gitmodules',
    '.git-blame-ignore-revs',
    '.git2',
    'git',
    'git~',
    'git~0',
    'git~x',
    'digit~1',
    'legit',
    'my.git',
    '.git_',
    'x .git',
    '..git',
    '',
  ])('does not take %j for .git', (segment) => {
    expect(isSpellingOf(segment, '.git')).toBe(false);
  });

  it('knows the spellings of another directory', () => {
    for (const segment of ['Node_Modules', 'NODE_M~1', 'node_modules.', 'node_\u200bmodules']) {
      expect(isSpellingOf(segment, 'node_modules')).toBe(true);
    }
    for (const segment of ['node_module', 'node_modules2', 'node~1']) {
      expect(isSpellingOf(segment, 'node_modules')).toBe(false);
    }
  });
});

describe('mayBeSpelled', () => {
  it.each(SPELLINGS)('is true for a path with %j', (segment) => {
    expect(mayBeSpelled(segment, '.git')).toBe(true);
    expect(mayBeSpelled(`a/${segment}/b`, '.git')).toBe(true);
  });

  it('is false for an ordinary path', () => {
    expect(mayBeSpelled('src/digit/legit-1.test.ts', '.git')).toBe(false);
  });
});
