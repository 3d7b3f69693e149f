import { describe, expect, it } from 'vitest';
import {
  type ApprovalSubject,
  approvalDigest,
  boundFiles,
  changedSince,
  groupDigest,
} from '../../src/approval/approval-subject.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { createRepository } from '../repo/repository.ts';
import { SUBJECT } from './fixture.ts';

const FILES = { 'a.js': '1', 'docs/guide.md': '2', 'docs/.hidden/x': '3', 'README.md': '4' };

describe('boundFiles', () => {
  it.each<[readonly string[], readonly string[]]>([
    [[], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
    [['docs/**'], ['README.md', 'a.js']],
    [['*.md'], ['a.js', 'docs/.hidden/x', 'docs/guide.md']],
    [['**/*.md', 'docs/.hidden/*'], ['a.js']],
    [['!a.js'], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
    [['DOCS/**'], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
    [['docs'], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
  ])('without %j: %j', async (globs, expected) => {
    expect([...(await boundFiles(literalTree(FILES), globs)).keys()].sort()).toEqual(expected);
  });

  it('reads the content where there are no object ids', async () => {
    const repository = createRepository();
    repository.write({ ...FILES, link: { symlink: 'a.js' }, run: { executable: '1' } });
    const before = await boundFiles(folderTree(repository.directory), []);
    expect(before.get('link')).toMatch(/^symlink [0-9a-f]{64}$/);
    expect(before.get('run')).not.toBe(before.get('a.js'));
    repository.write({ link: { symlink: 'README.md' }, 'a.js': '2' });
    const after = await boundFiles(folderTree(repository.directory), []);
    const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(changed).toEqual(['a.js', 'link']);
  });
});

describe('approvalDigest', () => {
  it('does not depend on the order of the files', () => {
    const files = new Map([...SUBJECT.files].reverse());
    expect(approvalDigest({ ...SUBJECT, files })).toBe(approvalDigest(SUBJECT));
  });

  it.each<[string, Partial<ApprovalSubject>]>([
    ['the base branch', { baseRef: 'release' }],
    ['the Plans', { plansDigest: `sha256:${'5'.repeat(64)}` }],
    ['the policy', { policyDigest: `sha256:${'5'.repeat(64)}` }],
    ['what weakens the gate', { weakened: [['package.json', 'the file changes']] }],
    ['a new file', { files: new Map([...SUBJECT.files, ['x', 'file 5']]) }],
    ['a missing file', { files: new Map([...SUBJECT.files].slice(1)) }],
    [
      'a renamed file',
      { files: new Map([...SUBJECT.files].map(([path, id]) => [`x${path}`, id])) },
    ],
  ])('depends on %s', (_, difference) => {
    const digest = approvalDigest({ ...SUBJECT, ...difference });
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(digest).not.toBe(approvalDigest(SUBJECT));
  });

  it('combines the heads of a merge group', () => {
    expect(groupDigest([])).toBeUndefined();
    expect(groupDigest(['a'])).toBe('a');
    expect(groupDigest(['a', 'b'])).toBe(groupDigest(['b', 'a']));
    expect(groupDigest(['a', 'b'])).not.toBe(groupDigest(['a']));
  });
});

describe('changedSince', () => {
  const withFiles = (...names: string[]): ApprovalSubject => ({
    ...SUBJECT,
    files: new Map([...SUBJECT.files, ...names.map((name) => [name, 'file 5'] as const)]),
  });

  it.each<[string, ApprovalSubject, string | undefined]>([
    ['nothing', SUBJECT, undefined],
    ['one file', withFiles('b.js'), '`b.js` has changed'],
    ['three files', withFiles('c', 'b', 'd'), '`b`, `c` and `d` have changed'],
    [
      'five files',
      withFiles('f', 'e', 'd', 'c', 'b'),
      '`b`, `c`, `d` and 2 more files have changed',
    ],
    [
      'only the Plans',
      { ...SUBJECT, plansDigest: `sha256:${'5'.repeat(64)}` },
      'the commands that would run have changed',
    ],
  ])('names %s', (_, now, words) => {
    expect(changedSince(SUBJECT, now)).toBe(words);
    const [then] = [now];
    expect(changedSince(then, SUBJECT)).toBe(words);
  });
});
