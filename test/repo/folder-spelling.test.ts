import { describe, expect, it } from 'vitest';
import { isSpellingOf, mayBeSpelled } from '../../src/repo/folder-spelling.ts';
import { list } from '../table.ts';

const SPELLINGS = list`
  .git ¦ .GIT ¦ .Git ¦ git~1 ¦ GIT~1 ¦ Git~2 ¦ git~31 ¦ .git. ¦ .git<U+0020> ¦ .git . . ¦ .git...
  .git::$INDEX_ALLOCATION ¦ .GIT::$Index_Allocation ¦ .git:stream ¦ .git .::$DATA
  git~1::$INDEX_ALLOCATION ¦ .g<U+200C>it ¦ <U+200D>.git ¦ .git<U+FEFF> ¦ .g<U+200E>i<U+202E>t
  .<U+206A>git ¦ .gi<U+00AD>t ¦ .G<U+200B>IT.<U+0020> ¦ .g<U+0131>t
`;

describe('isSpellingOf', () => {
  it.each(SPELLINGS)('takes %j for .git', (segment) => {
    expect(isSpellingOf(segment, '.git')).toBe(true);
  });

  it.each(list`
    .gitignore ¦ .github ¦ .gitmodules ¦ .git-blame-ignore-revs ¦ .git2 ¦ git ¦ git~ ¦ git~0
    git~x ¦ digit~1 ¦ legit ¦ my.git ¦ .git_ ¦ x .git ¦ ..git ¦ <0 times x>
  `)('does not take %j for .git', (segment) => {
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
